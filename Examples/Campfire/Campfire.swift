import SwiftUI

/// A fire at night: flames, sparks and snow, each a crowd of soft spots that add their light.
/// A finger in the fire stirs it.
struct Campfire: View {
  @StateObject private var fire = Fire()

  var body: some View {
    GeometryReader { proxy in
      TimelineView(.animation) { timeline in
        ZStack {
          Canvas { context, size in
            fire.drawSnow(in: context)
          }
          Logs(glow: fire.glow)
          Canvas { context, size in
            fire.drawFlames(in: context)
          }
          .blendMode(.plusLighter)
        }
        .background { Night(glow: fire.glow) }
        .onChange(of: timeline.date) { _, _ in fire.step(in: proxy.size) }
      }
      .onAppear { fire.begin(in: proxy.size) }
    }
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { fire.stir(at: $0.location) })
  }
}

/// One spot of light.
struct Spot {
  var x, y, dx, dy: Double
  /// Seconds that it has lived, and that it will live in all.
  var age = 0.0
  var life: Double
  var size: Double
  var seed = Double.random(in: 0...10)
}

final class Fire: ObservableObject {
  @Published private(set) var flames: [Spot] = []
  private var sparks: [Spot] = []
  private var snow: [Spot] = []
  private var time = 0.0
  /// How much is burning, 1 when it is left alone.
  private var heat = 1.0

  /// How bright the surroundings are; it flickers.
  var glow: Double {
    0.8 + 0.08 * sin(time * 9) + 0.07 * sin(time * 23.7) + 0.12 * (heat - 1)
  }

  func begin(in size: CGSize) {
    snow = (0..<130).map { _ in
      Spot(
        x: .random(in: 0...size.width), y: .random(in: 0...size.height), dx: .random(in: -6...6),
        dy: .random(in: 18...60), life: .infinity, size: .random(in: 1.2...4))
    }
    for _ in 0..<90 { step(in: size) }
  }

  func stir(at point: CGPoint) {
    heat = min(2.6, heat + 0.12)
    for _ in 0..<3 {
      sparks.append(
        Spot(
          x: point.x, y: point.y, dx: .random(in: -130...130), dy: .random(in: -320 ... -120),
          life: .random(in: 0.8...2), size: .random(in: 2...4)))
    }
  }

  /// A sixtieth of a second.
  func step(in size: CGSize) {
    let time = 1.0 / 60
    self.time += time
    heat += (1 - heat) * time * 0.9
    let hearth = CGPoint(x: size.width / 2, y: size.height - 128)
    for _ in 0..<Int(5 * heat) {
      let offset = Double.random(in: -1...1)
      flames.append(
        Spot(
          x: hearth.x + offset * 58, y: hearth.y + .random(in: -8...10),
          dx: -offset * 34, dy: .random(in: -250 ... -150) * (0.75 + 0.25 * heat),
          life: .random(in: 0.55...1.15) * (1.15 - abs(offset) * 0.5),
          size: .random(in: 46...84) * (1.1 - abs(offset) * 0.5)))
    }
    if Double.random(in: 0...1) < 0.25 * heat {
      sparks.append(
        Spot(
          x: hearth.x + .random(in: -40...40), y: hearth.y - 50, dx: .random(in: -30...30),
          dy: .random(in: -260 ... -150), life: .random(in: 1.2...2.6), size: .random(in: 1.6...3.2)
        ))
    }
    move(&flames, time) { spot in
      spot.dx += sin(spot.seed + self.time * 7 + spot.y * 0.03) * 260 * time
    }
    move(&sparks, time) { spot in
      spot.dx += sin(spot.seed * 3 + self.time * 5) * 190 * time
      spot.dy += 26 * time
    }
    for index in snow.indices {
      snow[index].x += (snow[index].dx + 9 * sin(self.time + snow[index].seed)) * time
      snow[index].y += snow[index].dy * time
      if snow[index].y > size.height {
        (snow[index].y, snow[index].x) = (-5, .random(in: 0...size.width))
      }
    }
  }

  private func move(_ spots: inout [Spot], _ time: Double, change: (inout Spot) -> Void) {
    for index in spots.indices {
      change(&spots[index])
      spots[index].x += spots[index].dx * time
      spots[index].y += spots[index].dy * time
      spots[index].age += time
    }
    spots.removeAll { $0.age > $0.life }
  }

  func drawFlames(in context: GraphicsContext) {
    var context = context
    context.blendMode = .plusLighter
    for spot in flames {
      let part = spot.age / spot.life
      let size = spot.size * (1 - part * 0.82)
      let color = Color(
        red: 1, green: 0.62 - 0.5 * part, blue: max(0, 0.22 - 0.4 * part))
      fill(spot, size: size, color: color, opacity: 0.22 * (1 - part) * min(1, part * 8), &context)
    }
    for spot in sparks {
      let left = 1 - spot.age / spot.life
      fill(spot, size: spot.size * 4, color: .orange, opacity: 0.5 * left, &context)
      let core = CGRect(
        x: spot.x - spot.size / 2, y: spot.y - spot.size / 2, width: spot.size, height: spot.size)
      context.fill(
        Path(ellipseIn: core), with: .color(Color(red: 1, green: 0.85, blue: 0.5).opacity(left)))
    }
  }

  private func fill(
    _ spot: Spot, size: Double, color: Color, opacity: Double, _ context: inout GraphicsContext
  ) {
    let rect = CGRect(x: spot.x - size / 2, y: spot.y - size / 2, width: size, height: size)
    context.fill(
      Path(ellipseIn: rect),
      with: .radialGradient(
        Gradient(colors: [color.opacity(opacity), color.opacity(0)]),
        center: CGPoint(x: spot.x, y: spot.y), startRadius: 0, endRadius: size / 2))
  }

  func drawSnow(in context: GraphicsContext) {
    for flake in snow {
      let rect = CGRect(
        x: flake.x - flake.size / 2, y: flake.y - flake.size / 2, width: flake.size,
        height: flake.size)
      context.fill(
        Path(ellipseIn: rect),
        with: .color(.white.opacity(0.25 + 0.13 * flake.size)))
    }
  }
}

/// Sky, hills, trees and snow on the ground; the fire lights what is near.
struct Night: View {
  let glow: Double

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [
          Color(red: 0.02, green: 0.03, blue: 0.1), Color(red: 0.07, green: 0.1, blue: 0.24),
          Color(red: 0.16, green: 0.17, blue: 0.34),
        ], startPoint: .top, endPoint: .bottom)
      ForEach(0..<3, id: \.self) { row in
        Forest(row: row)
          .fill(
            [
              Color(red: 0.1, green: 0.13, blue: 0.27), Color(red: 0.07, green: 0.09, blue: 0.2),
              Color(red: 0.04, green: 0.06, blue: 0.14),
            ][row]
          )
          .frame(height: 420 - Double(row) * 70)
      }
      Ellipse()
        .fill(
          LinearGradient(
            colors: [
              Color(red: 0.5, green: 0.55, blue: 0.72), Color(red: 0.2, green: 0.23, blue: 0.4),
            ],
            startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 760, height: 380)
        .offset(y: 200)
      RadialGradient(
        colors: [.orange.opacity(0.5 * glow), .orange.opacity(0.12 * glow), .clear],
        center: UnitPoint(x: 0.5, y: 0.8), startRadius: 10, endRadius: 330
      )
      .blendMode(.plusLighter)
    }
  }
}

/// A row of firs.
struct Forest: Shape {
  let row: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = 46.0 + Double(row) * 14
    var x = -width + Double(row) * 17
    var number = row
    while x < rect.width + width {
      let height = rect.height * (0.62 + 0.36 * abs(sin(Double(number) * 12.9)))
      let top = rect.maxY - height
      for tier in 0..<4 {
        let y = top + Double(tier) * height * 0.16
        let half = width * (0.26 + 0.2 * Double(tier))
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x + half, y: y + height * 0.28))
        path.addLine(to: CGPoint(x: x - half, y: y + height * 0.28))
        path.closeSubpath()
      }
      path.addRect(CGRect(x: x - width, y: top + height * 0.7, width: width * 2, height: height))
      x += width * 0.95
      number += 1
    }
    return path
  }
}

struct Logs: View {
  let glow: Double

  var body: some View {
    ZStack {
      Ellipse().fill(.black.opacity(0.45)).frame(width: 250, height: 46).blur(radius: 8).offset(
        y: 24)
      log(angle: 14, length: 190).offset(y: 6)
      log(angle: -14, length: 190).offset(y: 6)
      log(angle: 0, length: 150).offset(y: 18)
      ForEach(0..<9, id: \.self) { stone in
        Ellipse()
          .fill(
            RadialGradient(
              colors: [Color(white: 0.2 + 0.32 * glow), Color(white: 0.16)],
              center: UnitPoint(x: 0.5, y: 0), startRadius: 0, endRadius: 26)
          )
          .frame(width: 38, height: 27)
          .offset(
            x: cos(Double(stone) * .pi / 8) * 118, y: 26 + sin(Double(stone) * .pi / 8) * 26)
      }
    }
    .frame(maxHeight: .infinity, alignment: .bottom)
    .padding(.bottom, 96)
  }

  private func log(angle: Double, length: Double) -> some View {
    Capsule()
      .fill(
        LinearGradient(
          colors: [
            Color(red: 0.75 * glow, green: 0.33 * glow, blue: 0.12),
            Color(red: 0.2, green: 0.1, blue: 0.07),
          ], startPoint: .top, endPoint: .bottom)
      )
      .frame(width: length, height: 26)
      .overlay(alignment: .trailing) {
        Ellipse().fill(Color(red: 0.78, green: 0.55, blue: 0.35)).frame(width: 13, height: 24)
      }
      .rotationEffect(.degrees(angle))
  }
}

#Preview {
  Campfire()
}
