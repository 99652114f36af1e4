import Encoders
import Foundation

/// Why a run ended without what was asked for: one message, and the exit status that fits.
package struct HostError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Int32, Sendable {
    case usage = 64
    case inputMissing = 66
    case wronglyBuilt = 70
  }

  package var kind: Kind
  package var description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// The exit status for any error that a run may end with.
  package static func exitCode(of error: any Error) -> Int32 {
    switch error {
    case let error as HostError: error.kind.rawValue
    case let error as OutputError: error.exitCode
    default: 70
    }
  }
}
