import Foundation
import TestSupport
import Testing

@testable import Metal
@testable import halcyon

@Suite(
  "Kernels of Metal, run on the processor", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct ComputePipelineTests {
  /// Threads that know nothing of each other, which are run as vectors.
  private static let apart = Result {
    try CompiledMetal(
      """
      kernel void square(device float *numbers [[buffer(0)]], constant float &add [[buffer(1)]],
                         uint id [[thread_position_in_grid]]) { numbers[id] = numbers[id] * numbers[id] + add; }
      kernel void ramp(texture2d<float, access::write> out [[texture(0)]], uint2 at [[thread_position_in_grid]],
                       uint2 all [[threads_per_grid]]) {
        out.write(float4(float2(at) / float2(all), 0, 1), at);
      }
      kernel void packed(device packed_float3 *points [[buffer(0)]], uint id [[thread_position_in_grid]]) {
        float3 point = points[id];
        points[id] = packed_float3(point * 2 + float3(0, 0, 1));
      }
      """)
  }
  /// Threads that wait for each other, or change what others read.
  private static let meeting = Result {
    try CompiledMetal(
      """
      kernel void count(texture2d<float, access::read> in [[texture(0)]], device atomic_uint *bins [[buffer(0)]],
                        uint2 at [[thread_position_in_grid]]) {
        atomic_fetch_add_explicit(&bins[in.read(at).r > 0.5 ? 1 : 0], 1, memory_order_relaxed);
      }
      kernel void sum(device const float *numbers [[buffer(0)]], device float *sums [[buffer(1)]],
                      uint id [[thread_position_in_grid]], uint own [[thread_index_in_threadgroup]],
                      uint group [[threadgroup_position_in_grid]]) {
        threadgroup float shared[64];
        shared[own] = numbers[id];
        threadgroup_barrier(mem_flags::mem_threadgroup);
        for (uint step = 32; step > 0; step /= 2) {
          if (own < step) shared[own] += shared[own + step];
          threadgroup_barrier(mem_flags::mem_threadgroup);
        }
        if (own == 0) sums[group] = shared[0];
      }
      kernel void turned(device const float *in [[buffer(0)]], device float *out [[buffer(1)]],
                         threadgroup float *room [[threadgroup(0)]],
                         uint own [[thread_position_in_threadgroup]], uint size [[threads_per_threadgroup]],
                         uint id [[thread_position_in_grid]]) {
        room[own] = in[id];
        threadgroup_barrier(mem_flags::mem_threadgroup);
        out[id] = room[size - 1 - own];
      }
      """)
  }

  private func numbers(_ count: Int, _ value: (Int) -> Float) throws -> any MTLBuffer {
    let values = (0..<count).map(value)
    return try #require(
      SoftwareDevice.shared.makeBuffer(bytes: values, length: count * 4, options: []))
  }
  private func floats(_ buffer: any MTLBuffer) -> [Float] {
    Array(
      UnsafeBufferPointer(
        start: buffer.contents().assumingMemoryBound(to: Float.self), count: buffer.length / 4))
  }

  @Test("Each thread has its own place, and those beyond the grid are not run")
  func threads() throws {
    let metal = try Self.apart.get()
    let buffer = try numbers(100) { Float($0) }
    let state = try metal.kernel("square")
    var add: Float = 3
    try metal.compute { encoder in
      encoder.setComputePipelineState(state)
      encoder.setBuffer(buffer, offset: 0, index: 0)
      encoder.setBytes(&add, length: 4, index: 1)
      encoder.dispatchThreads(MTLSizeMake(90, 1, 1), threadsPerThreadgroup: MTLSizeMake(32, 1, 1))
    }
    let found = floats(buffer)
    for index in 0..<90 { #expect(found[index] == Float(index * index + 3)) }
    for index in 90..<100 { #expect(found[index] == Float(index)) }
  }

  @Test("A texture is written where a thread says; what lies beside it is left out")
  func writing() throws {
    let metal = try Self.apart.get()
    let canvas = try Canvas(10, 6, .rgba32Float)
    let state = try metal.kernel("ramp")
    try metal.compute { encoder in
      encoder.setComputePipelineState(state)
      encoder.setTexture(canvas.texture, index: 0)
      encoder.dispatchThreadgroups(
        MTLSizeMake(2, 1, 1), threadsPerThreadgroup: MTLSizeMake(8, 8, 1))
    }
    #expect(canvas[0, 0] == [0, 0, 0, 1])
    #expect(canvas[9, 5] == [9.0 / 16, 5.0 / 8, 0, 1])
  }

  @Test("Threads that add to one number lose nothing")
  func atomics() throws {
    let metal = try Self.meeting.get()
    let canvas = try Canvas(64, 64)
    var pixels = [UInt8](repeating: 0, count: 64 * 64 * 4)
    for index in 0..<1000 { pixels[index * 4] = 255 }
    canvas.texture.replace(
      region: MTLRegionMake2D(0, 0, 64, 64), mipmapLevel: 0, withBytes: pixels, bytesPerRow: 256)
    let bins = try numbers(2) { _ in 0 }
    let state = try metal.kernel("count")
    try metal.compute { encoder in
      encoder.setComputePipelineState(state)
      encoder.setTexture(canvas.texture, index: 0)
      encoder.setBuffer(bins, offset: 0, index: 0)
      encoder.dispatchThreads(MTLSizeMake(64, 64, 1), threadsPerThreadgroup: MTLSizeMake(8, 8, 1))
    }
    let found = bins.contents().assumingMemoryBound(to: UInt32.self)
    #expect(found[0] == 3096 && found[1] == 1000)
  }

  @Test("Threads of a group wait for each other, and share memory")
  func barriers() throws {
    let metal = try Self.meeting.get()
    let buffer = try numbers(128) { Float($0) }
    let sums = try numbers(2) { _ in 0 }
    let state = try metal.kernel("sum")
    try metal.compute { encoder in
      encoder.setComputePipelineState(state)
      encoder.setBuffer(buffer, offset: 0, index: 0)
      encoder.setBuffer(sums, offset: 0, index: 1)
      encoder.dispatchThreads(MTLSizeMake(128, 1, 1), threadsPerThreadgroup: MTLSizeMake(64, 1, 1))
    }
    // 0 + … + 63 and 64 + … + 127.
    #expect(floats(sums) == [2016, 6112])
  }

  @Test("Memory of a group that the program gives is the group's")
  func groupMemory() throws {
    let metal = try Self.meeting.get()
    let buffer = try numbers(32) { Float($0) }
    let out = try numbers(32) { _ in 0 }
    let state = try metal.kernel("turned")
    try metal.compute { encoder in
      encoder.setComputePipelineState(state)
      encoder.setBuffer(buffer, offset: 0, index: 0)
      encoder.setBuffer(out, offset: 0, index: 1)
      encoder.setThreadgroupMemoryLength(64, index: 0)
      encoder.dispatchThreads(MTLSizeMake(32, 1, 1), threadsPerThreadgroup: MTLSizeMake(16, 1, 1))
    }
    let expected: [Float] = (0..<32).map { Float($0 < 16 ? 15 - $0 : 47 - $0) }
    #expect(floats(out) == expected)
  }

  @Test("Packed vectors lie close to each other")
  func packed() throws {
    let metal = try Self.apart.get()
    let buffer = try numbers(6) { Float($0) }
    let state = try metal.kernel("packed")
    try metal.compute { encoder in
      encoder.setComputePipelineState(state)
      encoder.setBuffer(buffer, offset: 0, index: 0)
      encoder.dispatchThreads(MTLSizeMake(2, 1, 1), threadsPerThreadgroup: MTLSizeMake(2, 1, 1))
    }
    #expect(floats(buffer) == [0, 2, 5, 6, 8, 11])
  }

  @Test("A vertex function is no kernel, and a group of too many threads is not run")
  func misuse() throws {
    let metal = try CompiledMetal(
      """
      vertex float4 corner() { return 0; }
      kernel void mark(device float *n [[buffer(0)]], uint id [[thread_position_in_grid]]) { n[id] = 1; }
      """)
    #expect(throws: MetalError.self) { try metal.kernel("corner") }
    let buffer = try numbers(4) { _ in 0 }
    let state = try metal.kernel("mark")
    try metal.compute { encoder in
      encoder.setComputePipelineState(state)
      encoder.setBuffer(buffer, offset: 0, index: 0)
      encoder.dispatchThreads(
        MTLSizeMake(4, 1, 1), threadsPerThreadgroup: MTLSizeMake(2048, 1, 1))
    }
    #expect(floats(buffer) == [0, 0, 0, 0])
  }
}
