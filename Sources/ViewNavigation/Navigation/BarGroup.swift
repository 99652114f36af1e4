import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The items of one end of a bar. Symbols that stand side by side share a capsule of glass; words, what is filled and
/// what a space divides have one of their own, as in iOS 26.
struct BarGroup: View {
  let items: [BarItem]

  /// Points, between capsules.
  fileprivate static let gap: CGFloat = 8

  var body: some View {
    HStack(spacing: Self.gap) {
      ForEach(runs) { run in
        if run.items[0].kind == .prominent {
          views(of: run).buttonStyle(BarButtonStyle(isProminent: true))
        } else if run.items[0].hidesGlass {
          views(of: run).environment(\.sharesBarGlass, true)
        } else {
          SharedGlass(content: views(of: run))
        }
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(BarButtonStyle())
    .toggleStyle(BarToggleStyle())
    .controlGroupStyle(BarControlGroupStyle())
    .environment(\.isBarItem, true)
  }

  private func views(of run: Run) -> some View { ForEach(run.items) { $0.content } }

  private struct Run: Identifiable {
    var items: [BarItem]
    var id: AnyHashable { items[0].id }
  }

  private var runs: [Run] {
    var runs: [Run] = []
    var isApart = true
    for item in items where item.kind != .space || !runs.isEmpty {
      if item.kind == .space {
        isApart = true
        continue
      }
      if isApart || item.kind == .prominent || item.hidesGlass != runs.last?.items[0].hidesGlass {
        runs.append(Run(items: [item]))
      } else {
        runs[runs.count - 1].items.append(item)
      }
      isApart = item.kind == .prominent
    }
    return runs
  }
}

/// Views in a row on the glass that they share.
private struct SharedGlass<Content: View>: View {
  let content: Content

  var body: some View {
    ChildrenView(content.environment(\.sharesBarGlass, true)) { children in
      SharedGlassLayout(gap: BarGroup.gap) {
        ForEach(children) { _ in
          ButtonBackground(kind: .glass, shape: .capsule, fill: AnyShapeStyle(Color.clear))
            .accessibilityHidden(true)
        }
        ForEach(children) { $0 }
      }
    }
  }
}

/// As many capsules as items, and the items: a capsule lies behind each run of symbols, and behind each wider item.
private struct SharedGlassLayout: Layout {
  let gap: CGFloat
  /// Points: the row's height, and the widest symbol that a circle of it holds.
  private static let height: CGFloat = 44
  private static let widestSymbol: CGFloat = 30
  /// What brings a ground of its own, such as a button with a border, is as tall as that, in points.
  private static let ownGround: Range<CGFloat> = 36..<44

  private struct Slot {
    var own: CGSize
    var width: CGFloat
    var isSymbol: Bool
    var hasGlass: Bool
    /// From the leading edge, in points.
    var start: CGFloat = 0
  }

  private func slots(_ items: ArraySlice<LayoutSubview>) -> [Slot] {
    var slots: [Slot] = []
    for item in items {
      let own = item.sizeThatFits(.unspecified)
      let isFramed = own.height >= Self.height || Self.ownGround.contains(own.height)
      let isSymbol = own.width <= (isFramed ? Self.height : Self.widestSymbol)
      var slot = Slot(
        own: own, width: isFramed ? own.width : isSymbol ? Self.height : own.width + 28,
        isSymbol: isSymbol, hasGlass: !Self.ownGround.contains(own.height))
      if own.width == 0 { (slot.width, slot.hasGlass) = (0, false) }
      if let last = slots.last {
        let shares = last.isSymbol && isSymbol && last.hasGlass && slot.hasGlass
        slot.start = last.start + last.width + (shares || slot.width == 0 ? 0 : gap)
      }
      slots.append(slot)
    }
    return slots
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let slots = slots(Array(subviews)[(subviews.count / 2)...])
    return CGSize(
      width: slots.last.map { $0.start + $0.width } ?? 0,
      height: slots.map { max($0.own.height, Self.height) }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let all = Array(subviews)
    let items = all[(all.count / 2)...]
    var capsules = all[..<(all.count / 2)]
    var ground: ClosedRange<CGFloat>?
    func lay() {
      guard let span = ground, let capsule = capsules.popFirst() else { return }
      capsule.place(
        at: CGPoint(x: bounds.minX + span.lowerBound, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(
          width: span.upperBound - span.lowerBound, height: Self.height))
      ground = nil
    }
    for (item, slot) in zip(items, slots(items)) {
      item.place(
        at: CGPoint(x: bounds.minX + slot.start + slot.width / 2, y: bounds.midY), anchor: .center,
        proposal: .unspecified)
      guard slot.hasGlass else { continue }
      if let span = ground, span.upperBound == slot.start {
        ground = span.lowerBound...(slot.start + slot.width)
      } else {
        lay()
        ground = slot.start...(slot.start + slot.width)
      }
    }
    lay()
    for capsule in capsules { capsule.place(at: bounds.origin, proposal: .zero) }
  }
}

private struct SharesBarGlassKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a button of a bar stands on glass that it shares, and has none of its own.
  var sharesBarGlass: Bool {
    get { self[SharesBarGlassKey.self] }
    set { self[SharesBarGlassKey.self] = newValue }
  }
}
