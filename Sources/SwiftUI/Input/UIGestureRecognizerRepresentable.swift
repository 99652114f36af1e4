import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// A gesture recogniser of UIKit as a gesture of SwiftUI. What lies below the recogniser's view hears of no touch here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable is told.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a gesture happens, in points of the view that has it.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let surface: RecognizerSurface.Box

  public var localLocation: CGPoint { surface.recognizer?.location(in: surface.view) ?? .zero }
  public var localTranslation: CGPoint? {
    (surface.recognizer as? UIPanGestureRecognizer)?.translation(in: surface.view)
  }
  public var localVelocity: CGPoint? {
    (surface.recognizer as? UIPanGestureRecognizer)?.velocity(in: surface.view)
  }

  /// In points of the window for a space that is not the view's own.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    surface.recognizer?.location(in: place(space)) ?? .zero
  }
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    (surface.recognizer as? UIPanGestureRecognizer)?.translation(in: place(space))
  }
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    (surface.recognizer as? UIPanGestureRecognizer)?.velocity(in: place(space))
  }

  /// A point of the window in points of the view.
  public func convert(globalPoint: CGPoint) -> CGPoint {
    surface.view?.convertFromWindow(globalPoint) ?? globalPoint
  }

  /// A point of the window in points of the view for its own space, and of the window for others.
  public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    place(space) == nil ? globalPoint : convert(globalPoint: globalPoint)
  }

  private func place(_ space: some CoordinateSpaceProtocol) -> UIView? {
    space.coordinateSpace == .local ? surface.view : nil
  }
}

/// The view of a recogniser.
@MainActor
enum RecognizerSurface {
  final class Box {
    weak var recognizer: UIGestureRecognizer?
    weak var view: UIView?
  }
}

/// A view that is not seen, and has the recogniser.
private struct RecognizingView<Representable: UIGestureRecognizerRepresentable>: UIViewRepresentable
{
  let representable: Representable

  final class Coordinator {
    let surface = RecognizerSurface.Box()
    var context: Representable.Context?
    var representable: Representable?
    var recognizer: Representable.UIGestureRecognizerType?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIView {
    let (view, coordinator) = (UIView(), context.coordinator)
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(
      surface: coordinator.surface)
    let own = UIGestureRecognizerRepresentableContext<Representable>(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: own)
    (coordinator.context, coordinator.representable) = (own, representable)
    (coordinator.recognizer, coordinator.surface.recognizer) = (recognizer, recognizer)
    coordinator.surface.view = view
    recognizer.onAction = { [weak coordinator] _ in
      guard let coordinator, let recognizer = coordinator.recognizer,
        let context = coordinator.context
      else { return }
      coordinator.representable?.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    view.addGestureRecognizer(recognizer)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    let coordinator = context.coordinator
    coordinator.representable = representable
    guard let recognizer = coordinator.recognizer, let context = coordinator.context else { return }
    representable.updateUIGestureRecognizer(recognizer, context: context)
  }
}

extension View {
  /// Has a recogniser of UIKit watch the fingers on this view.
  nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R)
    -> some View
  {
    // Read where views are made, on the main thread.
    nonisolated(unsafe) let representable = representable
    return modifier(RecognizerModifier(representable: representable))
  }
}

nonisolated private struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ViewModifier {
  // Read where views are made, on the main thread.
  nonisolated(unsafe) let representable: R
  nonisolated init(representable: R) { self.representable = representable }
  @MainActor func body(content: Content) -> some View {
    content.overlay { RecognizingView(representable: representable) }
  }
}
