import Foundation
import Synchronization

/// What the command lets a program do with the network.
package enum NetworkAccess {
  /// The environment variable by which the command says it: a folder in which answers are kept, or anything else for a
  /// network that is asked each time. Without it there is no network.
  package static let variable = "HALCYON_NETWORK"

  private static let value = ProcessInfo.processInfo.environment[variable]

  package static let isOpen = value != nil

  package static let answersFolder = value.flatMap { value in
    value.hasPrefix("/") ? URL(fileURLWithPath: value, isDirectory: true) : nil
  }

  private static let gateClass = Mutex<AnyClass?>(nil)

  /// The `URLProtocol` that stands between sessions and the network; nil where none does. To be set before a program begins.
  package static var gate: AnyClass? {
    get { gateClass.withLock { $0 } }
    set { gateClass.withLock { $0 = newValue } }
  }
}
