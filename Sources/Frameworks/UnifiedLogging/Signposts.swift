import Foundation

// Intervals and events for Instruments: there is none here, so they are only counted.

public struct OSSignpostID: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public init(log: OSLog) { self.init(1) }
  public init(log: OSLog, object: AnyObject) { self.init(1) }
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)
}

public struct OSSignpostType: Hashable, Sendable, RawRepresentable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

public final class OSSignpostIntervalState: Sendable {
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { .init() }
}

// Stores nothing.
public struct OSSignposter: @unchecked Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logger: Logger) {}
  public init(logHandle: OSLog) {}
  public static let disabled = OSSignposter()
  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(1) }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  { .init() }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    .init()
  }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
