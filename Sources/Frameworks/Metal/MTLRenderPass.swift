import Foundation

public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable {
  case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown
  case customSampleDepthStore
}

open class MTLRenderPassAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var level = 0
  open var slice = 0
  open var depthPlane = 0
  open var resolveTexture: (any MTLTexture)?
  open var resolveLevel = 0
  open var resolveSlice = 0
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.store
  public override init() { super.init() }
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
}
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearDepth = 1.0
}
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearStencil: UInt32 = 0
}
public final class MTLRenderPassColorAttachmentDescriptorArray: MTLDescriptorArray<
  MTLRenderPassColorAttachmentDescriptor
>
{
  public subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get { self[place: index] }
    set { known[index] = newValue }
  }
}

open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray {
    MTLRenderPassColorAttachmentDescriptor()
  }
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! =
    MTLRenderPassDepthAttachmentDescriptor()
  open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! =
    MTLRenderPassStencilAttachmentDescriptor()
  open var renderTargetArrayLength = 0
  open var renderTargetWidth = 0
  open var renderTargetHeight = 0
  open var defaultRasterSampleCount = 1
  public override init() { super.init() }
}
