import Foundation
import Inert

/// Writes what happens in a program, by subsystem and category: shown with `--verbose`.
public struct Logger: @unchecked Sendable {
  private let subsystem: String
  private let category: String

  public init() { self.init(subsystem: "", category: "default") }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) {
    write(level, message.text, subsystem, category)
  }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

private func write(_ level: OSLogType, _ text: String, _ subsystem: String, _ category: String) {
  let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
  Inert.log("[\(place)] \(level.name)\(text)")
}

/// How grave a message is.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  fileprivate var name: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// Where messages go: a subsystem and a category of it.
public final class OSLog: NSObject, @unchecked Sendable {
  public struct Category: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  fileprivate let subsystem: String
  fileprivate let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public static let `default` = OSLog(subsystem: "", category: "default")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
}

public func os_log(_ message: OSLogMessage) { os_log(.default, log: .default, message) }

public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  os_log(type, log: .default, message)
}

public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
  write(type, message.text, log.subsystem, log.category)
}

/// Writes `message`, a format as `printf` takes it, where `%{public}@` and `%{private}d` may stand too.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  guard Inert.isVerbose else { return }
  let format = "\(message)".replacing(/%\{[^}]*\}/, with: "%")
  let text = withVaList(arguments) { NSString(format: format, arguments: $0) as String }
  write(type, text, log.subsystem, log.category)
}
