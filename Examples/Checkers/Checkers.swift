import SwiftUI

/// A floor of tiles that runs towards a sun. One shape draws it: a checkerboard of any number of rows
/// and columns, fractions too, squeezed into a trapezoid. A tap lays another floor, and the one that
/// lies there flows into it.
struct Checkers: View {
  @State private var number = 0

  var body: some View {
    GeometryReader { proxy in
      let horizon = proxy.size.height * 0.46
      ZStack(alignment: .top) {
        Dusk()
        Sun(size: 230).offset(y: horizon - 190)
        LinearGradient(
          colors: [
            Color(red: 0.5, green: 0.12, blue: 0.36), Color(red: 0.12, green: 0.05, blue: 0.22),
            Color(red: 0.02, green: 0.01, blue: 0.08),
          ], startPoint: .top, endPoint: .bottom
        )
        .frame(height: proxy.size.height - horizon)
        .offset(y: horizon)
        TimelineView(.animation) { timeline in
          let walk = timeline.date.timeIntervalSinceReferenceDate
            .truncatingRemainder(dividingBy: 2)
          ZStack {
            Checkerboard(floor: floor, walk: walk).fill(Self.light)
            Checkerboard(floor: floor, walk: walk + 1).fill(Self.dark)
          }
          .frame(height: proxy.size.height - horizon)
          .offset(y: horizon)
        }
        Rectangle()
          .fill(
            .linearGradient(
              colors: [.clear, .pink, .clear], startPoint: .leading, endPoint: .trailing)
          )
          .frame(height: 3)
          .blur(radius: 1.5)
          .offset(y: horizon - 1.5)
      }
    }
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.spring(duration: 1.3, bounce: 0.4)) { number += 1 }
    }
  }

  private var floor: Floor { Floor.all[number % Floor.all.count] }

  private static let light = LinearGradient(
    colors: [.orange, .pink, .purple], startPoint: .top, endPoint: .bottom)
  private static let dark = LinearGradient(
    colors: [
      Color(red: 0.3, green: 0.08, blue: 0.35), Color(red: 0.1, green: 0.04, blue: 0.25),
      Color(red: 0.02, green: 0.02, blue: 0.1),
    ], startPoint: .top, endPoint: .bottom)
}

/// How a floor is laid.
struct Floor {
  var rows, columns: Double
  /// What of the width the far edge lacks on either side; 0 makes a rectangle.
  var inset: Double

  static let all = [
    Floor(rows: 14, columns: 14, inset: 0.42), Floor(rows: 6, columns: 4, inset: 0.24),
    Floor(rows: 11, columns: 9, inset: 0), Floor(rows: 18, columns: 22, inset: 0.46),
    Floor(rows: 3, columns: 3, inset: 0.33),
  ]
}

/// Every second tile of a floor, in perspective.
struct Checkerboard: Shape {
  var floor: Floor
  /// How many tiles the floor has come nearer.
  var walk: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(floor.inset, AnimatablePair(floor.rows, floor.columns)) }
    set {
      floor = Floor(
        rows: max(1, newValue.second.first), columns: max(1, newValue.second.second),
        inset: min(max(0, newValue.first), 0.49))
    }
  }

  func path(in rect: CGRect) -> Path {
    // Tiles are counted from the middle, so that new columns come in at both sides.
    let half = Int((floor.columns / 2).rounded(.up)) + 1
    var path = Path()
    for row in -2..<Int(floor.rows.rounded(.up)) {
      for column in -half..<half where (row + column).isMultiple(of: 2) {
        let (left, right) = (Double(column), Double(column + 1))
        let (top, bottom) = (Double(row) + walk, Double(row + 1) + walk)
        path.addLines([
          corner(left, top, rect), corner(right, top, rect), corner(right, bottom, rect),
          corner(left, bottom, rect),
        ])
        path.closeSubpath()
      }
    }
    return path
  }

  /// Where a corner of a tile is seen; rows are counted from the horizon.
  private func corner(_ column: Double, _ row: Double, _ rect: CGRect) -> CGPoint {
    let depth = min(max(0, row / floor.rows), 1)
    let across = min(max(-0.5, column / floor.columns), 0.5)
    let far = 1 - 2 * floor.inset
    // What is as wide as the floor is seen so wide there.
    let scale = far / (1 - depth + depth * far)
    return CGPoint(
      x: rect.midX + across * rect.width * scale, y: rect.minY + rect.height * depth * scale)
  }
}

/// A sun that sinks behind strips of haze.
struct Sun: View {
  let size: Double

  var body: some View {
    Circle()
      .fill(
        .linearGradient(colors: [.yellow, .orange, .pink], startPoint: .top, endPoint: .bottom)
      )
      .frame(width: size, height: size)
      .mask {
        VStack(spacing: 0) {
          Rectangle().frame(height: size * 0.42)
          ForEach(0..<7) { strip in
            Color.clear.frame(height: size * (0.012 + 0.008 * Double(strip)))
            Rectangle()
          }
        }
      }
      .shadow(color: .pink.opacity(0.8), radius: 40)
  }
}

/// An evening sky with stars.
struct Dusk: View {
  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [
            Color(red: 0.03, green: 0.02, blue: 0.12), Color(red: 0.22, green: 0.07, blue: 0.33),
            Color(red: 0.75, green: 0.22, blue: 0.42),
          ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.46)))
      for star in 0..<90 {
        let angle = Double(star) * 2.39996
        let place = CGPoint(
          x: size.width * (0.5 + 0.5 * sin(angle * 3)), y: size.height * 0.3 * abs(cos(angle * 5)))
        let width = 0.8 + 1.2 * abs(sin(angle))
        context.fill(
          Path(ellipseIn: CGRect(x: place.x, y: place.y, width: width, height: width)),
          with: .color(.white.opacity(0.3 + 0.5 * abs(cos(angle)))))
      }
    }
  }
}

#Preview {
  Checkers()
}
