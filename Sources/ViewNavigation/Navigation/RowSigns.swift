import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// What a row shows at its ends while its list is edited: a sign for deleting, and one to move it by.
struct RowSigns: View {
  /// The room of a sign, in points: recorded on iOS 26 for the sign at the beginning.
  private static let room: CGFloat = 40

  let isEditing: Bool
  let row: ChildView
  /// Shows the button that deletes.
  let open: @MainActor () -> Void

  private var deletes: Bool {
    isEditing && (row.trait(RowDeletionTrait.self) ?? nil) != nil
      && row.trait(DeleteDisabledTrait.self) != true
  }

  private var move: ((Int) -> Void)? {
    guard isEditing, row.trait(MoveDisabledTrait.self) != true else { return nil }
    return row.trait(RowMoveTrait.self) ?? nil
  }

  var leadingRoom: CGFloat { deletes ? Self.room : 0 }
  var trailingRoom: CGFloat { move == nil ? 0 : Self.room }

  /// As on an iPhone, a sign says whose it is: "Reorder Milk".
  private func name(_ verb: String) -> String {
    row.spokenName.map { "\(verb) \($0)" } ?? verb
  }

  var body: some View {
    if deletes || move != nil {
      HStack(spacing: 0) {
        if deletes {
          Image(systemName: "minus.circle.fill")
            .font(.system(size: 20))
            .foregroundStyle(.red)
            .contentShape(Rectangle())
            .onTapGesture { open() }
            .accessibilityControl(.button) { element, _ in
              element.traits.insert(.isButton)
              element.label = name("Delete")
              element.actions = [AccessibilityElement.Action(.activate) { open() }]
            }
        }
        Spacer(minLength: 0)
        if move != nil {
          // Asks when it is let go: other rows may have come or gone since.
          MovingSign(move: { move?($0) }).accessibilityAttribute { element, _ in
            element.label = name("Reorder")
          }
        }
      }
      .padding(.horizontal, ListMetrics.inset)
    }
  }
}

/// The sign that a finger drags: its row takes the place of the one above which it is let go.
private struct MovingSign: View {
  let move: (Int) -> Void
  /// How far a finger has moved it, in points.
  @State private var drag: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height
      Image(systemName: "line.3.horizontal")
        .foregroundStyle(.tertiary)
        .frame(width: 24, height: height)
        .offset(y: drag)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { drag = $0.translation.height }
            .onEnded { value in
              let steps = height > 0 ? Int((value.translation.height / height).rounded()) : 0
              withAnimation(.snappy(duration: 0.3)) {
                drag = 0
                if steps != 0 { move(steps) }
              }
            })
    }
    .frame(width: 24)
    .accessibilityControl(.button) { element, _ in
      element.traits.insert(.isButton)
    }
  }
}
