@_exported import FirebaseCore
import Foundation
import Inert

/// Tells a program's makers of its crashes: nobody is told here.
// It has nothing that changes.
public final class Crashlytics: NSObject, Sendable {
  private static let shared = Crashlytics()
  public class func crashlytics() -> Crashlytics { shared }
  private override init() {}
  private func rest() { Inert.note("FirebaseCrashlytics", "nobody is told of crashes") }

  public func log(_ message: String) { rest() }
  public func record(error: any Error) { rest() }
  public func record(error: any Error, userInfo: [String: Any]?) { rest() }
  public func record(exceptionModel: ExceptionModel) { rest() }
  public func setUserID(_ userID: String?) { rest() }
  public func setCustomValue(_ value: Any?, forKey key: String) { rest() }
  public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) { rest() }
  public func setCrashlyticsCollectionEnabled(_ isEnabled: Bool) { rest() }
  public func isCrashlyticsCollectionEnabled() -> Bool { false }
  public func didCrashDuringPreviousExecution() -> Bool { false }
  public func checkForUnsentReports() async -> Bool { false }
  public func checkForUnsentReports(completion: @escaping (Bool) -> Void) {
    // Only the main queue uses it from here on.
    nonisolated(unsafe) let call = completion
    DispatchQueue.main.async { call(false) }
  }
  public func sendUnsentReports() { rest() }
  public func deleteUnsentReports() { rest() }
}

public class ExceptionModel: NSObject {
  public let name, reason: String
  public var stackTrace: [StackFrame] = []
  public init(name: String, reason: String) { (self.name, self.reason) = (name, reason) }
}

public class StackFrame: NSObject {
  public let symbol, file: String
  public let line: Int
  public init(symbol: String, file: String, line: Int) {
    (self.symbol, self.file, self.line) = (symbol, file, line)
  }
}
