"""The worker process that runs a student's program. `sandbox.WORKER_FILES` is all of the kit that it can see."""
