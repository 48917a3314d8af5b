#ifndef SIDLE_TEST_MATH_H
#define SIDLE_TEST_MATH_H

long long llround(double x);

#endif
