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

  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View
  { self }
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View
  { self }
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
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
