import ViewRuntime

/// The bar behind the chosen row of a wheel. Programs reach it from a view of UIKit among the rows, and clear it.
@MainActor
package final class WheelMark {
  package var setHidden: @MainActor (Bool) -> Void = { _ in }
  /// The view of UIKit that stands for the wheel, where a program has looked for one.
  package weak var counterpart: AnyObject?

  nonisolated init() {}
}

private struct WheelMarkKey: EnvironmentKey { static var defaultValue: WheelMark? { nil } }

extension EnvironmentValues {
  /// That of the wheel around; nil outside of one.
  package var wheelMark: WheelMark? {
    get { self[WheelMarkKey.self] }
    set { self[WheelMarkKey.self] = newValue }
  }
}
