import Foundation
import Geometry
import Motion
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The options on a drum that a finger turns.
struct WheelPicker<Content: View>: View {
  let selection: PickerSelection
  let content: Content
  /// Whether the option in the middle lies on a bar of its own.
  var hasBar = true
  @State private var mark = WheelMark()
  @State private var hidesBar = false
  @State private var dragStart: Double?
  /// The option in the middle; nil while it is the selection's.
  @State private var position: Double?

  /// Points: the height of a row, and of the whole where it is not offered less.
  private static var row: CGFloat { 32 }
  private static var height: CGFloat { 216 }

  var body: some View {
    let hidden = $hidesBar
    mark.setHidden = { if hidden.wrappedValue != $0 { hidden.wrappedValue = $0 } }
    return ChildrenView(content.font(.system(size: 23)).lineLimit(1).environment(\.wheelMark, mark))
    {
      options in
      let chosen = options.firstIndex { $0.isTagged(selection.value()) } ?? 0
      drum(options, position: position ?? Double(chosen))
        .contentShape(Rectangle())
        .gesture(turning(options, chosen: chosen))
        .accessibilityControl(.picker) { element, _ in
          if element.texts.indices.contains(chosen) { element.value = element.texts[chosen] }
          element.label = nil
          element.adjust = { direction in
            let next = chosen + (direction == .increment ? 1 : -1)
            if options.indices.contains(next), let tag = options[next].tag { selection.select(tag) }
          }
        }
    }
  }

  private func drum(_ options: [ChildView], position: Double) -> some View {
    ZStack {
      if hasBar, !hidesBar { WheelBar() }
      ForEach(options) { option in
        let distance = Double(options.firstIndex(of: option) ?? 0) - position
        option
          .frame(maxWidth: .infinity)
          .modifier(DrumRow(distance: distance, row: Self.row, height: Self.height))
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: Self.height)
    .frame(idealHeight: Self.height)
    .clipped()
  }

  private func turning(_ options: [ChildView], chosen: Int) -> some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { drag in
        let start = dragStart ?? position ?? Double(chosen)
        dragStart = start
        let wanted = start - Double(drag.translation.height / Self.row)
        position = min(Double(options.count) - 0.6, max(-0.4, wanted))
      }
      .onEnded { drag in
        let start = dragStart ?? Double(chosen)
        dragStart = nil
        let wanted = (start - Double(drag.predictedEndTranslation.height / Self.row)).rounded()
        let index = Int(min(Double(options.count - 1), max(0, wanted)))
        guard options.indices.contains(index), let tag = options[index].tag else { return }
        selection.select(tag)
        withAnimation(.spring(response: 0.4, dampingFraction: 0.9)) { position = nil }
      }
  }
}

/// The bar that the chosen option lies on.
struct WheelBar: View {
  var body: some View {
    Capsule(style: .circular).fill(Color(.system(.quaternaryFill)))
      .frame(height: 32)
      .padding(.horizontal, 8)
  }
}

/// A row of a drum: further from the middle it is flatter, nearer to its neighbours and paler.
private struct DrumRow: ViewModifier, Animatable {
  /// In rows from the middle.
  var distance: Double
  let row: CGFloat
  let height: CGFloat

  nonisolated var animatableData: Double {
    get { distance }
    set { distance = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    let radius = Double(height / 2) * 1.08
    let angle = distance * Double(row) / radius
    let isSeen = abs(angle) < .pi / 2
    content
      .scaleEffect(x: 1, y: isSeen ? max(0.01, cos(angle)) : 0.01)
      .opacity(isSeen ? max(0, pow(cos(angle), 2) * (abs(distance) < 0.5 ? 1 : 0.55)) : 0)
      .offset(y: CGFloat(isSeen ? radius * sin(angle) : 0))
  }
}
