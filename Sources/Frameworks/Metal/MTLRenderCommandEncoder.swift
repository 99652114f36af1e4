import Foundation

public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setViewport(_ viewport: MTLViewport)
  func setViewports(_ viewports: [MTLViewport])
  func setScissorRect(_ rect: MTLScissorRect)
  func setCullMode(_ cullMode: MTLCullMode)
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
  func setStencilReferenceValue(_ referenceValue: UInt32)
  func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)

  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBufferOffset(_ offset: Int, index: Int)
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBufferOffset(_ offset: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)

  func drawPrimitives(
    type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int,
    baseInstance: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
    indexBuffer: any MTLBuffer, indexBufferOffset: Int, instanceCount: Int, baseVertex: Int,
    baseInstance: Int)
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage)
  func useResource(_ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages)
}

public struct MTLResourceUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let read = MTLResourceUsage(rawValue: 1)
  public static let write = MTLResourceUsage(rawValue: 2)
  public static let sample = MTLResourceUsage(rawValue: 4)
}
public struct MTLRenderStages: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let vertex = MTLRenderStages(rawValue: 1)
  public static let fragment = MTLRenderStages(rawValue: 2)
}

extension MTLRenderCommandEncoder {
  public func drawPrimitives(type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int) {
    drawPrimitives(
      type: type, vertexStart: vertexStart, vertexCount: vertexCount, instanceCount: 1,
      baseInstance: 0)
  }
  public func drawPrimitives(
    type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int
  ) {
    drawPrimitives(
      type: type, vertexStart: vertexStart, vertexCount: vertexCount, instanceCount: instanceCount,
      baseInstance: 0)
  }
  public func drawIndexedPrimitives(
    type: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int
  ) {
    drawIndexedPrimitives(
      type: type, indexCount: indexCount, indexType: indexType, indexBuffer: indexBuffer,
      indexBufferOffset: indexBufferOffset, instanceCount: 1, baseVertex: 0, baseInstance: 0)
  }
  public func drawIndexedPrimitives(
    type: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int, instanceCount: Int
  ) {
    drawIndexedPrimitives(
      type: type, indexCount: indexCount, indexType: indexType, indexBuffer: indexBuffer,
      indexBufferOffset: indexBufferOffset, instanceCount: instanceCount, baseVertex: 0,
      baseInstance: 0)
  }
  public func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>) {
    for (place, (buffer, offset)) in zip(range, zip(buffers, offsets)) {
      setVertexBuffer(buffer, offset: offset, index: place)
    }
  }
  public func setFragmentBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>) {
    for (place, (buffer, offset)) in zip(range, zip(buffers, offsets)) {
      setFragmentBuffer(buffer, offset: offset, index: place)
    }
  }
  public func setFragmentTextures(_ textures: [(any MTLTexture)?], range: Range<Int>) {
    for (place, texture) in zip(range, textures) { setFragmentTexture(texture, index: place) }
  }
  // Everything is where functions find it.
  public func useResource(_ resource: any MTLResource, usage: MTLResourceUsage) {}
  public func useResource(
    _ resource: any MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages
  ) {}
  public func setStencilReferenceValue(_ referenceValue: UInt32) {}
  public func setViewports(_ viewports: [MTLViewport]) {
    if let first = viewports.first { setViewport(first) }
  }
}

final class SoftwareRenderEncoder: NSObject, MTLRenderCommandEncoder {
  var label: String?
  private let commands: SoftwareCommandBuffer
  private let target: RenderTarget
  private var pipeline: SoftwareRenderPipeline?
  private var state = RasterState()
  private var vertex = StageBindings()
  private var fragment = StageBindings()
  private var isOver = false

  init(_ commands: SoftwareCommandBuffer, _ target: RenderTarget) {
    (self.commands, self.target) = (commands, target)
    state.viewport = MTLViewport(
      originX: 0, originY: 0, width: Double(target.width), height: Double(target.height), znear: 0,
      zfar: 1)
    super.init()
    commands.add { target.load() }
  }

  func endEncoding() {
    guard !isOver else { return }
    isOver = true
    commands.add { [target] in target.store() }
  }

  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState) {
    pipeline = pipelineState as? SoftwareRenderPipeline
  }
  func setViewport(_ viewport: MTLViewport) { state.viewport = viewport }
  func setScissorRect(_ rect: MTLScissorRect) { state.scissor = rect }
  func setCullMode(_ cullMode: MTLCullMode) { state.cullMode = cullMode }
  func setFrontFacing(_ frontFacingWinding: MTLWinding) { state.winding = frontFacingWinding }
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode) { state.fillMode = fillMode }
  func setDepthClipMode(_ depthClipMode: MTLDepthClipMode) {
    if depthClipMode == .clamp { MetalReports.notDrawn("depths beyond the near and far planes") }
  }
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?) {
    state.depth = depthStencilState as? SoftwareDepthState
  }
  func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float) {
    state.depthBias = (depthBias, slopeScale, clamp)
  }
  func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float) {
    state.blendColor = SIMD4(red, green, blue, alpha)
  }

  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {
    vertex.set(SoftwareBuffer(copying: bytes, length: length), offset: 0, at: index)
  }
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {
    vertex.set(buffer, offset: offset, at: index)
  }
  func setVertexBufferOffset(_ offset: Int, index: Int) { vertex.move(to: offset, at: index) }
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int) {
    vertex.set(texture, at: index)
  }
  func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {
    vertex.set(sampler, at: index)
  }
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {
    fragment.set(SoftwareBuffer(copying: bytes, length: length), offset: 0, at: index)
  }
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {
    fragment.set(buffer, offset: offset, at: index)
  }
  func setFragmentBufferOffset(_ offset: Int, index: Int) { fragment.move(to: offset, at: index) }
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int) {
    fragment.set(texture, at: index)
  }
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {
    fragment.set(sampler, at: index)
  }

  func drawPrimitives(
    type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int,
    baseInstance: Int
  ) {
    add(primitiveType, first: vertexStart, count: vertexCount) {
      $0.instances = instanceCount
      $0.baseInstance = baseInstance
    }
  }

  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
    indexBuffer: any MTLBuffer, indexBufferOffset: Int, instanceCount: Int, baseVertex: Int,
    baseInstance: Int
  ) {
    guard let buffer = indexBuffer as? SoftwareBuffer else { return }
    add(primitiveType, first: 0, count: indexCount) {
      $0.indices = (buffer, max(indexBufferOffset, 0), indexType)
      $0.instances = instanceCount
      $0.baseVertex = baseVertex
      $0.baseInstance = baseInstance
    }
  }

  private func add(
    _ primitive: MTLPrimitiveType, first: Int, count: Int, _ set: (inout DrawCall) -> Void
  ) {
    guard let pipeline else { return }
    var call = DrawCall(
      pipeline: pipeline, vertexBindings: vertex, fragmentBindings: fragment, state: state,
      target: target, primitive: primitive, first: first, count: count)
    set(&call)
    commands.add { [call] in call.run() }
  }
}
