"""Writes elementary.csv and decimal.csv beside this script: the truth for SidleUnits.

Needs mpmath (300-bit arithmetic here). Run it again only to change which arguments are tested;
the seed is fixed, so the files come out the same.

elementary.csv: function, x, y (second argument of pow), nearest, residual. Doubles are written as
their 64 bits in hexadecimal. `nearest` is the double nearest to the true value, `residual` the true
value less `nearest`, in units of the last place of `nearest`.

decimal.csv: bits of a double, its three-decimal form (half away from zero of the exact value) and
its shortest form's digits (Python's repr) as sign, digits, exponent of the point.
"""

import decimal
import math
import os
import random
import struct

import mpmath

mpmath.mp.prec = 300
here = os.path.dirname(os.path.abspath(__file__))
random.seed(20240501)


def bits(value):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", value))[0]


def from_bits(value):
    return struct.unpack("<d", struct.pack("<Q", value))[0]


def ulp(value):
    return mpmath.mpf(math.ulp(value))


def row(function, x, true, y=None):
    nearest = float(true)
    if math.isinf(nearest):
        return
    residual = float((true - mpmath.mpf(nearest)) / ulp(nearest))
    # float() of an mpf may be one off for subnormals; put it right.
    if abs(residual) > 0.5:
        nearest = math.nextafter(nearest, math.inf if residual > 0 else -math.inf)
        residual = float((true - mpmath.mpf(nearest)) / ulp(nearest))
    rows.append(
        "%s,%s,%s,%s,%.6f" % (function, bits(x), "" if y is None else bits(y), bits(nearest), residual)
    )


def spread(low, high, count):
    return [random.uniform(low, high) for _ in range(count)]


def logarithmic(low, high, count, signed=False):
    values = [2 ** random.uniform(low, high) for _ in range(count)]
    return [v * random.choice((-1, 1)) if signed else v for v in values]


rows = ["function,x,y,nearest,residual"]
m = mpmath.mpf
for x in spread(-1, 1, 250) + spread(-708, 709.7, 250) + spread(-745, -708, 30) + logarithmic(-60, 9, 120, True):
    row("exp", x, mpmath.exp(m(x)))
for x in spread(-1.5, 1.5, 300) + spread(-40, 709, 120) + logarithmic(-60, 0, 200, True):
    row("expm1", x, mpmath.expm1(m(x)))
for x in (
    spread(0.5, 2, 250)
    + logarithmic(-1070, 1023, 250)
    + [1 + d for d in logarithmic(-52, -2, 150, True)]
    + [0.7071067811865475, 0.7071067811865476, 1.4142135623730951, 5e-324, 1.7976931348623157e308]
):
    row("log", x, mpmath.log(m(x)))
for x in spread(-0.9, 1, 250) + logarithmic(-60, 1020, 250) + [d for d in logarithmic(-60, -1, 200, True)] + [-1 + 2.0**-k for k in range(1, 53)]:
    row("log1p", x, mpmath.log(1 + m(x)))

near_multiples = []
for _ in range(200):
    k = int(2 ** random.uniform(0, 44))
    x = float(k * mpmath.pi / 2)
    near_multiples += [x, math.nextafter(x, 0), -math.nextafter(x, math.inf)]
angles = (
    spread(-0.8, 0.8, 250)
    + spread(-7, 7, 250)
    + logarithmic(-60, 45, 250, True)
    + [x for x in near_multiples if abs(x) <= 2**45]
)
for x in angles:
    row("sin", x, mpmath.sin(m(x)))
    row("cos", x, mpmath.cos(m(x)))
for x in spread(-1.2, 1.2, 250) + spread(-710, 710, 150) + spread(-45, 45, 150) + logarithmic(-40, 0, 100, True):
    row("sinh", x, mpmath.sinh(m(x)))
    row("cosh", x, mpmath.cosh(m(x)))
for _ in range(700):
    kind = random.randrange(4)
    if kind == 0:
        base, exponent = random.uniform(0.5, 1), random.uniform(0, 3000)
    elif kind == 1:
        base, exponent = random.uniform(0, 10), random.uniform(-10, 10)
    elif kind == 2:
        base = 2 ** random.uniform(-1000, 1000)
        exponent = random.uniform(-700, 700) / math.log(base)
    else:
        base = 1 + random.choice((-1, 1)) * 2 ** random.uniform(-50, -3)
        exponent = random.uniform(-700, 700) / math.log(base)
    row("pow", base, mpmath.power(m(base), m(exponent)), exponent)
with open(os.path.join(here, "elementary.csv"), "w") as out:
    out.write("\n".join(rows) + "\n")

decimal.getcontext().prec = 1200
values = [0.0005, 1.0005, 2.0005, 0.0625, 0.1875, 1e-4, 5e-4, 4.9e-4, 999.9995, 2.0**62, 2.0**63, 2.0**53 - 1]
values += [2.0**e for e in range(-1074, 1024, 7)] + [10.0**e for e in range(-323, 309, 3)]
values += [from_bits(random.getrandbits(63)) for _ in range(700)]
values += [random.randrange(1 << 53) * 2.0 ** -random.randrange(0, 70) for _ in range(500)]
values += [round(random.uniform(0, 10 ** random.randrange(1, 9)), random.randrange(0, 7)) for _ in range(500)]
values += [k / 16 for k in range(1, 200, 2)] + [k + 0.5 ** random.randrange(1, 11) for k in range(100)]
values += [5e-324, 1.7976931348623157e308, 2.2250738585072014e-308, 1125899906842624.25, 1125899906842624.75]
lines = ["bits,fixed3,digits,point"]
for index, value in enumerate(values):
    if not math.isfinite(value) or value == 0:
        continue
    if index % 2:
        value = -value
    fixed = decimal.Decimal(value).quantize(decimal.Decimal("0.001"), rounding=decimal.ROUND_HALF_UP)
    text = format(fixed, "f")
    if fixed == 0:
        text = "0.000"
    sign, digits, exponent = decimal.Decimal(repr(value)).normalize().as_tuple()
    lines.append("%s,%s,%s%s,%d" % (bits(value), text, "-" if sign else "", "".join(map(str, digits)), exponent + len(digits)))
with open(os.path.join(here, "decimal.csv"), "w") as out:
    out.write("\n".join(lines) + "\n")
