import Foundation
import ViewCatalog
import ViewRuntime

/// A window, of which there may be several; the first is shown.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// With a title that is a text; windows show none.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package var firstWindow: AnyView? { AnyView(content) }
}

/// A single window.
public struct Window<Content: View>: PrimitiveScene {
  private let content: Content

  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package var firstWindow: AnyView? { AnyView(content) }
}

/// An app's settings, which open on demand only and so are never shown here.
public struct Settings<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}

  package var firstWindow: AnyView? { nil }
}
