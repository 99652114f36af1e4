import CShaderRows
import Foundation

public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha
  case destinationColor, oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
  case sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha
}
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
public struct MTLColorWriteMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let red = MTLColorWriteMask(rawValue: 8)
  public static let green = MTLColorWriteMask(rawValue: 4)
  public static let blue = MTLColorWriteMask(rawValue: 2)
  public static let alpha = MTLColorWriteMask(rawValue: 1)
  public static let all = MTLColorWriteMask(rawValue: 15)
}
public enum MTLPrimitiveTopologyClass: UInt, Sendable { case unspecified, point, line, triangle }

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var rgbBlendOperation = MTLBlendOperation.add
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  open var alphaBlendOperation = MTLBlendOperation.add
  open var writeMask = MTLColorWriteMask.all
  public override init() { super.init() }
}
public final class MTLRenderPipelineColorAttachmentDescriptorArray: MTLDescriptorArray<
  MTLRenderPipelineColorAttachmentDescriptor
>
{
  public subscript(index: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    get { self[place: index] }
    set { known[index] = newValue }
  }
}

open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray {
    MTLRenderPipelineColorAttachmentDescriptor()
  }
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var rasterSampleCount: Int {
    get { sampleCount }
    set { sampleCount = newValue }
  }
  open var isAlphaToCoverageEnabled = false {
    didSet { if isAlphaToCoverageEnabled { MetalReports.notDrawn("coverages by alpha") } }
  }
  open var isAlphaToOneEnabled = false
  open var isRasterizationEnabled = true
  open var inputPrimitiveTopology = MTLPrimitiveTopologyClass.unspecified
  open var supportIndirectCommandBuffers = false
  public override init() { super.init() }
  open func reset() { colorAttachments.known = [:] }
}

public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var device: any MTLDevice { get }
}

/// One value that goes from a vertex function to a fragment function.
struct Varying {
  /// Where it lies in the vertex function's answer, in bytes.
  var offset: Int
  /// Floats or halves.
  var count: Int
  var isHalf: Bool
  var isPerspective: Bool
}

/// A pipeline, with how the two functions' structs fit each other.
final class SoftwareRenderPipeline: NSObject, MTLRenderPipelineState, @unchecked Sendable {
  let label: String?
  var device: any MTLDevice { SoftwareDevice.shared }
  let vertex: SoftwareFunction
  let fragment: SoftwareFunction?
  let isRasterizing: Bool
  let attributes: [(index: Int, format: Int32, offset: Int, buffer: Int, stride: Int, step: Int32)]
  let blends: [Int: Blend]
  let varyings: [Varying]
  /// From the vertex function's answer to what the fragment function takes, in bytes.
  let flat: [(from: Int, to: Int, size: Int)]
  let positionOffset: Int
  /// Nil where points are a pixel.
  let pointSizeOffset: Int?
  /// Numbers that are interpolated.
  let numberCount: Int

  init(_ descriptor: MTLRenderPipelineDescriptor) throws {
    guard let vertex = descriptor.vertexFunction as? SoftwareFunction,
      vertex.functionType == .vertex
    else { throw MetalError("a pipeline needs a vertex function") }
    guard let position = vertex.members.first(where: { $0.role == 1 }) else {
      throw MetalError("\(vertex.name) says no [[position]]")
    }
    let fragment = descriptor.fragmentFunction as? SoftwareFunction
    (label, self.vertex, self.fragment) = (descriptor.label, vertex, fragment)
    isRasterizing = descriptor.isRasterizationEnabled
    positionOffset = Int(position.offset)
    pointSizeOffset = vertex.members.first { $0.role == 2 }.map { Int($0.offset) }
    var attributes: [(Int, Int32, Int, Int, Int, Int32)] = []
    for (index, attribute) in descriptor.vertexDescriptor?.attributes.known ?? [:] {
      let layout = descriptor.vertexDescriptor?.layouts.known[attribute.bufferIndex]
      let step: Int32 =
        switch layout?.stepFunction ?? .perVertex {
        case .constant: 0
        case .perVertex: 1
        case .perInstance: Int32(clamping: 1 + max(layout?.stepRate ?? 1, 1))
        }
      attributes.append(
        (
          index, attribute.format.stageFormat, attribute.offset, attribute.bufferIndex,
          layout?.stride ?? 0, step
        ))
    }
    self.attributes = attributes.sorted { $0.0 < $1.0 }
    blends = descriptor.colorAttachments.known.mapValues { Blend($0) }
    var varyings: [Varying] = [], flat: [(Int, Int, Int)] = []
    for member in fragment?.members ?? UnsafeBufferPointer(start: nil, count: 0)
    where member.role != 1 {
      let name = String(cString: member.name)
      guard let source = vertex.members.first(where: { String(cString: $0.name) == name }) else {
        throw MetalError(
          "\(vertex.name) answers with no \(name), which \(fragment?.name ?? "") takes")
      }
      if member.count > 0 {
        varyings.append(
          Varying(
            offset: Int(source.offset), count: Int(member.count), isHalf: source.is_half != 0,
            isPerspective: member.interpolation == 0))
      } else {
        flat.append((Int(source.offset), Int(member.offset), Int(min(member.size, source.size))))
      }
    }
    (self.varyings, self.flat) = (varyings, flat)
    numberCount = varyings.reduce(0) { $0 + $1.count }
  }
}
