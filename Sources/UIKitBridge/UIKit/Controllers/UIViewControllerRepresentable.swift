import Foundation
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// A controller of UIKit as a view of SwiftUI.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: _HostedView {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size in points that the controller's view takes where `proposal` is offered; nil for what its view says of
  /// itself.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: Never { fatalError("\(Self.self) shows a controller of UIKit and has no body") }

  public static func _makeHostedNode(_ view: Self, in context: _HostedNodeContext) -> _HostedNode {
    _HostedNode(ControllerNode(view, in: context.context))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

private final class ControllerNode<Representable: UIViewControllerRepresentable>: ViewNode<
  Representable
>
{
  private var shown: ViewNode<ControllerHost<Representable>>!

  override init(_ view: Representable, in context: NodeContext) {
    super.init(view, in: context)
    shown = childContext().makeNode(ControllerHost(representable: view))
  }

  override var children: [Node] { [shown] }

  override func update(_ view: Representable) {
    self.view = view
    shown.update(ControllerHost(representable: view))
  }
}

/// Shows the view of a controller.
private struct ControllerHost<Representable: UIViewControllerRepresentable>: UIViewRepresentable {
  let representable: Representable

  @MainActor final class Coordinator {
    let coordinator: Representable.Coordinator
    var controller: Representable.UIViewControllerType?
    init(_ coordinator: Representable.Coordinator) { self.coordinator = coordinator }
  }

  func makeCoordinator() -> Coordinator { Coordinator(representable.makeCoordinator()) }

  func makeUIView(context: Context) -> UIView {
    let controller = representable.makeUIViewController(context: inner(context))
    context.coordinator.controller = controller
    controller.loadViewIfNeeded()
    controller.comeIn(false)
    return ControllerStage(controller.view)
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    guard let controller = context.coordinator.controller else { return }
    representable.updateUIViewController(controller, context: inner(context))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    context.coordinator.controller.flatMap {
      representable.sizeThatFits(proposal, uiViewController: $0, context: inner(context))
    }
  }

  static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
    guard let controller = coordinator.controller else { return }
    controller.goOut(false)
    controller.leave(false)
    Representable.dismantleUIViewController(controller, coordinator: coordinator.coordinator)
  }

  private func inner(_ context: Context) -> UIViewControllerRepresentableContext<Representable> {
    UIViewControllerRepresentableContext(
      coordinator: context.coordinator.coordinator, transaction: context.transaction,
      environment: context.environment)
  }
}
