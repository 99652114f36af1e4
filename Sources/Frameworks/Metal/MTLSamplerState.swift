import CShaderRows
import Foundation

public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped, nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}
public enum MTLSamplerBorderColor: UInt, Sendable {
  case transparentBlack, opaqueBlack, opaqueWhite
}
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}

open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  open var maxAnisotropy = 1
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  open var rAddressMode = MTLSamplerAddressMode.clampToEdge
  open var borderColor = MTLSamplerBorderColor.transparentBlack
  open var normalizedCoordinates = true
  open var lodMinClamp: Float = 0
  open var lodMaxClamp: Float = .greatestFiniteMagnitude
  open var compareFunction = MTLCompareFunction.never
  open var supportArgumentBuffers = false
  open var label: String?
  public override init() { super.init() }
}

public protocol MTLSamplerState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var device: any MTLDevice { get }
}

// Nothing of it changes.
final class SoftwareSampler: NSObject, MTLSamplerState, @unchecked Sendable {
  let label: String?
  let stage: stage_sampler
  var device: any MTLDevice { SoftwareDevice.shared }

  /// That of places to which no sampler is set.
  static let plain = SoftwareSampler(MTLSamplerDescriptor())

  init(_ descriptor: MTLSamplerDescriptor) {
    label = descriptor.label
    stage = stage_sampler(
      is_normalized: descriptor.normalizedCoordinates ? 1 : 0,
      min_filter: Int32(descriptor.minFilter.rawValue),
      mag_filter: Int32(descriptor.magFilter.rawValue),
      mip_filter: Int32(descriptor.mipFilter.rawValue),
      horizontal: Int32(descriptor.sAddressMode.rawValue),
      vertical: Int32(descriptor.tAddressMode.rawValue),
      through: Int32(descriptor.rAddressMode.rawValue),
      border: Int32(descriptor.borderColor.rawValue),
      compare: Int32(descriptor.compareFunction.rawValue))
  }
}
