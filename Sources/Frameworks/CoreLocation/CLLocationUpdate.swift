import Foundation
import Inert

/// Where the device is, and how it moves.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  public var location: CLLocation? { nil }
  public var isStationary: Bool { true }
  public var stationary: Bool { true }
  public var authorizationDenied: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var locationUnavailable: Bool { true }

  /// Waits, since the device is nowhere, until its task is cancelled.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Inert.note("CoreLocation", "the device is nowhere: no place is ever found")
    return Updates()
  }
}

/// Keeps a program's right to know where the device is.
open class CLServiceSession: @unchecked Sendable {
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String = "") {}
  open func invalidate() {}
}

// Stores nothing.
open class CLBackgroundActivitySession: @unchecked Sendable {
  public init() {}
  open func invalidate() {}
}

extension CLError {
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
}
