import Foundation
import TestSupport
import Testing

@testable import Metal
@testable import halcyon

/// Metal's functions, compiled as a program's are.
struct CompiledMetal {
  let library: SoftwareLibrary
  let device = SoftwareDevice.shared
  private let folder: TemporaryFolder

  init(_ text: String) throws {
    folder = try TemporaryFolder()
    let file = try folder.write(
      "#include <metal_stdlib>\nusing namespace metal;\n" + text, to: "A.metal")
    var compiler = ShaderCompiler(
      installation: try .find(environment: HalcyonCommandLine.environment()),
      cache: ProgramCache(folder: folder.url.appendingPathComponent("cache")))
    compiler.hasPipelines = true
    let errors = folder.url
    let files = try compiler.libraries(for: [URL(fileURLWithPath: file)]) { tool in
      let said = try tool.output(errors: true)
      if said.status != 0 { Issue.record("\(errors.path): \(said.text)") }
      return said.status
    }
    library = SoftwareLibrary(files: files)
  }

  func pipeline(
    _ vertex: String = "corner", _ fragment: String, format: MTLPixelFormat = .rgba8Unorm,
    set: (MTLRenderPipelineDescriptor) -> Void = { _ in }
  ) throws -> any MTLRenderPipelineState {
    let descriptor = MTLRenderPipelineDescriptor()
    descriptor.vertexFunction = library.makeFunction(name: vertex)
    descriptor.fragmentFunction = library.makeFunction(name: fragment)
    descriptor.colorAttachments[0].pixelFormat = format
    set(descriptor)
    return try device.makeRenderPipelineState(descriptor: descriptor)
  }

  func kernel(_ name: String) throws -> any MTLComputePipelineState {
    try device.makeComputePipelineState(function: #require(library.makeFunction(name: name)))
  }

  /// Runs the commands that `encode` gives.
  func compute(_ encode: (any MTLComputeCommandEncoder) -> Void) throws {
    let commands = try #require(device.makeCommandQueue()?.makeCommandBuffer())
    let encoder = try #require(commands.makeComputeCommandEncoder())
    encode(encoder)
    encoder.endEncoding()
    commands.commit()
  }
}

/// A texture with its colours.
struct Canvas {
  let texture: SoftwareTexture
  let pass = MTLRenderPassDescriptor()

  init(_ width: Int, _ height: Int, _ format: MTLPixelFormat = .rgba8Unorm) throws {
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: format, width: width, height: height, mipmapped: false)
    texture = try #require(SoftwareTexture(descriptor))
    pass.colorAttachments[0].texture = texture
    pass.colorAttachments[0].loadAction = .clear
    pass.colorAttachments[0].clearColor = MTLClearColorMake(0, 0, 0, 0)
  }

  func draw(_ encode: (any MTLRenderCommandEncoder) -> Void) throws {
    let commands = try #require(SoftwareDevice.shared.makeCommandQueue()?.makeCommandBuffer())
    let encoder = try #require(commands.makeRenderCommandEncoder(descriptor: pass))
    encode(encoder)
    encoder.endEncoding()
    commands.commit()
  }

  /// Each part from 0 to 1.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    let level = texture.level(0)
    let coding = PixelCoding(texture.pixelFormat)
    return coding.load(level.bytes + y * Int(level.row_bytes) + x * coding.size)
  }

  /// The pixels of a row that are not clear.
  func covered(row y: Int) -> [Int] { (0..<texture.width).filter { self[$0, y].w > 0 } }
  var coveredCount: Int { (0..<texture.height).reduce(0) { $0 + covered(row: $1).count } }
}
