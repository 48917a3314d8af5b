"""Writes springs.csv beside this script: springs of every kind at random, with mpmath at 200 bits.

Six decades of stiffness and mass, damping ratios from none to a hundred and very close to 1, both
signs of everything, up to a thousand radians of swing. The solution is written here as a sum of two
complex exponentials, not in the form the engine uses.
"""

import os
import random

import mpmath

mpmath.mp.prec = 200
m = mpmath.mpf
random.seed(7)
here = os.path.dirname(os.path.abspath(__file__))

rows = ["mass,stiffness,damping,offset,velocity,t,x,v,scale_x,scale_v"]
for index in range(600):
    mass = 10 ** random.uniform(-3, 3)
    stiffness = 10 ** random.uniform(-1, 5)
    kind = index % 6
    if kind == 0:
        ratio = 0.0
    elif kind == 1:
        ratio = random.uniform(0, 1)
    elif kind == 2:
        ratio = 1 + random.choice((-1, 1)) * 10 ** random.uniform(-14, -2)
    elif kind == 3:
        ratio = random.uniform(1, 5)
    elif kind == 4:
        ratio = 10 ** random.uniform(-4, 2)
    else:
        ratio = 1.0
    damping = ratio * 2 * (stiffness * mass) ** 0.5
    offset = random.choice((-1, 1)) * 10 ** random.uniform(-2, 4)
    velocity = random.choice((-1, 0, 1)) * 10 ** random.uniform(-2, 5)
    w = mpmath.sqrt(m(stiffness) / m(mass))
    lam = m(damping) / (2 * m(mass))
    t = float(10 ** random.uniform(-4, 3) / w) if kind < 2 else float(random.uniform(0, 30) / w)
    root = mpmath.sqrt(mpmath.mpc(lam * lam - w * w))
    if root == 0:
        root = mpmath.mpc(m(2) ** -150)
    r1, r2 = -lam + root, -lam - root
    a = (m(velocity) - r2 * m(offset)) / (r1 - r2)
    b = m(offset) - a
    e1, e2 = mpmath.exp(r1 * m(t)), mpmath.exp(r2 * m(t))
    x, v = (a * e1 + b * e2).real, (a * r1 * e1 + b * r2 * e2).real
    scale = abs(m(offset)) + abs(m(velocity)) / w
    rows.append(",".join([repr(q) for q in (mass, stiffness, damping, offset, velocity, t)] + [mpmath.nstr(q, 20) for q in (x, v, scale, scale * w)]))
with open(os.path.join(here, "springs.csv"), "w") as out:
    out.write("\n".join(rows) + "\n")
