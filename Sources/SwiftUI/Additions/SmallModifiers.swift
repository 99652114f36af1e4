import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let navigation = Self(name: "navigation")
  public static let navigationSplitView = Self(name: "navigationSplitView")
  public static let tabView = Self(name: "tabView")
  public static let window = Self(name: "window")
  public static let widget = Self(name: "widget")
  public static let subscriptionStore = Self(name: "subscriptionStore")
  public static let subscriptionStoreHeader = Self(name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = Self(name: "subscriptionStoreFullHeight")
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether held buttons act again and again.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// A held button acts once here.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// What lies behind the container that the view is in, up to the window's edges, or a widget's.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerBackground(alignment: alignment, background: content()))
  }
}

private struct ContainerMarginKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// How far the container reaches beyond its content, in points.
  package var containerMargin: CGFloat {
    get { self[ContainerMarginKey.self] }
    set { self[ContainerMarginKey.self] = newValue }
  }
}

nonisolated private struct ContainerBackground<Background: View>: ViewModifier {
  let alignment: Alignment
  let background: Background
  @Environment(\.containerMargin) private var margin

  @MainActor func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) {
        background.padding(-margin).ignoresSafeArea()
      }
  }
}

extension Color {
  /// The colour itself.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }
}

extension CGRect {
  /// The rectangle with each side moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension UIImage: Hashable {
  /// Pictures are alike when they are the same object.
  public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Looks for words that are not in a dictionary. There is none here: all words are right.
public final class UITextChecker {
  public init() {}
  public func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt offset: Int, wrap: Bool, language: String
  ) -> NSRange {
    Reports.once("UITextChecker takes every word for right: there is no dictionary here")
    return NSRange(location: NSNotFound, length: 0)
  }
  public func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? {
    []
  }
  public class var availableLanguages: [String] { ["en"] }
}
