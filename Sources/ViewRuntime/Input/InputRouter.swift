import Foundation

/// Takes the events of a host to the elements that respond to them.
@MainActor
package final class InputRouter {
  package weak var host: ViewHost?

  package init() {}

  /// Hands one event to whom it concerns.
  func deliver(_ event: TouchEvent) {}

  /// Lets time pass for those who wait, such as long presses.
  func advance(to time: Double) {}

  /// When somebody wants to be asked again, in seconds.
  var nextTime: Double? { nil }
}
