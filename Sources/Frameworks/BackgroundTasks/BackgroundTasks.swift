import Foundation
import Inert

// Its name is set when it is made; the date is the program's alone, since the scheduler refuses each request.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(name: String) { identifier = name }
}
// Stores nothing of its own.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(name: identifier) }
}
// Adds wishes of the program's, which the scheduler does not read.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(name: identifier) }
}

// No task is begun here: a handler is set by whoever made one himself, and nobody calls it.
open class BGTask: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}
// Neither stores anything of its own.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Runs a program's work while nobody looks: a program here is always looked at, and none of it runs.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let shared = BGTaskScheduler()
  public struct Error: Swift.Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted
    }
    public let code: Code
  }
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    Inert.note("BackgroundTasks", "no work runs in the background: programs are always seen")
    return true
  }
  open func submit(_ request: BGTaskRequest) throws { throw Error(code: .unavailable) }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
}
