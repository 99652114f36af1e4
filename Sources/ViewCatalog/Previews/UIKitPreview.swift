import UIKitBridge
import ViewLayout
import ViewRuntime

/// A controller or a view of UIKit, as `#Preview` shows it on its own.
@preconcurrency @MainActor
public protocol _PreviewedByUIKit {
  static func _preview(_ make: @escaping @MainActor () -> any _PreviewedByUIKit) -> AnyView
}

// Generic, and by a protocol: a closure of several statements that builds a view has no type of its own, and would be
// taken for one that returns a class.

/// Shows a controller of UIKit on its own, as large as the window, or a view of UIKit, as large as the part of it that
/// nothing covers: `#Preview { SettingsController() }`.
@freestanding(declaration)
public macro Preview<Previewed: _PreviewedByUIKit>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> Previewed
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

extension _Preview {
  public init<Previewed: _PreviewedByUIKit>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> Previewed
  ) {
    self.init(name: name, traits: traits) { Previewed._preview(body) }
  }
}

extension UIViewController: _PreviewedByUIKit {
  public static func _preview(
    _ make: @escaping @MainActor () -> any _PreviewedByUIKit
  ) -> AnyView { AnyView(PreviewedController(make: make).ignoresSafeArea()) }
}

extension UIView: _PreviewedByUIKit {
  public static func _preview(
    _ make: @escaping @MainActor () -> any _PreviewedByUIKit
  ) -> AnyView { AnyView(PreviewedView(make: make)) }
}

private struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> any _PreviewedByUIKit

  // Only controllers answer with this view.
  func makeUIViewController(context: Context) -> UIViewController { make() as! UIViewController }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> any _PreviewedByUIKit

  // Only views answer with this view.
  func makeUIView(context: Context) -> UIView { make() as! UIView }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
