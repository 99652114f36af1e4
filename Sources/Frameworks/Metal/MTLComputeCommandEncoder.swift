import CShaderRows
import Foundation

open class MTLComputePipelineDescriptor: NSObject {
  open var label: String?
  open var computeFunction: (any MTLFunction)?
  open var threadGroupSizeIsMultipleOfThreadExecutionWidth = false
  open var maxTotalThreadsPerThreadgroup = 0
  public override init() { super.init() }
}

public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var device: any MTLDevice { get }
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadExecutionWidth: Int { get }
  var staticThreadgroupMemoryLength: Int { get }
}

// Nothing of it changes.
final class SoftwareComputePipeline: NSObject, MTLComputePipelineState, @unchecked Sendable {
  let label: String? = nil
  let function: SoftwareFunction
  var device: any MTLDevice { SoftwareDevice.shared }
  var maxTotalThreadsPerThreadgroup: Int { 1024 }
  var threadExecutionWidth: Int { 32 }
  var staticThreadgroupMemoryLength: Int { 0 }

  init(_ function: any MTLFunction) throws {
    guard let function = function as? SoftwareFunction, function.functionType == .kernel else {
      throw MetalError("\(function.name) is no kernel")
    }
    self.function = function
  }
}

public enum MTLDispatchType: UInt, Sendable { case serial, concurrent }

public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBufferOffset(_ offset: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setThreadgroupMemoryLength(_ length: Int, index: Int)
  func dispatchThreadgroups(
    _ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
extension MTLComputeCommandEncoder {
  public func setBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>) {
    for (place, (buffer, offset)) in zip(range, zip(buffers, offsets)) {
      setBuffer(buffer, offset: offset, index: place)
    }
  }
  public func setTextures(_ textures: [(any MTLTexture)?], range: Range<Int>) {
    for (place, texture) in zip(range, textures) { setTexture(texture, index: place) }
  }
  // Commands are run in their order, and everything is where functions find it.
  public func useResource(_ resource: any MTLResource, usage: MTLResourceUsage) {}
  public func memoryBarrier(scope: MTLBarrierScope) {}
}
public struct MTLBarrierScope: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let buffers = MTLBarrierScope(rawValue: 1)
  public static let textures = MTLBarrierScope(rawValue: 2)
}

final class SoftwareComputeEncoder: NSObject, MTLComputeCommandEncoder {
  var label: String?
  private let commands: SoftwareCommandBuffer
  private var pipeline: SoftwareComputePipeline?
  private var bindings = StageBindings()
  private var sharedLengths = [Int](repeating: 0, count: StageBindings.bufferCount)

  init(_ commands: SoftwareCommandBuffer) { self.commands = commands }

  func endEncoding() {}
  func setComputePipelineState(_ state: any MTLComputePipelineState) {
    pipeline = state as? SoftwareComputePipeline
  }
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {
    bindings.set(SoftwareBuffer(copying: bytes, length: length), offset: 0, at: index)
  }
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {
    bindings.set(buffer, offset: offset, at: index)
  }
  func setBufferOffset(_ offset: Int, index: Int) { bindings.move(to: offset, at: index) }
  func setTexture(_ texture: (any MTLTexture)?, index: Int) { bindings.set(texture, at: index) }
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {
    bindings.set(sampler, at: index)
  }
  func setThreadgroupMemoryLength(_ length: Int, index: Int) {
    guard sharedLengths.indices.contains(index) else {
      return MetalReports.tooHigh("memory of a threadgroup", index)
    }
    sharedLengths[index] = min(max(length, 0), 1 << 20)
  }

  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize) {
    let (groups, size) = (threadgroupsPerGrid, threadsPerThreadgroup)
    dispatchThreads(
      MTLSizeMake(
        groups.width * size.width, groups.height * size.height, groups.depth * size.depth),
      threadsPerThreadgroup: size)
  }

  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize) {
    guard let pipeline else { return }
    let run = KernelRun(
      function: pipeline.function, bindings: bindings, threads: threadsPerGrid,
      groupSize: threadsPerThreadgroup, sharedLengths: sharedLengths)
    commands.add { run?.run() }
  }
}
