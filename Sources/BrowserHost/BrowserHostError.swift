import Foundation
import NIOCore

/// Why the page cannot be served, and what to do.
package struct BrowserHostError: Error, CustomStringConvertible {
  package let description: String

  init(_ configuration: BrowserConfiguration, _ error: any Error) {
    let place =
      "\(configuration.host), port \(configuration.port ?? BrowserConfiguration.usualPort)"
    description =
      switch (error as? IOError)?.errnoCode {
      case EADDRINUSE:
        "Another program serves at \(place). Choose another port with --port, or leave it out."
      case EACCES: "This user may not serve at \(place). Choose a port from 1024 on with --port."
      case EADDRNOTAVAIL:
        "\(configuration.host) is not an address of this machine. Use --host 0.0.0.0 for all of them."
      default: "The page cannot be served at \(place): \(error)"
      }
  }
}
