import Foundation
import Geometry
import ViewContent
import ViewLayout
import ViewRuntime

/// A label at the leading and a control at the trailing edge.
struct LabeledControl<Content: View, Control: View>: View {
  /// Whether text beside it stands on the row's upper edge: that of switches and steppers does.
  var isPlatformControl = false
  @ViewBuilder let label: Content
  @ViewBuilder let control: Control
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    if labelsVisibility == .hidden {
      control
    } else if isPlatformControl {
      LabeledControlLayout(isInListRow: isInListRow) {
        label
        control
      }
    } else {
      RowEnds(isStacked: isInListRow && textSize.isAccessibilitySize) {
        label
      } end: {
        control
      }
    }
  }
}

/// A label, and what belongs to it at the other end of the row; below it where the user's text is so large that rows
/// are stacked.
struct RowEnds<Label: View, End: View>: View {
  let isStacked: Bool
  @ViewBuilder let label: Label
  @ViewBuilder let end: End

  var body: some View {
    if isStacked {
      VStack(alignment: .leading, spacing: 4) {
        label
        end
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        end
      }
    }
  }
}

/// A label, and a control of UIKit's at the other end of all the width there is.
///
/// Measured on iOS 26: the row's text baselines lie at its top, and it keeps the distances of a control,
/// not those of its label. In the row of a list it is as tall as its label, and the control overlaps.
struct LabeledControlLayout: Layout {
  let isInListRow: Bool
  /// Between label and control at least, in points.
  private static let gap: CGFloat = 8

  private func labelOffer(_ width: CGFloat?, _ control: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - control.width - Self.gap) }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let control = subviews[1].sizeThatFits(.unspecified)
    let label = subviews[0].sizeThatFits(labelOffer(proposal.width, control))
    let ownWidth = label.width + Self.gap + control.width
    return CGSize(
      width: max(ownWidth, proposal.width ?? 0),
      height: isInListRow && label.height > 0 ? label.height : max(label.height, control.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let control = subviews[1].sizeThatFits(.unspecified)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: labelOffer(bounds.width, control))
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    !isInListRow && (guide == .firstTextBaseline || guide == .lastTextBaseline) ? bounds.minY : nil
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
