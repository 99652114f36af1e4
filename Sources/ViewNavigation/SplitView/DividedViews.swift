import Foundation
import Geometry
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Views side by side with lines between them that a finger moves, as on the Mac.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { DividedViews(axis: .horizontal, content: content) }
}

/// Views below one another with lines between them that a finger moves, as on the Mac.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { DividedViews(axis: .vertical, content: content) }
}

/// All views have the same room at first; moving a line gives room of one neighbour to the other.
private struct DividedViews<Content: View>: View {
  let axis: Axis
  let content: Content
  /// How far each line was moved, in points.
  @State private var moves: [Int: CGFloat] = [:]
  /// That of the line that is dragged, at the start.
  @State private var start: CGFloat?

  /// Points that a view keeps in any case, and those around a line in which it is taken hold of.
  private let least: CGFloat = 20
  private let reach: CGFloat = 8

  var body: some View {
    GeometryReader { proxy in
      let length = axis == .horizontal ? proxy.size.width : proxy.size.height
      ChildrenView(content) { parts in
        let places = lines(count: parts.count - 1, length: length)
        ZStack(alignment: .topLeading) {
          ForEach(Array(parts.enumerated().map { Part(number: $0, view: $1) })) { part in
            let from = part.number == 0 ? 0 : places[part.number - 1] + 1
            let to = part.number == parts.count - 1 ? length : places[part.number]
            part.view
              .frame(
                width: axis == .horizontal ? max(0, to - from) : proxy.size.width,
                height: axis == .horizontal ? proxy.size.height : max(0, to - from)
              )
              .clipped()
              .offset(x: axis == .horizontal ? from : 0, y: axis == .horizontal ? 0 : from)
          }
          ForEach(places.indices, id: \.self) { index in
            line(at: places[index], index, places, length, proxy.size)
          }
        }
      }
    }
  }

  private func line(
    at place: CGFloat, _ index: Int, _ places: [CGFloat], _ length: CGFloat, _ size: CGSize
  ) -> some View {
    Color(.system(.separator))
      .frame(
        width: axis == .horizontal ? 1 : size.width, height: axis == .horizontal ? size.height : 1
      )
      .padding(axis == .horizontal ? .horizontal : .vertical, reach)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { value in
            let before = start ?? moves[index] ?? 0
            start = before
            let home = place - (moves[index] ?? 0)
            let (low, high) = (
              (index == 0 ? 0 : places[index - 1]) + least,
              (index == places.count - 1 ? length : places[index + 1]) - least
            )
            let goal =
              home + before
              + (axis == .horizontal ? value.translation.width : value.translation.height)
            moves[index] = min(max(goal, low), max(low, high)) - home
          }
          .onEnded { _ in start = nil }
      )
      .offset(
        x: axis == .horizontal ? place - reach : 0, y: axis == .horizontal ? 0 : place - reach)
  }

  private func lines(count: Int, length: CGFloat) -> [CGFloat] {
    guard count > 0 else { return [] }
    return (0..<count).map { index in
      length * CGFloat(index + 1) / CGFloat(count + 1) + (moves[index] ?? 0)
    }
  }
}

/// A view with how many are before it.
private struct Part: Identifiable {
  let number: Int
  let view: ChildView
  var id: ObjectIdentifier { view.id }
}
