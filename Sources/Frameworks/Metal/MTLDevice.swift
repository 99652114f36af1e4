import CShaderRows
import Foundation

/// What runs Metal's commands: here the processor, with the functions of the program's Metal files compiled for it.
public protocol MTLDevice: NSObjectProtocol, Sendable {
  var name: String { get }
  var registryID: UInt64 { get }
  var maxThreadsPerThreadgroup: MTLSize { get }
  var isLowPower: Bool { get }
  var isHeadless: Bool { get }
  var isRemovable: Bool { get }
  var hasUnifiedMemory: Bool { get }
  var recommendedMaxWorkingSetSize: UInt64 { get }
  var currentAllocatedSize: Int { get }
  var maxBufferLength: Int { get }
  var supportsRaytracing: Bool { get }

  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(
    bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?
  func makeBuffer(
    bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
    deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
  ) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(
    function computeFunction: any MTLFunction
  ) throws -> any MTLComputePipelineState
  func makeComputePipelineState(
    descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption,
    reflection: UnsafeMutablePointer<MTLAutoreleasedComputePipelineReflection?>?
  ) throws -> any MTLComputePipelineState
}

extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? {
    makeBuffer(length: length, options: [])
  }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}

public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
  case mac1 = 2001, mac2
  case common1 = 3001, common2, common3
  case metal3 = 5001
}

public struct MTLPipelineOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let argumentInfo = MTLPipelineOption(rawValue: 1)
  public static let bufferTypeInfo = MTLPipelineOption(rawValue: 2)
}

open class MTLCompileOptions: NSObject {
  open var fastMathEnabled = true
  open var preprocessorMacros: [String: NSObject]?
  public override init() { super.init() }
}

/// Nothing is told of a pipeline's parameters.
public typealias MTLAutoreleasedComputePipelineReflection = AnyObject

/// The one device that there is: the processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { SoftwareDevice.shared }
public func MTLCopyAllDevices() -> [any MTLDevice] { [SoftwareDevice.shared] }

final class SoftwareDevice: NSObject, MTLDevice, Sendable {
  static let shared = SoftwareDevice()

  var name: String { "Halcyon" }
  var registryID: UInt64 { 1 }
  var maxThreadsPerThreadgroup: MTLSize { MTLSizeMake(1024, 1024, 1024) }
  var isLowPower: Bool { false }
  var isHeadless: Bool { false }
  var isRemovable: Bool { false }
  var hasUnifiedMemory: Bool { true }
  var recommendedMaxWorkingSetSize: UInt64 { 1 << 32 }
  var currentAllocatedSize: Int { 0 }
  var maxBufferLength: Int { 1 << 30 }
  var supportsRaytracing: Bool { false }

  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool {
    [.apple1, .apple2, .apple3, .common1, .common2].contains(gpuFamily)
  }
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool { [1, 2, 4].contains(sampleCount) }

  func makeCommandQueue() -> (any MTLCommandQueue)? { SoftwareCommandQueue() }
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)? {
    SoftwareCommandQueue()
  }

  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
    (1...maxBufferLength).contains(length) ? SoftwareBuffer(length: length) : nil
  }
  func makeBuffer(
    bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)? {
    (1...maxBufferLength).contains(length)
      ? SoftwareBuffer(copying: pointer, length: length) : nil
  }
  func makeBuffer(
    bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
    deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
  ) -> (any MTLBuffer)? {
    SoftwareBuffer(pointer, length: length, release: deallocator ?? { _, _ in })
  }
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)? {
    SoftwareTexture(descriptor)
  }
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)? {
    SoftwareSampler(descriptor)
  }
  func makeDepthStencilState(
    descriptor: MTLDepthStencilDescriptor
  ) -> (any MTLDepthStencilState)? {
    SoftwareDepthState(descriptor)
  }

  func makeDefaultLibrary() -> (any MTLLibrary)? {
    let library = SoftwareLibrary.ofProgram
    if library.functions.isEmpty { MetalReports.noLibrary() }
    return library.functions.isEmpty ? nil : library
  }
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary {
    guard let library = makeDefaultLibrary() else {
      throw MetalError("the program has no Metal files with functions")
    }
    return library
  }
  func makeLibrary(URL url: URL) throws -> any MTLLibrary { try makeDefaultLibrary(bundle: .main) }
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary {
    MetalReports.noSource()
    throw MetalError("functions are compiled from .metal files only")
  }

  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState {
    try SoftwareRenderPipeline(descriptor)
  }
  func makeComputePipelineState(
    function computeFunction: any MTLFunction
  ) throws -> any MTLComputePipelineState {
    try SoftwareComputePipeline(computeFunction)
  }
  func makeComputePipelineState(
    descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption,
    reflection: UnsafeMutablePointer<MTLAutoreleasedComputePipelineReflection?>?
  ) throws -> any MTLComputePipelineState {
    guard let function = descriptor.computeFunction else {
      throw MetalError("a pipeline of no function")
    }
    return try SoftwareComputePipeline(function)
  }
}
