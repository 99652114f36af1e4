import Foundation

/// How one value of a vertex lies in a buffer. The numbers are Metal's.
public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0
  case uchar2, uchar3, uchar4, char2, char3, char4
  case uchar2Normalized, uchar3Normalized, uchar4Normalized
  case char2Normalized, char3Normalized, char4Normalized
  case ushort2, ushort3, ushort4, short2, short3, short4
  case ushort2Normalized, ushort3Normalized, ushort4Normalized
  case short2Normalized, short3Normalized, short4Normalized
  case half2, half3, half4
  case float, float2, float3, float4
  case int, int2, int3, int4
  case uint, uint2, uint3, uint4

  /// As `halcyon/stages.h` knows it: the family times 8 and the count of numbers.
  var stageFormat: Int32 {
    let families: [(first: MTLVertexFormat, counts: ClosedRange<Int32>, family: Int32)] = [
      (.uint, 1...4, 10), (.int, 1...4, 11), (.float, 1...4, 0), (.half2, 2...4, 1),
      (.short2Normalized, 2...4, 9), (.ushort2Normalized, 2...4, 8), (.short2, 2...4, 7),
      (.ushort2, 2...4, 6), (.char2Normalized, 2...4, 5), (.uchar2Normalized, 2...4, 4),
      (.char2, 2...4, 3), (.uchar2, 2...4, 2),
    ]
    guard let found = families.first(where: { rawValue >= $0.first.rawValue }) else { return 0 }
    return found.family * 8 + found.counts.lowerBound + Int32(rawValue - found.first.rawValue)
  }
}
public enum MTLVertexStepFunction: UInt, Sendable { case constant, perVertex, perInstance }

open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  /// In bytes.
  open var offset = 0
  open var bufferIndex = 0
  public override init() { super.init() }
}
open class MTLVertexBufferLayoutDescriptor: NSObject {
  /// In bytes.
  open var stride = 0
  open var stepFunction = MTLVertexStepFunction.perVertex
  open var stepRate = 1
  public override init() { super.init() }
}

/// Places that are there when they are asked for.
public class MTLDescriptorArray<Element: NSObject>: NSObject {
  var known: [Int: Element] = [:]
  private let make: () -> Element
  init(_ make: @escaping () -> Element) { self.make = make }

  subscript(place index: Int) -> Element {
    if let found = known[index] { return found }
    let made = make()
    known[index] = made
    return made
  }
}
public final class MTLVertexAttributeDescriptorArray: MTLDescriptorArray<
  MTLVertexAttributeDescriptor
>
{
  public subscript(index: Int) -> MTLVertexAttributeDescriptor! {
    get { self[place: index] }
    set { known[index] = newValue }
  }
}
public final class MTLVertexBufferLayoutDescriptorArray: MTLDescriptorArray<
  MTLVertexBufferLayoutDescriptor
>
{
  public subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
    get { self[place: index] }
    set { known[index] = newValue }
  }
}

open class MTLVertexDescriptor: NSObject {
  public let attributes = MTLVertexAttributeDescriptorArray { MTLVertexAttributeDescriptor() }
  public let layouts = MTLVertexBufferLayoutDescriptorArray { MTLVertexBufferLayoutDescriptor() }
  public override init() { super.init() }
  open func reset() {
    attributes.known = [:]
    layouts.known = [:]
  }
}
