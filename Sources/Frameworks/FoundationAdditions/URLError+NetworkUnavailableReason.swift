import Foundation
import FoundationNetworking

extension URLError {
  /// Why a way to the network that is there may not be used.
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }

  /// Nil where no wish of the request kept it from the network, as always here.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int)
      .flatMap(NetworkUnavailableReason.init)
  }
}
