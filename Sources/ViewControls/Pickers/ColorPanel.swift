import Foundation
import Geometry
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Colours to choose from: a row of greys, then all hues from dark to light; below it the opacity.
package struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  /// Points.
  private static let cell: CGFloat = 24
  private static let columns = 12
  private static let rows = 10

  package init(selection: Binding<Color>, supportsOpacity: Bool) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  package var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 0) {
        ForEach(0..<Self.rows, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in
              Self.color(row, column).frame(width: Self.cell, height: Self.cell)
            }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onChanged { choose($0.location) })
      if supportsOpacity {
        Slider(value: opacity).frame(width: Self.cell * CGFloat(Self.columns))
      }
    }
  }

  /// The colour in a row and a column of the grid.
  static func color(_ row: Int, _ column: Int) -> Color {
    guard row > 0 else { return Color(white: 1 - Double(column) / Double(columns - 1)) }
    let hue = (Double(column) / Double(columns) + 0.55).truncatingRemainder(dividingBy: 1)
    let part = Double(row) / Double(rows - 1)
    return part <= 0.5
      ? Color(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * part)
      : Color(hue: hue, saturation: 1 - 1.7 * (part - 0.5), brightness: 1)
  }

  private func choose(_ point: CGPoint) {
    let column = min(max(0, Int(point.x / Self.cell)), Self.columns - 1)
    let row = min(max(0, Int(point.y / Self.cell)), Self.rows - 1)
    selection.wrappedValue = Self.color(row, column).opacity(Double(resolved.opacity))
  }

  private var resolved: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

  private var opacity: Binding<Double> {
    let (selection, resolved) = (selection, resolved)
    return Binding<Double>(
      get: { Double(resolved.opacity) },
      set: { (value: Double) in
        var opaque = resolved
        opaque.opacity = 1
        selection.wrappedValue = Color(opaque).opacity(value)
      })
  }
}
