"""Lets each Python that starts with this folder on its path imitate a platform; Python imports it by itself."""

import os
import sys

if sys.version_info >= (3, 11) and 'IMITATED_PLATFORM' in os.environ:  # other Pythons refuse to run the kit anyway
    import imitation

    try:
        imitation.begin(os.environ['IMITATED_PLATFORM'])
    except Exception as error:  # which Python would print and forget
        raise SystemExit('the imitation did not begin; does this Python lack mypy?') from error
