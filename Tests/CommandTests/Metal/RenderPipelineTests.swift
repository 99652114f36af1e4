import Foundation
import TestSupport
import Testing

@testable import Metal
@testable import halcyon

/// Expectations come from Metal's rules: the middle of a pixel lies at a half, y points upwards in clip space, colours are
/// interpolated by the areas of the triangles that a point makes with the sides (in perspective, of values divided by w).
@Suite(
  "Pipelines of Metal, drawn on the processor", .enabled(if: HalcyonCommandLine.isBuilt),
  .serialized)
struct RenderPipelineTests {
  private static let functions = """
    struct Out {
      float4 position [[position]];
      float3 color;
      float2 place [[center_no_perspective]];
      uint number [[flat]];
      float size [[point_size]];
    };
    struct In { float4 position; float4 color; };
    vertex Out corner(uint id [[vertex_id]], uint instance [[instance_id]],
                      constant In *corners [[buffer(0)]], constant float2 &move [[buffer(1)]]) {
      Out out;
      out.position = corners[id].position;
      out.position.xy += move * instance;
      out.color = corners[id].color.rgb;
      out.place = corners[id].color.rg;
      out.number = id;
      out.size = 4;
      return out;
    }
    struct Attributes { float3 position [[attribute(0)]]; half4 color [[attribute(1)]]; };
    vertex Out fetched(Attributes in [[stage_in]]) {
      Out out = {};
      out.position = float4(in.position, 1);
      out.color = float3(in.color.rgb);
      return out;
    }
    fragment half4 shaded(Out in [[stage_in]]) { return half4(half3(in.color), 1); }
    fragment float4 straight(Out in [[stage_in]]) { return float4(in.place, 0, 1); }
    fragment float4 numbered(Out in [[stage_in]]) { return float4(in.number / 255.0, 0, 0, 1); }
    fragment float4 placed(float4 at [[position]]) { return float4(at.xy / 16, at.z, 1); }
    fragment float4 plain(constant float4 &color [[buffer(0)]]) { return color; }
    fragment float4 sided(bool isFront [[front_facing]]) { return float4(isFront ? 1 : 0, 0, 0, 1); }
    fragment float4 rounded(float2 at [[point_coord]]) { return float4(at, 0, 1); }
    fragment float4 pictured(Out in [[stage_in]], texture2d<float> picture [[texture(0)]],
                             sampler how [[sampler(0)]]) { return picture.sample(how, in.place); }
    struct Two { float4 a [[color(0)]]; float4 b [[color(1)]]; float depth [[depth(any)]]; };
    fragment Two both() { return {float4(1, 0, 0, 1), float4(0, 1, 0, 1), 0.25}; }
    """
  private static let compiled = Result { try CompiledMetal(functions) }
  /// What asks about its neighbours or throws itself away is run one pixel at a time, as all of its file are.
  private static let single = Result {
    try CompiledMetal(
      functions + """

        fragment float4 holed(Out in [[stage_in]]) {
          if (in.position.x < 8) discard_fragment();
          return float4(1);
        }
        fragment float4 changing(Out in [[stage_in]]) {
          return float4(dfdx(in.position.x), dfdy(in.position.y), fwidth(in.color.r) * 16, 1);
        }
        """)
  }

  private struct Corner {
    var position: SIMD4<Float>
    var color: SIMD4<Float> = [1, 1, 1, 1]
  }

  /// Draws three corners.
  private func draw(
    _ canvas: Canvas, _ pipeline: any MTLRenderPipelineState, _ corners: [Corner],
    type: MTLPrimitiveType = .triangle, instances: Int = 1, move: SIMD2<Float> = .zero,
    set: (any MTLRenderCommandEncoder) -> Void = { _ in }
  ) throws {
    try canvas.draw { encoder in
      encoder.setRenderPipelineState(pipeline)
      corners.withUnsafeBytes {
        encoder.setVertexBytes($0.baseAddress!, length: $0.count, index: 0)
      }
      withUnsafeBytes(of: move) {
        encoder.setVertexBytes($0.baseAddress!, length: $0.count, index: 1)
      }
      set(encoder)
      encoder.drawPrimitives(
        type: type, vertexStart: 0, vertexCount: corners.count, instanceCount: instances)
    }
  }

  @Test("Pixels that are computed together are those that are computed one by one")
  func alike() throws {
    let pictures = try [Self.compiled, Self.single].map { compiled in
      let canvas = try Canvas(37, 23)
      let pipeline = try compiled.get().pipeline("corner", "shaded")
      try draw(canvas, pipeline, whole)
      return (0..<23).flatMap { y in (0..<37).map { canvas[$0, y] } }
    }
    #expect(pictures[0] == pictures[1] && Set(pictures[0]).count > 100)
  }

  /// Covers all.
  private let whole = [
    Corner(position: [-1, -1, 0.5, 1], color: [0, 0, 0, 0]),
    Corner(position: [3, -1, 0.5, 1], color: [2, 0, 0, 0]),
    Corner(position: [-1, 3, 0.5, 1], color: [0, 2, 0, 0]),
  ]

  @Test(
    "A triangle covers the pixels whose middles lie in it, and its neighbour the others, each once")
  func coverage() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16)
    // The lower left half of the square, in clip space: the middles of 16 + 15 + … + 1 pixels, but those on the slope go to
    // the triangle below or right of it.
    let half: [Corner] = [
      Corner(position: [-1, 1, 0, 1]), Corner(position: [1, -1, 0, 1]),
      Corner(position: [-1, -1, 0, 1]),
    ]
    let other: [Corner] = [
      Corner(position: [-1, 1, 0, 1]), Corner(position: [1, 1, 0, 1]),
      Corner(position: [1, -1, 0, 1]),
    ]
    let pipeline = try metal.pipeline("corner", "shaded")
    try draw(canvas, pipeline, half)
    let first = canvas.coveredCount
    for y in 0..<16 { #expect(canvas.covered(row: y) == Array(0..<(canvas.covered(row: y).count))) }
    try draw(canvas, pipeline, other)
    #expect(first + canvas.coveredCount == 256)
    #expect([120, 136].contains(first))
  }

  @Test("Colours between corners are weighted by areas")
  func interpolation() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16, .rgba32Float)
    let corners = [
      Corner(position: [-1, 1, 0, 1], color: [1, 0, 0, 1]),
      Corner(position: [3, 1, 0, 1], color: [0, 1, 0, 1]),
      Corner(position: [-1, -3, 0, 1], color: [0, 0, 1, 1]),
    ]
    try draw(canvas, metal.pipeline("corner", "shaded", format: .rgba32Float), corners)
    for (x, y) in [(0, 0), (15, 0), (0, 15), (7, 5)] {
      let (right, down) = ((Float(x) + 0.5) / 32, (Float(y) + 0.5) / 32)
      let expected = SIMD4(1 - right - down, right, down, 1)
      #expect((canvas[x, y] - expected).max() < 2e-3 && (expected - canvas[x, y]).max() < 2e-3)
    }
  }

  @Test("Seen in perspective, the middle of what is seen is nearer to the near corner's value")
  func perspective() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 1, .rgba32Float)
    // From x = -1 with w = 1 to x = 1 with w = 3.
    let corners = [
      Corner(position: [-1, 1, 0, 1], color: [0, 0, 0, 1]),
      Corner(position: [3, 3, 0, 3], color: [1, 0, 0, 1]),
      Corner(position: [-1, -1, 0, 1], color: [0, 0, 0, 1]),
      Corner(position: [3, -3, 0, 3], color: [1, 0, 0, 1]),
    ]
    let pipeline = try metal.pipeline("corner", "shaded", format: .rgba32Float)
    try draw(canvas, pipeline, corners, type: .triangleStrip)
    for x in 0..<16 {
      let t = (Float(x) + 0.5) / 16
      // Of values v / w and 1 / w, both straight in the picture.
      let expected = (t / 3) / ((1 - t) + t / 3)
      #expect(abs(canvas[x, 0].x - expected) < 2e-3, "\(x)")
    }
    let straight = try metal.pipeline("corner", "straight", format: .rgba32Float)
    try draw(canvas, straight, corners, type: .triangleStrip)
    for x in 0..<16 { #expect(abs(canvas[x, 0].x - (Float(x) + 0.5) / 16) < 1e-4) }
  }

  @Test("What is flat has the first corner's value")
  func flat() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16)
    let square = [
      Corner(position: [-1, 1, 0, 1]), Corner(position: [1, 1, 0, 1]),
      Corner(position: [-1, -1, 0, 1]), Corner(position: [1, -1, 0, 1]),
    ]
    try draw(canvas, metal.pipeline("corner", "numbered"), square, type: .triangleStrip)
    #expect(Int((canvas[1, 1].x * 255).rounded()) == 0)
    #expect(Int((canvas[14, 14].x * 255).rounded()) == 1)
  }

  @Test("A fragment's place is its middle, counted from the upper left, with its depth")
  func position() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16, .rgba32Float)
    try draw(canvas, metal.pipeline("corner", "placed", format: .rgba32Float), whole)
    #expect(canvas[0, 0] == [0.5 / 16, 0.5 / 16, 0.5, 1])
    #expect(canvas[9, 3] == [9.5 / 16, 3.5 / 16, 0.5, 1])
  }

  @Test("Instances are told apart, and lie over each other in their order")
  func instances() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 4)
    let left = [
      Corner(position: [-1, 1, 0, 1]), Corner(position: [-0.75, 1, 0, 1]),
      Corner(position: [-1, -1, 0, 1]), Corner(position: [-0.75, -1, 0, 1]),
    ]
    try draw(
      canvas, metal.pipeline("corner", "shaded"), left, type: .triangleStrip, instances: 3,
      move: [0.5, 0])
    #expect(canvas.covered(row: 2) == [0, 1, 4, 5, 8, 9])
  }

  @Test("Vertices are read from a buffer as a descriptor says")
  func attributes() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16)
    let pipeline = try metal.pipeline("fetched", "shaded") { descriptor in
      let vertex = MTLVertexDescriptor()
      vertex.attributes[0].format = .float3
      vertex.attributes[1].format = .uchar4Normalized
      vertex.attributes[1].offset = 12
      vertex.layouts[0].stride = 16
      descriptor.vertexDescriptor = vertex
    }
    var bytes: [UInt8] = []
    for (x, y) in [(Float(-1), Float(-1)), (3, -1), (-1, 3)] {
      withUnsafeBytes(of: (x, y, Float(0))) { bytes += Array($0.prefix(12)) }
      bytes += [51, 102, 255, 255]
    }
    try canvas.draw { encoder in
      encoder.setRenderPipelineState(pipeline)
      encoder.setVertexBytes(bytes, length: bytes.count, index: 0)
      encoder.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
    }
    let color = canvas[8, 8]
    #expect(abs(color.x - 0.2) < 0.003 && abs(color.y - 0.4) < 0.003 && color.z == 1)
  }

  @Test("Indices name vertices, and the highest one ends a strip")
  func indices() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 4)
    let places: [Float] = [-1, -0.5, 0.5, 1]
    let corners = places.flatMap { x in
      [Corner(position: [x, 1, 0, 1]), Corner(position: [x, -1, 0, 1])]
    }
    let numbers: [UInt16] = [0, 1, 2, 3, 0xFFFF, 4, 5, 6, 7]
    let buffer = try #require(
      metal.device.makeBuffer(bytes: numbers, length: numbers.count * 2, options: []))
    let pipeline = try metal.pipeline("corner", "shaded")
    try canvas.draw { encoder in
      encoder.setRenderPipelineState(pipeline)
      corners.withUnsafeBytes {
        encoder.setVertexBytes($0.baseAddress!, length: $0.count, index: 0)
      }
      encoder.drawIndexedPrimitives(
        type: .triangleStrip, indexCount: numbers.count, indexType: .uint16, indexBuffer: buffer,
        indexBufferOffset: 0)
    }
    #expect(canvas.covered(row: 1) == [0, 1, 2, 3, 12, 13, 14, 15])
  }

  @Test("What lies behind another stays hidden, in any order")
  func depth() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(8, 8)
    let depth = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: .depth32Float, width: 8, height: 8, mipmapped: false)
    canvas.pass.depthAttachment.texture = metal.device.makeTexture(descriptor: depth)
    canvas.pass.depthAttachment.loadAction = .clear
    let rule = MTLDepthStencilDescriptor()
    rule.depthCompareFunction = .less
    rule.isDepthWriteEnabled = true
    let state = metal.device.makeDepthStencilState(descriptor: rule)
    let pipeline = try metal.pipeline("corner", "plain")
    try canvas.draw { encoder in
      encoder.setRenderPipelineState(pipeline)
      encoder.setDepthStencilState(state)
      for (z, color) in [(Float(0.2), SIMD4<Float>(1, 0, 0, 1)), (0.6, [0, 1, 0, 1])] {
        let corners = whole.map { Corner(position: [$0.position.x, $0.position.y, z, 1]) }
        corners.withUnsafeBytes {
          encoder.setVertexBytes($0.baseAddress!, length: $0.count, index: 0)
        }
        withUnsafeBytes(of: color) {
          encoder.setFragmentBytes($0.baseAddress!, length: 16, index: 0)
        }
        encoder.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
      }
    }
    #expect(canvas[4, 4] == [1, 0, 0, 1])
  }

  @Test("A triangle that reaches behind the eye is cut where it enters the room")
  func clipping() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16)
    // Its third corner lies at w = -1: the part with z of at least 0 ends at the upper edge's height, y = z / 1.
    let corners = [
      Corner(position: [-1, -1, 1, 1]), Corner(position: [1, -1, 1, 1]),
      Corner(position: [0, 1, -1, 1]),
    ]
    try draw(canvas, metal.pipeline("corner", "shaded"), corners)
    // z is 0 at y = 0.
    #expect(canvas.covered(row: 7).isEmpty && !canvas.covered(row: 8).isEmpty)
    let behind = [
      Corner(position: [-1, 0, 0, 1]), Corner(position: [1, 0, 0, 1]),
      Corner(position: [0, 2, 0, -1]),
    ]
    try draw(canvas, metal.pipeline("corner", "shaded"), behind)
    #expect(!canvas.covered(row: 2).isEmpty && canvas.covered(row: 12).isEmpty)
  }

  @Test("Faces that turn away are left out when they are to be; which ones is known to a fragment")
  func facing() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(8, 8)
    // `whole` runs counterclockwise: away from who looks, where fronts run clockwise.
    let pipeline = try metal.pipeline("corner", "sided")
    try draw(canvas, pipeline, whole)
    #expect(canvas[4, 4] == [0, 0, 0, 1])
    try draw(canvas, pipeline, whole) { $0.setCullMode(.back) }
    #expect(canvas.coveredCount == 0)
    try draw(canvas, pipeline, whole) {
      $0.setCullMode(.back)
      $0.setFrontFacing(.counterClockwise)
    }
    #expect(canvas[4, 4] == [1, 0, 0, 1])
  }

  @Test("A fragment that is thrown away leaves what was there")
  func discarding() throws {
    let metal = try Self.single.get()
    let canvas = try Canvas(16, 2)
    try draw(canvas, metal.pipeline("corner", "holed"), whole)
    #expect(canvas.covered(row: 1) == Array(8..<16))
  }

  @Test("Blending takes the factors that are asked for")
  func blending() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(4, 4)
    canvas.pass.colorAttachments[0].clearColor = MTLClearColorMake(0, 0, 1, 1)
    let pipeline = try metal.pipeline("corner", "plain") {
      let attachment = $0.colorAttachments[0]!
      attachment.isBlendingEnabled = true
      attachment.sourceRGBBlendFactor = .sourceAlpha
      attachment.destinationRGBBlendFactor = .oneMinusSourceAlpha
      attachment.destinationAlphaBlendFactor = .oneMinusSourceAlpha
    }
    let color = SIMD4<Float>(1, 0, 0, 0.25)
    try draw(canvas, pipeline, whole) { encoder in
      withUnsafeBytes(of: color) { encoder.setFragmentBytes($0.baseAddress!, length: 16, index: 0) }
    }
    // A quarter of red over blue; alpha 0.25 + 0.75.
    let found = canvas[1, 1] * 255
    #expect(found.x.rounded() == 64 && found.z.rounded() == 191 && found.w.rounded() == 255)
  }

  @Test("Derivatives say how a value changes from pixel to pixel")
  func derivatives() throws {
    let metal = try Self.single.get()
    let canvas = try Canvas(16, 16, .rgba32Float)
    try draw(canvas, metal.pipeline("corner", "changing", format: .rgba32Float), whole)
    // Red grows by 2 over 32 pixels.
    for (x, y) in [(0, 0), (5, 8), (15, 15)] {
      let found = canvas[x, y]
      #expect(found.x == 1 && found.y == 1 && abs(found.z - 1) < 1e-4)
    }
  }

  @Test("A point is a square of its size, and a fragment knows its place in it")
  func points() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16, .rgba32Float)
    try draw(
      canvas, metal.pipeline("corner", "rounded", format: .rgba32Float),
      [Corner(position: [0, 0, 0, 1])], type: .point)
    #expect(canvas.coveredCount == 16 && canvas.covered(row: 6) == [6, 7, 8, 9])
    #expect(canvas[6, 6] == [0.125, 0.125, 0, 1] && canvas[9, 7] == [0.875, 0.375, 0, 1])
  }

  @Test("A line is a pixel wide")
  func lines() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16)
    try draw(
      canvas, metal.pipeline("corner", "shaded"),
      [Corner(position: [-1, 0.0625, 0, 1]), Corner(position: [1, 0.0625, 0, 1])], type: .line)
    #expect(canvas.coveredCount == 16 && canvas.covered(row: 7).count == 16)
  }

  @Test("A picture is read as its sampler says")
  func sampling() throws {
    let metal = try Self.compiled.get()
    let picture = try Canvas(2, 1, .rgba32Float)
    let pixels: [SIMD4<Float>] = [[1, 0, 0, 1], [0, 1, 0, 1]]
    picture.texture.replace(
      region: MTLRegionMake2D(0, 0, 2, 1), mipmapLevel: 0, withBytes: pixels, bytesPerRow: 32)
    let canvas = try Canvas(4, 1, .rgba32Float)
    let pipeline = try metal.pipeline("corner", "pictured", format: .rgba32Float)
    func drawn(_ set: (MTLSamplerDescriptor) -> Void) throws -> [Float] {
      let descriptor = MTLSamplerDescriptor()
      set(descriptor)
      let sampler = metal.device.makeSamplerState(descriptor: descriptor)
      try draw(canvas, pipeline, whole) {
        $0.setFragmentTexture(picture.texture, index: 0)
        $0.setFragmentSamplerState(sampler, index: 0)
      }
      return (0..<4).map { canvas[$0, 0].y }
    }
    // Places 1/8, 3/8, 5/8 and 7/8: the middles of the two pixels lie at 1/4 and 3/4.
    #expect(try drawn { _ in } == [0, 0, 1, 1])
    #expect(try drawn { $0.magFilter = .linear } == [0, 0.25, 0.75, 1])
    #expect(
      try drawn {
        $0.magFilter = .linear
        $0.sAddressMode = .repeat
      } == [0.25, 0.25, 0.75, 0.75])
  }

  @Test("Four samples make an edge soft")
  func samples() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(8, 8)
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: .rgba8Unorm, width: 8, height: 8, mipmapped: false)
    descriptor.textureType = .type2DMultisample
    descriptor.sampleCount = 4
    canvas.pass.colorAttachments[0].texture = metal.device.makeTexture(descriptor: descriptor)
    canvas.pass.colorAttachments[0].resolveTexture = canvas.texture
    canvas.pass.colorAttachments[0].storeAction = .multisampleResolve
    // An upright edge in the middle of the fifth column: two of its four samples lie left of it.
    let corners = [
      Corner(position: [-1, -1, 0, 1]), Corner(position: [0.125, -1, 0, 1]),
      Corner(position: [-1, 1, 0, 1]), Corner(position: [0.125, 1, 0, 1]),
    ]
    try draw(canvas, metal.pipeline("corner", "shaded"), corners, type: .triangleStrip)
    #expect(canvas[3, 4].w == 1 && canvas[5, 4].w == 0)
    #expect(Int((canvas[4, 4].w * 255).rounded()) == 128)
  }

  @Test("A function may answer with several colours and a depth")
  func severalColors() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(4, 4)
    let second = try Canvas(4, 4)
    canvas.pass.colorAttachments[1].texture = second.texture
    let depth = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: .depth32Float, width: 4, height: 4, mipmapped: false)
    let depths = try #require(SoftwareTexture(depth))
    canvas.pass.depthAttachment.texture = depths
    canvas.pass.depthAttachment.loadAction = .clear
    let rule = MTLDepthStencilDescriptor()
    rule.depthCompareFunction = .less
    rule.isDepthWriteEnabled = true
    let state = metal.device.makeDepthStencilState(descriptor: rule)
    try draw(canvas, metal.pipeline("corner", "both"), whole) { $0.setDepthStencilState(state) }
    #expect(canvas[2, 2] == [1, 0, 0, 1] && second[2, 2] == [0, 1, 0, 1])
    #expect(depths.level(0).bytes.load(as: Float.self) == 0.25)
  }

  @Test("Nothing is drawn beside the viewport and the scissors")
  func scissors() throws {
    let metal = try Self.compiled.get()
    let canvas = try Canvas(16, 16)
    try draw(canvas, metal.pipeline("corner", "shaded"), whole) {
      $0.setScissorRect(MTLScissorRect(x: 2, y: 3, width: 5, height: 4))
    }
    #expect(canvas.coveredCount == 20 && canvas.covered(row: 3) == [2, 3, 4, 5, 6])
    try draw(canvas, metal.pipeline("corner", "shaded"), whole) {
      $0.setViewport(
        MTLViewport(originX: 8, originY: 8, width: 4, height: 4, znear: 0, zfar: 1))
    }
    #expect(canvas.coveredCount == 16 && canvas.covered(row: 8) == [8, 9, 10, 11])
  }

  @Test("A pipeline whose functions do not fit says why")
  func misfits() throws {
    let metal = try CompiledMetal(
      """
      struct A { float4 position [[position]]; };
      struct B { float4 position [[position]]; float light; };
      vertex A lonely() { return {}; }
      fragment float4 wanting(B in [[stage_in]]) { return in.light; }
      """)
    #expect(throws: MetalError.self) { try metal.pipeline("lonely", "wanting") }
    #expect(throws: MetalError.self) { try metal.pipeline("nowhere", "wanting") }
  }
}
