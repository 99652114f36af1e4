// The same names as in simd.h.
#pragma once
#include <metal_stdlib>
