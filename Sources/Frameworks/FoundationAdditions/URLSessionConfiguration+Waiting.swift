import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// Whether a request waits for a network. Here there is one or none, from the first moment on: a request is answered or fails
  /// at once, and the wish is kept for nobody. Foundation of Linux only lets it be read.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
