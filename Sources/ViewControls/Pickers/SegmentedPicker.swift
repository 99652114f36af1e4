import Foundation
import Geometry
import Motion
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// All options side by side; a bright capsule slides to the chosen one.
struct SegmentedPicker<Content: View>: View {
  let selection: PickerSelection
  let content: Content
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled

  /// Points.
  private static var height: CGFloat { 31 }

  var body: some View {
    ChildrenView(
      content.font(.system(size: 13, weight: .medium)).lineLimit(1).environment(
        \.labelStyle, AnyLabelStyle(.titleOnly)), reachesViews: true
    ) { options in
      segments(options, chosen: chosenIndex(options))
    }
  }

  private func chosenIndex(_ options: [ChildView]) -> Int? {
    let value = selection.value()
    return options.firstIndex { $0.isTagged(value) }
  }

  private func segments(_ options: [ChildView], chosen: Int?) -> some View {
    HStack(spacing: 0) {
      ForEach(options) { option in
        option
          .modifier(WishedWords(isChosen: options.firstIndex(of: option) == chosen))
          .padding(.horizontal, 4)
          .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
          .contentShape(Rectangle())
          .gesture(ButtonGesture(onPressingChanged: { _ in }, action: { choose(option) }))
          .accessibilityOption(isSelected: options.firstIndex(of: option) == chosen) {
            choose(option)
          }
      }
    }
    .background {
      GeometryReader { proxy in
        let width = proxy.size.width / CGFloat(max(1, options.count))
        Capsule(style: .circular)
          .fill(
            SystemBars.selectedSegment ?? (colorScheme == .dark ? Color(white: 0.39) : .white)
          )
          .shadow(color: .black.opacity(0.12), radius: 4, y: 1)
          .frame(width: max(0, width - 4), height: Self.height - 4)
          .offset(x: width * CGFloat(chosen ?? 0) + 2, y: 2)
          .opacity(chosen == nil ? 0 : 1)
          .animation(.spring(response: 0.35, dampingFraction: 0.85), value: chosen)
      }
      .modifier(MirroredControl())
    }
    .background(
      SystemBars.segmentsBackground ?? Color(.system(.tertiaryFill)), in: Capsule(style: .circular)
    )
    .opacity(isEnabled ? 1 : 0.5)
    // The line below a row begins with the control, not with the words in it.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  private func choose(_ option: ChildView) {
    if let tag = option.tag { selection.select(tag) }
  }
}

/// The colour and the font that a program wishes for all segments.
private struct WishedWords: ViewModifier {
  let isChosen: Bool

  func body(content: Content) -> some View {
    let (usual, chosen) = (SystemBars.segment, SystemBars.chosenSegment)
    let color = isChosen ? chosen.color ?? usual.color : usual.color
    let font = isChosen ? chosen.font ?? usual.font : usual.font
    // Words of segments have the control's colour, whatever is drawn with around it.
    let colored = content.systemForegroundStyle(color ?? .primary)
    if let font { colored.font(font) } else { colored }
  }
}
