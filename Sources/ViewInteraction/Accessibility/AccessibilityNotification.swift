import Foundation

/// What a program tells those who help its user: nobody does here, and a program goes on the same.
public enum AccessibilityNotification {
  /// Something is said.
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }

  /// Parts of the screen have changed; the argument is what is said, or what gets the focus.
  public struct LayoutChanged {
    public init(_ argument: Any? = nil) {}
    public func post() {}
  }

  /// All of the screen has changed.
  public struct ScreenChanged {
    public init(_ argument: Any? = nil) {}
    public func post() {}
  }

  /// A page was turned.
  public struct PageScrolled: Sendable {
    public init(_ position: String) {}
    public init(_ position: AttributedString) {}
    public func post() {}
  }
}
