import Foundation
import FoundationNames

public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
  func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
}

// Only the program writes its label.
final class SoftwareCommandQueue: NSObject, MTLCommandQueue, @unchecked Sendable {
  var label: String?
  var device: any MTLDevice { SoftwareDevice.shared }
  func makeCommandBuffer() -> (any MTLCommandBuffer)? { SoftwareCommandBuffer(self) }
  func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)? {
    SoftwareCommandBuffer(self)
  }
}

public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued, enqueued, committed, scheduled, completed, error
}

public protocol MTLDrawable: NSObjectProtocol {
  var drawableID: Int { get }
  var presentedTime: CFTimeInterval { get }
  func present()
}
extension MTLDrawable {
  public func present(at presentationTime: CFTimeInterval) { present() }
  public func present(afterMinimumDuration duration: CFTimeInterval) { present() }
}

public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void

public protocol MTLCommandBuffer: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var commandQueue: any MTLCommandQueue { get }
  var status: MTLCommandBufferStatus { get }
  var error: (any Error)? { get }
  var gpuStartTime: CFTimeInterval { get }
  var gpuEndTime: CFTimeInterval { get }
  func makeRenderCommandEncoder(
    descriptor renderPassDescriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func enqueue()
  func commit()
  func present(_ drawable: any MTLDrawable)
  func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
  func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
  func waitUntilScheduled()
  func waitUntilCompleted()
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}
extension MTLCommandBuffer {
  public func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval) {
    present(drawable)
  }
  public func present(
    _ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval
  ) { present(drawable) }
  public func completed() async { waitUntilCompleted() }
}

/// Commands in their order. They are run when the buffer is committed, and are over when `commit` returns: so that what
/// is seen does not depend on how fast a machine is.
final class SoftwareCommandBuffer: NSObject, MTLCommandBuffer, @unchecked Sendable {
  // One thread at a time fills a buffer, as with Metal.
  private var commands: [() -> Void] = []
  private var scheduled: [MTLCommandBufferHandler] = []
  private var completed: [MTLCommandBufferHandler] = []
  private(set) var status = MTLCommandBufferStatus.notEnqueued
  private(set) var gpuStartTime: CFTimeInterval = 0
  private(set) var gpuEndTime: CFTimeInterval = 0
  var label: String?
  let error: (any Error)? = nil
  let commandQueue: any MTLCommandQueue
  var device: any MTLDevice { SoftwareDevice.shared }

  init(_ queue: any MTLCommandQueue) { commandQueue = queue }

  func add(_ command: @escaping () -> Void) { commands.append(command) }

  func makeRenderCommandEncoder(
    descriptor renderPassDescriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)? {
    guard let target = RenderTarget(renderPassDescriptor) else { return nil }
    return SoftwareRenderEncoder(self, target)
  }
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)? {
    SoftwareComputeEncoder(self)
  }
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)? { SoftwareBlitEncoder(self) }

  func enqueue() { if status == .notEnqueued { status = .enqueued } }

  func commit() {
    guard status == .notEnqueued || status == .enqueued else { return }
    status = .scheduled
    for handler in scheduled { handler(self) }
    gpuStartTime = ProcessInfo.processInfo.systemUptime
    for command in commands { command() }
    commands = []
    gpuEndTime = ProcessInfo.processInfo.systemUptime
    status = .completed
    for handler in completed { handler(self) }
  }

  func present(_ drawable: any MTLDrawable) { add { drawable.present() } }
  func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler) { scheduled.append(block) }
  func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler) { completed.append(block) }
  func waitUntilScheduled() {}
  func waitUntilCompleted() {}
  func pushDebugGroup(_ string: String) {}
  func popDebugGroup() {}
}

public protocol MTLCommandEncoder: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func endEncoding()
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
  func insertDebugSignpost(_ string: String)
}
extension MTLCommandEncoder {
  public var device: any MTLDevice { SoftwareDevice.shared }
  // Names for debuggers, of which there is none.
  public func pushDebugGroup(_ string: String) {}
  public func popDebugGroup() {}
  public func insertDebugSignpost(_ string: String) {}
}
