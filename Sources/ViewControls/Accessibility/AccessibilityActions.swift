import Foundation
import Geometry
import ViewContent
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

extension View {
  /// What is done when this view is used without a finger.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    // Called when the element is used, on the main thread.
    nonisolated(unsafe) let handler = handler
    return accessibilityAttribute { element, context in
      let kind: AccessibilityElement.Action.Kind
      switch actionKind.name {
      case .activate:
        kind = .activate
        // Replaces what the view does by itself.
        element.actions.removeAll { $0.kind == .activate }
      case .escape: kind = .escape
      case .magicTap: kind = .magicTap
      case .delete: kind = .delete
      case .showMenu: kind = .named("Show Menu")
      case .named(let name): kind = .named(context.string(name))
      }
      element.actions.append(AccessibilityElement.Action(kind) { handler() })
    }
  }

  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { accessibilityAction(AccessibilityActionKind(named: name), handler) }

  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// An action whose name is what `label` says.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    // The button's action, which the main actor calls.
    nonisolated(unsafe) let action = action
    let label = label()
    return accessibilityActions { Button(action: { action() }) { label } }
  }

  /// An action for each button of `content`, which is not seen.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    let buttons = content()
    return accessibilityContainer(.group)
      .background {
        buttons.accessibilityContainer(.menu).modifier(AccessibilityOnly())
      }
      .modifier(
        AccessibilityModifier { elements, _ in
          // Each button of several stands in a container of its own.
          let actions = elements.filter { $0.role == .menu }.flatMap(\.asNamedActions)
          elements.removeAll { $0.role == .menu }
          elements = elements.flatMap { $0.role == .group ? $0.children : [$0] }
          for index in elements.indices { elements[index].actions += actions }
        })
  }

  /// What is done when the value is to be larger or smaller.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    // Called when the value is adjusted, on the main thread.
    nonisolated(unsafe) let handler = handler
    return accessibilityAttribute { element, _ in element.adjust = { handler($0) } }
  }

  /// What is done when the content is to be scrolled towards an edge.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  {
    // Called when the content is scrolled, on the main thread.
    nonisolated(unsafe) let handler = handler
    return accessibilityAttribute { element, _ in element.scroll = { handler($0) } }
  }

  /// The point is where a magnifier is; there is none here, and the action is kept by its name.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    // Called by one of both actions, on the main thread.
    nonisolated(unsafe) let handler = handler
    return accessibilityAttribute { element, _ in
      for (name, direction) in [
        ("Zoom In", AccessibilityZoomGestureAction.Direction.zoomIn),
        ("Zoom Out", .zoomOut),
      ] {
        element.actions.append(
          AccessibilityElement.Action(.named(name)) {
            handler(AccessibilityZoomGestureAction(direction: direction))
          })
      }
    }
  }
}

/// A wish to see more or less of a view.
nonisolated public struct AccessibilityZoomGestureAction {
  nonisolated public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// The same place in points of the view.
  public var point: CGPoint { .zero }
  public let direction: Direction
  public var location: UnitPoint { .center }
}

extension AccessibilityElement {
  /// What this button, and those inside, do, each by its name.
  fileprivate var asNamedActions: [Action] {
    let own = actions.filter { $0.kind == .activate }
      .map { Action(.named(label ?? ""), perform: $0.perform) }
    return own + children.flatMap(\.asNamedActions)
  }
}
