import Foundation

/// Resources that a device loads when they are asked for. Here all of a program's are in its bundle from the start.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  public let tags: Set<String>
  public let bundle: Bundle
  open var loadingPriority = 0.5
  /// Done, as there is nothing to load.
  public let progress: Progress

  public init(tags: Set<String>, bundle: Bundle = .main) {
    (self.tags, self.bundle) = (tags, bundle)
    progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
  }

  open func beginAccessingResources(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
  open func beginAccessingResources() async throws {}
  open func conditionallyBeginAccessingResources(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(true) }
  }
  open func conditionallyBeginAccessingResources() async -> Bool { true }
  open func endAccessingResources() {}
}

/// For resources that a user waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude
