#include <metal_stdlib>
using namespace metal;

struct Corner {
  float3 position [[attribute(0)]];
  float3 normal [[attribute(1)]];
  float2 place [[attribute(2)]];
};

struct Scene {
  float4x4 model;
  float4x4 projection;
  float time;
};

struct Surface {
  float4 position [[position]];
  float3 point;
  float3 normal;
  float2 place;
};

vertex Surface torus_vertex(Corner corner [[stage_in]], constant Scene &scene [[buffer(1)]]) {
  Surface out;
  float4 point = scene.model * float4(corner.position, 1);
  out.position = scene.projection * point;
  out.point = point.xyz;
  out.normal = (scene.model * float4(corner.normal, 0)).xyz;
  out.place = corner.place;
  return out;
}

/// Enamel in two colours, with stripes that wander around the ring.
fragment float4 torus_fragment(Surface in [[stage_in]], constant Scene &scene [[buffer(1)]]) {
  float3 normal = normalize(in.normal);
  float3 light = normalize(float3(0.6, 0.9, 0.7)), eye = normalize(-in.point);
  float wave = sin(in.place.x * 12 + in.place.y * 6 - scene.time * 2);
  float3 enamel = mix(float3(0.98, 0.42, 0.28), float3(0.16, 0.3, 0.68), smoothstep(-0.15, 0.15, wave));
  float diffuse = max(dot(normal, light), 0.0);
  float shine = pow(max(dot(normal, normalize(light + eye)), 0.0), 60.0);
  float rim = pow(1 - max(dot(normal, eye), 0.0), 3.0);
  return float4(enamel * (0.25 + 0.75 * diffuse) + 0.7 * shine + float3(0.2, 0.3, 0.5) * rim, 1);
}
