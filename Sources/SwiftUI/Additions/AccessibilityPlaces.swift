import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

// What aids tell of drags, of scrolling and of views that belong together: nobody asks for it here.

/// What a group of actions is for.
nonisolated public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  public init(_ name: Text) { self.name = "\(name)" }
  public init(_ nameKey: LocalizedStringKey) { name = "\(nameKey)" }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}

extension View {
  /// Actions of a group, which are told like others.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  )
    -> some View
  { self }
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true)
    -> some View
  { self }
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// How the watch shows a quick action, which a gesture of the hand does.
public protocol AccessibilityQuickActionStyle {}

nonisolated public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
nonisolated public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  nonisolated public static var prompt: AccessibilityQuickActionPromptStyle {
    AccessibilityQuickActionPromptStyle()
  }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  nonisolated public static var outline: AccessibilityQuickActionOutlineStyle {
    AccessibilityQuickActionOutlineStyle()
  }
}

extension View {
  /// The button of `content` as an action of this view; there is no hand whose gesture would do it.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(style: Style, @ViewBuilder content: () -> Content) -> some View {
    accessibilityActions(content)
  }

  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
    accessibilityActions(content)
  }
}
