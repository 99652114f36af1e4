import SwiftUI

/// Wax that rises and sinks in a glass lamp: blurred circles, cut where they are dense enough, so
/// that drops melt together. A finger warms what it touches.
struct LavaLamp: View {
  @State private var wax = Wax()
  @State private var finger: CGPoint?

  var body: some View {
    ZStack {
      backdrop
      VStack(spacing: 0) {
        cap
        glass
        foot
      }
    }
    .ignoresSafeArea()
  }

  private var backdrop: some View {
    RadialGradient(
      colors: [
        Color(red: 0.45, green: 0.14, blue: 0.32), Color(red: 0.13, green: 0.04, blue: 0.16),
        Color(red: 0.04, green: 0.01, blue: 0.07),
      ], center: .center, startRadius: 40, endRadius: 520)
  }

  private var glass: some View {
    TimelineView(.animation) { timeline in
      ZStack {
        LinearGradient(
          colors: [
            Color(red: 0.3, green: 0.05, blue: 0.4), Color(red: 0.95, green: 0.35, blue: 0.5),
          ],
          startPoint: .top, endPoint: .bottom)
        LinearGradient(
          colors: [.yellow, .orange, Color(red: 1, green: 0.25, blue: 0.3)], startPoint: .bottom,
          endPoint: .top
        )
        .mask { drops }
        .shadow(color: .orange.opacity(0.8), radius: 18)
        drops
          .foregroundStyle(.white)
          .blur(radius: 9)
          .offset(x: -5, y: -7)
          .blendMode(.softLight)
          .opacity(0.7)
      }
      .onChange(of: timeline.date) { _, _ in wax.step(finger: finger) }
    }
    .frame(width: Wax.size.width, height: Wax.size.height)
    .clipShape(GlassShape())
    .overlay {
      GlassShape().stroke(
        LinearGradient(
          colors: [.white.opacity(0.7), .white.opacity(0.05), .white.opacity(0.4)],
          startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 2.5)
    }
    .overlay(alignment: .topLeading) {
      Capsule().fill(.white.opacity(0.3)).frame(width: 12, height: 260).blur(radius: 4)
        .rotationEffect(.degrees(5.5)).offset(x: 46, y: 90)
    }
    .contentShape(GlassShape())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { finger = $0.location }
        .onEnded { _ in finger = nil })
  }

  private var drops: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
      context.addFilter(.blur(radius: 13))
      context.drawLayer { layer in
        for drop in wax.drops {
          let rect = CGRect(
            x: drop.x - drop.radius, y: drop.y - drop.radius * drop.stretch,
            width: 2 * drop.radius, height: 2 * drop.radius * drop.stretch)
          layer.fill(Path(ellipseIn: rect), with: .color(.white))
        }
        layer.fill(
          Path(CGRect(x: -20, y: size.height - 26, width: size.width + 40, height: 60)),
          with: .color(.white))
      }
    }
  }

  private var metal: LinearGradient {
    LinearGradient(
      stops: [
        .init(color: Color(white: 0.25), location: 0),
        .init(color: Color(white: 0.85), location: 0.3),
        .init(color: Color(white: 0.45), location: 0.6),
        .init(color: Color(white: 0.18), location: 1),
      ], startPoint: .leading, endPoint: .trailing)
  }

  private var cap: some View {
    UnevenRoundedRectangle(topLeadingRadius: 26, topTrailingRadius: 26)
      .fill(metal).frame(width: 128, height: 62)
  }

  private var foot: some View {
    VStack(spacing: 0) {
      TrapezoidFoot().fill(metal).frame(width: 216, height: 120)
      Ellipse().fill(.black.opacity(0.5)).frame(width: 260, height: 26).blur(radius: 10)
        .offset(y: -8)
    }
  }
}

/// A drop; lengths in points.
struct Drop {
  var x, y, dx, dy: Double
  let radius: Double
  /// 0 is cold and heavy, 1 is hot and light.
  var heat: Double
  /// Taller than wide while it moves.
  var stretch: Double { 1 + min(0.35, abs(dy) / 160) }
}

/// The physics: the foot heats, the cap cools, warm wax rises.
struct Wax {
  static let size = CGSize(width: 230, height: 440)

  private(set) var drops: [Drop] = (0..<11).map(Wax.drop)

  private static func drop(number: Int) -> Drop {
    let (x, y) = (60 + (number * 47) % 110, 60 + (number * 97) % 340)
    let radius = 18 + (number * 7) % 24
    return Drop(
      x: Double(x), y: Double(y), dx: 0, dy: 0, radius: Double(radius),
      heat: Double((number * 3) % 10) / 10)
  }

  /// A sixtieth of a second.
  mutating func step(finger: CGPoint?) {
    let seconds = 1.0 / 60
    for index in drops.indices {
      var drop = drops[index]
      let depth = drop.y / Self.size.height
      drop.heat += ((depth > 0.8 ? 1.5 : depth < 0.2 ? -0.5 : 0.4) - drop.heat) * seconds * 0.55
      if let finger {
        let distance = hypot(finger.x - drop.x, finger.y - drop.y)
        if distance < 90 {
          drop.heat += 3 * seconds
          drop.dx += (finger.x - drop.x) * seconds * 3
        }
      }
      drop.heat = min(1, max(0, drop.heat))
      let lift = (0.5 - drop.heat) * 190 * (30 / drop.radius)
      drop.dy += (lift - drop.dy * 1.6) * seconds
      drop.dx += (sin(Double(index) * 2.3 + drop.y * 0.02) * 16 - drop.dx * 1.4) * seconds
      drop.x += drop.dx * seconds
      drop.y += drop.dy * seconds
      let width = GlassShape.halfWidth(at: drop.y / Self.size.height) * Self.size.width
      let room = max(8, width - drop.radius * 0.8)
      let middle = Self.size.width / 2
      if abs(drop.x - middle) > room {
        drop.x = middle + room * (drop.x > middle ? 1 : -1)
        drop.dx *= -0.3
      }
      drop.y = min(Self.size.height - 12, max(drop.radius * 0.7, drop.y))
      drops[index] = drop
    }
  }
}

/// Narrow at the top, wide below the middle.
struct GlassShape: Shape {
  /// Half of the width for its frame's, at a height from 0, the top, to 1.
  static func halfWidth(at height: Double) -> Double {
    0.27 + 0.23 * sin(min(1, height * 1.08) * .pi * 0.62)
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let steps = 40
    for step in 0...steps {
      let height = Double(step) / Double(steps)
      let point = CGPoint(
        x: rect.midX + Self.halfWidth(at: height) * rect.width, y: rect.minY + height * rect.height)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    for step in (0...steps).reversed() {
      let height = Double(step) / Double(steps)
      path.addLine(
        to: CGPoint(
          x: rect.midX - Self.halfWidth(at: height) * rect.width,
          y: rect.minY + height * rect.height))
    }
    path.closeSubpath()
    return path
  }
}

struct TrapezoidFoot: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + 4, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - 4, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - 6, y: rect.maxY),
        control: CGPoint(x: rect.maxX - 66, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + 6, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + 4, y: rect.minY),
        control: CGPoint(x: rect.minX + 66, y: rect.midY))
    }
  }
}

#Preview {
  LavaLamp()
}
