"""Writes penner.csv beside this script: Penner's curves and their slopes, with mpmath at 200 bits.

The formulas are written here a second time, in the form of the original "in" equations with time t,
duration 1, and only then turned for "out" and halved for "in-out".
"""

import os
import mpmath

mpmath.mp.prec = 200
m = mpmath.mpf
here = os.path.dirname(os.path.abspath(__file__))


def back(t, s):
    return t * t * ((s + 1) * t - s)


def elastic(t, p):
    return -(m(2) ** (10 * (t - 1))) * mpmath.sin((t - 1 - p / 4) * 2 * mpmath.pi / p)


def bounce_out(t):
    k = m("7.5625")
    for limit, shift, height in ((1, "0", "0"), (2, "1.5", "0.75"), ("2.5", "2.25", "0.9375"), ("2.75", "2.625", "0.984375")):
        if t < m(limit) / m("2.75") or limit == "2.75":
            u = t - m(shift) / m("2.75")
            return k * u * u + m(height)


s = m("1.70158")
ins = {
    "sine": lambda t, b: 1 - mpmath.cos(t * mpmath.pi / 2),
    "quad": lambda t, b: t**2,
    "cubic": lambda t, b: t**3,
    "quart": lambda t, b: t**4,
    "quint": lambda t, b: t**5,
    "expo": lambda t, b: m(2) ** (10 * (t - 1)),
    "circ": lambda t, b: 1 - mpmath.sqrt(1 - t * t),
    "back": lambda t, b: back(t, s * m("1.525") if b else s),
    "elastic": lambda t, b: elastic(t, m("0.45") if b else m("0.3")),
    "bounce": lambda t, b: 1 - bounce_out(1 - t),
}

rows = ["name,x,value,slope"]
for family, f in ins.items():
    for direction in ("in", "out", "in-out"):
        if direction == "in":
            g = lambda x: f(x, False)
        elif direction == "out":
            g = lambda x: 1 - f(1 - x, False)
        else:
            g = lambda x: f(2 * x, True) / 2 if x < m("0.5") else 1 - f(2 - 2 * x, True) / 2
        for x in (0.001, 0.03, 0.11, 0.2, 0.31, 0.43, 0.499, 0.56, 0.68, 0.77, 0.85, 0.93, 0.98, 0.9995):
            h = m(2) ** -60
            value = g(m(x))
            slope = (g(m(x) + h) - g(m(x) - h)) / (2 * h)
            rows.append("%s-%s,%r,%s,%s" % (direction, family, x, mpmath.nstr(value, 22), mpmath.nstr(slope, 18)))
with open(os.path.join(here, "penner.csv"), "w") as out:
    out.write("\n".join(rows) + "\n")
