/// A piece of user interface: a value that says what is to be seen, and is asked again whenever
/// something that it read has changed.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View {
  /// Says that a body is evaluated, as programs ask within it; not what has changed, which is not known here.
  public static func _printChanges() { print("\(Self.self): changed.") }

  /// The same, where SwiftUI writes into the system's log.
  public static func _logChanges() { _printChanges() }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

/// A view that the runtime handles itself instead of asking for its body.
///
/// `makeNode` is called once for each place in the tree; later values of the same type reach the
/// node through `ViewNode.update`.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self>
}

extension PrimitiveView {
  public var body: Never {
    fatalError("\(Self.self) is drawn by the runtime and has no body to ask for")
  }
}
