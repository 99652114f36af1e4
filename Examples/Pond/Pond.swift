import SwiftUI

/// A pond from above: rings spread from every finger, drift with the current and lean with the
/// wind; koi swim beneath and flee from the rings.
struct Pond: View {
  @StateObject private var water = Water()

  var body: some View {
    GeometryReader { proxy in
      TimelineView(.animation) { timeline in
        ZStack {
          Bottom()
          Canvas { context, size in
            for fish in water.fish { fish.draw(in: &context) }
          }
          Canvas { context, size in
            context.blendMode = .plusLighter
            for ring in water.rings { ring.draw(in: &context, at: timeline.date) }
          }
          Leaves(sway: water.sway(at: timeline.date))
        }
        .onChange(of: timeline.date) { _, now in
          water.step(to: now, in: proxy.size)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { water.touch($0.location) }
          .onEnded { _ in water.lift() }
      )
      .simultaneousGesture(
        SpatialTapGesture(count: 1).onEnded { water.splash($0.location) })
    }
    .ignoresSafeArea()
  }
}

// MARK: Water

/// Everything that moves in the pond.
final class Water: ObservableObject {
  /// Points per second.
  static let current = CGVector(dx: 14, dy: -6)
  /// How much faster rings grow towards the wind's end than towards its source, 0 to 1.
  static let wind = 0.22

  @Published private(set) var rings: [WaterRing] = []
  @Published private(set) var fish: [Koi] = (0..<7).map(Koi.init(number:))
  private var last: Date?
  private var lastTouch: CGPoint?

  func step(to now: Date, in size: CGSize) {
    let seconds = min(0.05, last.map { now.timeIntervalSince($0) } ?? 0)
    last = now
    rings.removeAll { $0.age(at: now) > WaterRing.life }
    if Int.random(in: 0..<50) == 0 {
      // A drop of rain, or an insect that lands.
      add(
        at: CGPoint(x: .random(in: 0...size.width), y: .random(in: 0...size.height)), strength: 0.35
      )
    }
    for index in fish.indices {
      fish[index].swim(seconds, in: size, fleeing: rings.filter { $0.strength > 0.5 }, now: now)
    }
  }

  func splash(_ point: CGPoint) { add(at: point, strength: 1) }

  /// A finger that is drawn through the water leaves a trail.
  func touch(_ point: CGPoint) {
    if let lastTouch, hypot(point.x - lastTouch.x, point.y - lastTouch.y) < 34 { return }
    lastTouch = point
    add(at: point, strength: 0.75)
  }

  func lift() { lastTouch = nil }

  func sway(at date: Date) -> Double { sin(date.timeIntervalSinceReferenceDate * 0.8) }

  private func add(at point: CGPoint, strength: Double) {
    rings.append(WaterRing(center: point, start: last ?? .now, strength: strength))
  }
}

/// Three waves, one within the other, around a place that drifts away.
struct WaterRing {
  /// Seconds.
  static let life = 4.2

  let center: CGPoint
  let start: Date
  /// 0 to 1.
  let strength: Double

  func age(at date: Date) -> Double { date.timeIntervalSince(start) }

  /// Points.
  func radius(at age: Double) -> Double {
    (18 + 150 * strength.squareRoot()) * (1 - exp(-age * 0.75))
  }

  func draw(in context: inout GraphicsContext, at date: Date) {
    let age = age(at: date)
    guard age > 0 else { return }
    let fade = pow(1 - age / Self.life, 1.6) * strength
    let middle = CGPoint(
      x: center.x + Water.current.dx * age, y: center.y + Water.current.dy * age)
    for wave in 0..<3 {
      let radius = radius(at: age - Double(wave) * 0.32)
      guard radius > 1 else { continue }
      let crest = ring(around: middle, radius: radius)
      let glow = fade * (1 - Double(wave) * 0.27)
      context.stroke(
        crest,
        with: .linearGradient(
          Gradient(colors: [.white.opacity(0.75 * glow), .cyan.opacity(0.1 * glow)]),
          startPoint: CGPoint(x: middle.x - radius, y: middle.y - radius),
          endPoint: CGPoint(x: middle.x + radius, y: middle.y + radius)),
        lineWidth: 1 + 5 * fade)
      context.stroke(
        ring(around: middle, radius: radius * 0.93), with: .color(.teal.opacity(0.2 * glow)),
        lineWidth: 8)
    }
  }

  /// A circle that the wind has pushed out of round.
  private func ring(around middle: CGPoint, radius: Double) -> Path {
    let lean = radius * Water.wind
    return Path(
      ellipseIn: CGRect(
        x: middle.x - radius + lean * 0.3, y: middle.y - radius * 0.94,
        width: 2 * radius + lean * 0.6, height: 2 * radius * 0.94))
  }
}

// MARK: Fish

/// A koi: a chain of joints that follow its head.
struct Koi {
  private var joints: [CGPoint]
  private var heading: Double
  private var speed: Double
  private var phase: Double
  private let size: Double
  private let color: Color
  private let patch: Color

  init(number: Int) {
    let start = CGPoint(x: 60 + Double(number % 3) * 130, y: 130 + Double(number) * 95)
    size = [1.15, 0.8, 1, 0.7, 1.3, 0.9, 0.75][number % 7]
    color =
      [Color.orange, .white, Color(red: 1, green: 0.35, blue: 0.2), .white, .orange][number % 5]
    patch =
      [Color.white, .red, .orange, Color(white: 0.15), Color(red: 0.75, green: 0.15, blue: 0.1)][
        number % 5]
    heading = Double(number) * 2.1
    speed = 42
    phase = Double(number) * 1.7
    joints = (0..<11).map { CGPoint(x: start.x - Double($0) * 8, y: start.y) }
  }

  mutating func swim(_ seconds: Double, in bounds: CGSize, fleeing rings: [WaterRing], now: Date) {
    guard seconds > 0 else { return }
    let head = joints[0]
    phase += seconds * (2.4 + speed / 16)
    var turn = 0.35 * sin(phase * 0.31)
    var goal = 38.0
    // Back to the middle when the bank is near.
    let toMiddle = atan2(bounds.height / 2 - head.y, bounds.width / 2 - head.x)
    let outside = max(
      abs(head.x - bounds.width / 2) / (bounds.width / 2),
      abs(head.y - bounds.height / 2) / (bounds.height / 2))
    if outside > 0.75 { turn += 2.2 * sin(toMiddle - heading) }
    for ring in rings {
      let away = atan2(head.y - ring.center.y, head.x - ring.center.x)
      let distance = hypot(head.x - ring.center.x, head.y - ring.center.y)
      let age = ring.age(at: now)
      guard age < 1.4, distance < 170 else { continue }
      turn += 5 * sin(away - heading) * (1 - distance / 170)
      goal = 190
    }
    heading += turn * seconds
    speed += (goal - speed) * min(1, seconds * 2.5)
    joints[0].x += cos(heading + 0.25 * sin(phase)) * speed * seconds
    joints[0].y += sin(heading + 0.25 * sin(phase)) * speed * seconds
    let link = 7.5 * size
    for index in 1..<joints.count {
      let (front, back) = (joints[index - 1], joints[index])
      let length = max(0.001, hypot(back.x - front.x, back.y - front.y))
      joints[index] = CGPoint(
        x: front.x + (back.x - front.x) / length * link,
        y: front.y + (back.y - front.y) / length * link)
    }
  }

  func draw(in context: inout GraphicsContext) {
    context.drawLayer { shadow in
      shadow.translateBy(x: 10, y: 16)
      shadow.addFilter(.blur(radius: 6))
      shadow.fill(body, with: .color(.black.opacity(0.35)))
    }
    context.fill(fins, with: .color(color.opacity(0.55)))
    context.fill(tail, with: .color(color.opacity(0.6)))
    context.fill(
      body,
      with: .linearGradient(
        Gradient(colors: [color, color.mix(with: .black, by: 0.25)]), startPoint: joints[0],
        endPoint: joints[10]))
    context.drawLayer { marks in
      marks.clip(to: body)
      for (joint, radius) in [(1, 7.0), (4, 9.0), (7, 6.0)] {
        let center = side(of: joint, by: joint == 4 ? 3 : -2)
        marks.fill(circle(center, radius * size), with: .color(patch.opacity(0.85)))
      }
    }
    context.fill(circle(side(of: 1, by: 5 * size), 1.6 * size), with: .color(.black))
    context.fill(circle(side(of: 1, by: -5 * size), 1.6 * size), with: .color(.black))
  }

  private static let widths: [Double] = [5, 8.5, 10.5, 11.5, 11.5, 10.5, 9, 7, 5, 3.2, 1.8]

  private var body: Path {
    var left: [CGPoint] = []
    var right: [CGPoint] = []
    for index in joints.indices {
      left.append(side(of: index, by: Self.widths[index] * size))
      right.append(side(of: index, by: -Self.widths[index] * size))
    }
    return smooth([nose] + left + right.reversed())
  }

  private var nose: CGPoint {
    let direction = direction(at: 0)
    return CGPoint(
      x: joints[0].x + direction.dx * 8 * size, y: joints[0].y + direction.dy * 8 * size)
  }

  private var tail: Path {
    let (end, direction) = (joints[10], direction(at: 10))
    let swing = 0.5 * sin(phase)
    func tip(_ angle: Double, _ length: Double) -> CGPoint {
      let base = atan2(-direction.dy, -direction.dx) + angle + swing
      return CGPoint(x: end.x + cos(base) * length * size, y: end.y + sin(base) * length * size)
    }
    var path = Path()
    path.move(to: joints[9])
    path.addQuadCurve(to: tip(0.5, 26), control: tip(0.7, 10))
    path.addQuadCurve(to: tip(-0.5, 26), control: tip(0, 12))
    path.addQuadCurve(to: joints[9], control: tip(-0.7, 10))
    return path
  }

  private var fins: Path {
    var path = Path()
    for sign in [-1.0, 1] {
      let root = side(of: 3, by: sign * 9 * size)
      let back = side(of: 5, by: sign * (20 + 3 * sin(phase)) * size)
      path.move(to: root)
      path.addQuadCurve(to: back, control: side(of: 3, by: sign * 22 * size))
      path.addQuadCurve(to: root, control: side(of: 5, by: sign * 10 * size))
    }
    return path
  }

  private func direction(at index: Int) -> CGVector {
    let (front, back) = (joints[max(0, index - 1)], joints[min(joints.count - 1, index + 1)])
    let length = max(0.001, hypot(front.x - back.x, front.y - back.y))
    return CGVector(dx: (front.x - back.x) / length, dy: (front.y - back.y) / length)
  }

  /// A point beside a joint; positive numbers lie to the fish's right.
  private func side(of index: Int, by distance: Double) -> CGPoint {
    let direction = direction(at: index)
    return CGPoint(
      x: joints[index].x - direction.dy * distance, y: joints[index].y + direction.dx * distance)
  }

  private func circle(_ center: CGPoint, _ radius: Double) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A closed curve through the middles between the points.
  private func smooth(_ points: [CGPoint]) -> Path {
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    var path = Path()
    path.move(to: middle(points[points.count - 1], points[0]))
    for (index, point) in points.enumerated() {
      path.addQuadCurve(to: middle(point, points[(index + 1) % points.count]), control: point)
    }
    path.closeSubpath()
    return path
  }
}

// MARK: Surroundings

/// The ground, seen through green water.
struct Bottom: View {
  var body: some View {
    ZStack {
      RadialGradient(
        colors: [
          Color(red: 0.13, green: 0.47, blue: 0.47), Color(red: 0.04, green: 0.2, blue: 0.26),
        ],
        center: UnitPoint(x: 0.4, y: 0.3), startRadius: 20, endRadius: 700)
      Canvas { context, size in
        var random = Pebbles(seed: 9)
        for _ in 0..<90 {
          let (x, y) = (random.next() * size.width, random.next() * size.height)
          let (width, height) = (12 + 34 * random.next(), 9 + 22 * random.next())
          context.fill(
            Path(ellipseIn: CGRect(x: x, y: y, width: width, height: height)),
            with: .color(Color(white: random.next()).opacity(0.045)))
        }
      }
    }
  }
}

/// The same numbers each time.
struct Pebbles {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24)
  }
}

/// Water lilies that turn a little in the wind.
struct Leaves: View {
  let sway: Double

  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<5, id: \.self) { index in
        let spot = Self.spots[index]
        LilyLeaf(size: spot.size, blooms: index == 1 || index == 4)
          .rotationEffect(.degrees(spot.angle + sway * 3))
          .position(
            x: proxy.size.width * spot.x + sway * 4, y: proxy.size.height * spot.y + sway * 2)
      }
    }
    .allowsHitTesting(false)
  }

  private static let spots: [(x: Double, y: Double, size: Double, angle: Double)] = [
    (0.1, 0.1, 110, 20), (0.33, 0.06, 74, 200), (0.94, 0.62, 120, 130), (0.82, 0.78, 70, 300),
    (0.06, 0.93, 130, 80),
  ]
}

struct LilyLeaf: View {
  let size: Double
  let blooms: Bool

  var body: some View {
    ZStack {
      LeafShape()
        .fill(
          RadialGradient(
            colors: [
              Color(red: 0.5, green: 0.72, blue: 0.3), Color(red: 0.16, green: 0.45, blue: 0.2),
            ], center: .center, startRadius: 0, endRadius: size * 0.6)
        )
        .overlay { LeafVeins().stroke(.white.opacity(0.18), lineWidth: 1) }
        .shadow(color: .black.opacity(0.35), radius: 7, x: 8, y: 12)
      if blooms {
        ForEach(0..<10, id: \.self) { petal in
          Ellipse()
            .fill(.linearGradient(colors: [.white, .pink], startPoint: .top, endPoint: .bottom))
            .frame(width: size * 0.13, height: size * 0.3)
            .offset(y: -size * 0.14)
            .rotationEffect(.degrees(Double(petal) * 36))
            .opacity(0.9)
        }
        Circle().fill(.yellow).frame(width: size * 0.12)
      }
    }
    .frame(width: size, height: size)
  }
}

/// A circle with a notch.
struct LeafShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
      startAngle: .degrees(16), endAngle: .degrees(344), clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct LeafVeins: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for index in 1..<9 {
      let angle = Double(index) * .pi * 2 / 9
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(
        to: CGPoint(
          x: rect.midX + cos(angle) * rect.width * 0.42,
          y: rect.midY + sin(angle) * rect.width * 0.42))
    }
    return path
  }
}

#Preview {
  Pond()
}
