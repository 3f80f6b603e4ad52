# attacks: functions, by objects in their place that do other things each time
# base: wrong
# hits: 10
# verdicts: wrong value
# says: TypeError


class Function:
    calls = 0

    def __call__(self, balicek):
        Function.calls += 1
        return 'balíček'

    def __getattr__(self, name):
        return self


popis_balicku = Function()
