import Foundation
import Geometry
import Motion
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

extension View {
  /// Lets a finger that rests on this view pick it up, and carry `payload` to a view that takes it.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  {
    modifier(Draggable(item: { DragItem([payload()]) }, preview: nil as EmptyView?))
  }

  nonisolated public func draggable<T: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(Draggable(item: { DragItem([payload()]) }, preview: preview()))
  }

  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(Draggable(item: { DragItem([data()]) }, preview: nil as EmptyView?))
  }

  nonisolated public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(Draggable(item: { DragItem([data()]) }, preview: preview()))
  }
}

extension View {
  /// Lets a finger pick this view up, and carry what `item` makes; nothing of use where that is empty.
  nonisolated package func draggable(carrying item: @escaping () -> DragItem) -> some View {
    modifier(Draggable(item: item, preview: nil as EmptyView?))
  }
}

/// A view that can be picked up.
nonisolated private struct Draggable<Preview: View>: ViewModifier {
  let item: () -> DragItem
  /// Nil for the view itself.
  let preview: Preview?
  @State private var carried: Carried?
  @State private var frame = CGRect.zero
  @State private var board = DropBoard()

  /// What is under the finger, which is at `point` of the window.
  private struct Carried {
    let item: DragItem
    let start: CGPoint
    var point: CGPoint
  }

  /// Seconds, as on iOS.
  private static var liftDelay: Double { 0.5 }

  init(item: @escaping () -> DragItem, preview: Preview?) {
    self.item = item
    self.preview = preview
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
      .gesture(
        LongPressGesture(minimumDuration: Self.liftDelay)
          .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
          .onChanged { value in
            if case .second(true, let drag?) = value { carry(drag) }
          }
          .onEnded { value in
            if case .second(true, let drag?) = value, let carried {
              board.targets?.drop(carried.item, at: drag.location)
            }
            carried = nil
          }
      )
      .modifier(DropBoardFinder(board: board))
      .modifier(
        PresentationModifier(isPresented: carried != nil) { state in
          CarriedPreview(
            preview: preview.map { AnyView($0) } ?? AnyView(content),
            size: preview == nil ? frame.size : nil,
            middle: carried.map { carried in
              CGPoint(
                x: frame.midX + carried.point.x - carried.start.x,
                y: frame.midY + carried.point.y - carried.start.y)
            }, wasRemoved: state.wasRemoved)
        })
  }

  @MainActor private func carry(_ drag: DragGesture.Value) {
    var carried =
      carried ?? Carried(item: item(), start: drag.startLocation, point: drag.startLocation)
    carried.point = drag.location
    self.carried = carried
    board.targets?.move(carried.item, to: drag.location)
  }
}

/// The picture under the finger, in front of everything.
private struct CarriedPreview: View {
  let preview: AnyView
  let size: CGSize?
  /// In points of the window; nil once it is let go.
  let middle: CGPoint?
  let wasRemoved: @MainActor () -> Void

  var body: some View {
    ZStack {
      if let middle {
        preview
          .frame(width: size?.width, height: size?.height)
          .fixedSize()
          .scaleEffect(1.05)
          .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
          .position(middle)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .ignoresSafeArea()
    .allowsHitTesting(false)
    .onChange(of: middle == nil, initial: true) { _, isGone in if isGone { wasRemoved() } }
  }
}

/// Where a view finds the targets of its window.
@MainActor
private final class DropBoard {
  weak var targets: DropTargets?
  nonisolated init() {}
}

private struct DropBoardFinder: PrimitiveModifier {
  let board: DropBoard

  nonisolated init(board: DropBoard) { self.board = board }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    view.modifier.board.targets = context.host.dropTargets
    return ModifiedNode(view, in: context)
  }
}
