#include <metal_stdlib>
using namespace metal;

struct Out {
  float4 position [[position]];
};

vertex Out whole(uint id [[vertex_id]]) {
  Out out;
  out.position = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0, 1);
  return out;
}

// Red is how many frames there have been, green how far to the right, blue how far down.
fragment float4 counted(Out in [[stage_in]], constant float &frames [[buffer(0)]], constant float2 &size [[buffer(1)]]) {
  return float4(frames / 255, in.position.xy / size, 1);
}
