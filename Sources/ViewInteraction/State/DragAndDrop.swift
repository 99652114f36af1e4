import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// What can be handed from one program to another.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Color: Transferable {}
extension Image: Transferable {}
extension AttributedString: Transferable {}

// Views are neither picked up nor dropped: they look as they do while nobody drags them.

extension View {
  /// Leaves the view where it is: views are not picked up here. Told once.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  {
    withoutDragging()
  }

  nonisolated public func draggable<T: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> Preview
  ) -> some View {
    withoutDragging()
  }

  /// Nothing is ever dropped here: `action` is not called.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    withoutDragging()
  }

  nonisolated public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    withoutDragging()
  }

  nonisolated private func withoutDragging() -> Self {
    Reports.once("views are not picked up here: what is draggable stays in its place")
    return self
  }
}

/// What a dragged view carries.
public final class NSItemProvider {
  public let object: Any?
  public init() { object = nil }
  public init(object: Any) { self.object = object }
}
