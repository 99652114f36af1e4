import ViewRuntime

/// What a presentation's views are drawn on. Programs reach it by going up from a view of UIKit that is among them: its
/// second superview is the one whose background they clear to show what lies behind.
@MainActor
package protocol HostingSurface: AnyObject {
  /// In place of the presentation's own; nil for that.
  var surface: AnyShapeStyle? { get set }
  /// The view of UIKit that stands for it, where a program has looked for one; not kept alive by it.
  var counterpart: AnyObject? { get set }
}

private struct HostingSurfaceKey: EnvironmentKey {
  static var defaultValue: (any HostingSurface)? { nil }
}

extension EnvironmentValues {
  /// The innermost around a view; nil where nothing is presented.
  package var hostingSurface: (any HostingSurface)? {
    get { self[HostingSurfaceKey.self] }
    set { self[HostingSurfaceKey.self] = newValue }
  }
}
