// Types that Swift and Metal share: those of Metal, by their names in simd.
#pragma once
#include <metal_stdlib>
