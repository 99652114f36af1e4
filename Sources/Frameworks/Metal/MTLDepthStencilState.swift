import Foundation

open class MTLStencilDescriptor: NSObject {
  open var stencilCompareFunction = MTLCompareFunction.always
  open var stencilFailureOperation = MTLStencilOperation.keep
  open var depthFailureOperation = MTLStencilOperation.keep
  open var depthStencilPassOperation = MTLStencilOperation.keep
  open var readMask: UInt32 = .max
  open var writeMask: UInt32 = .max
  public override init() { super.init() }
}
public enum MTLStencilOperation: UInt, Sendable {
  case keep, zero, replace, incrementClamp, decrementClamp, invert, incrementWrap, decrementWrap
}

open class MTLDepthStencilDescriptor: NSObject {
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
  open var frontFaceStencil: MTLStencilDescriptor?
  open var backFaceStencil: MTLStencilDescriptor?
  open var label: String?
  public override init() { super.init() }
}

public protocol MTLDepthStencilState: NSObjectProtocol, Sendable {
  var label: String? { get }
  var device: any MTLDevice { get }
}

final class SoftwareDepthState: NSObject, MTLDepthStencilState, Sendable {
  let label: String?
  let function: MTLCompareFunction
  let writes: Bool
  var device: any MTLDevice { SoftwareDevice.shared }

  init(_ descriptor: MTLDepthStencilDescriptor) {
    label = descriptor.label
    function = descriptor.depthCompareFunction
    writes = descriptor.isDepthWriteEnabled
    let stencils = [descriptor.frontFaceStencil, descriptor.backFaceStencil].compactMap { $0 }
    if stencils.contains(where: { $0.stencilCompareFunction != .always }) {
      MetalReports.notDrawn("stencils")
    }
  }
}
