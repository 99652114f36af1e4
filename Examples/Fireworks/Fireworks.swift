import SwiftUI

/// Rockets over a bay. A tap sends one there; the water shows them all once more.
struct Fireworks: View {
  @State private var show = Show()

  var body: some View {
    GeometryReader { proxy in
      let horizon = proxy.size.height * 0.74
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          drawSky(in: &context, size: size, horizon: horizon)
          context.drawLayer { sky in
            sky.clip(to: Path(CGRect(x: 0, y: 0, width: size.width, height: horizon)))
            sky.drawLayer { bloom in
              bloom.addFilter(.blur(radius: 7))
              show.draw(in: bloom)
            }
            show.draw(in: sky)
          }
          context.drawLayer { water in
            water.clip(
              to: Path(CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)))
            water.opacity = 0.8
            water.addFilter(.blur(radius: 2.5))
            water.translateBy(x: 0, y: horizon * 1.62)
            water.scaleBy(x: 1, y: -0.62)
            show.draw(in: water)
          }
          drawCity(in: &context, size: size, horizon: horizon)
        }
        .onChange(of: timeline.date) { _, _ in show.step(in: proxy.size) }
      }
    }
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .onTapGesture { point in show.launch(to: point) }
  }

  private func drawSky(in context: inout GraphicsContext, size: CGSize, horizon: Double) {
    context.fill(
      Path(CGRect(x: 0, y: 0, width: size.width, height: horizon)),
      with: .linearGradient(
        Gradient(colors: [
          Color(red: 0.01, green: 0.01, blue: 0.06), Color(red: 0.08, green: 0.06, blue: 0.22),
          Color(red: 0.3, green: 0.15, blue: 0.35),
        ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: horizon)))
    context.fill(
      Path(CGRect(x: 0, y: horizon, width: size.width, height: size.height - horizon)),
      with: .linearGradient(
        Gradient(colors: [
          Color(red: 0.2, green: 0.11, blue: 0.27), Color(red: 0.02, green: 0.02, blue: 0.08),
        ]), startPoint: CGPoint(x: 0, y: horizon), endPoint: CGPoint(x: 0, y: size.height)))
  }

  /// Houses on the far shore, with windows.
  private func drawCity(in context: inout GraphicsContext, size: CGSize, horizon: Double) {
    var x = -6.0
    var number = 0
    while x < size.width {
      let width = 22 + 16 * abs(sin(Double(number) * 4.1))
      let height = 24 + 66 * abs(sin(Double(number) * 2.3 + 1))
      context.fill(
        Path(CGRect(x: x, y: horizon - height, width: width, height: height)),
        with: .color(Color(red: 0.05, green: 0.04, blue: 0.1)))
      context.fill(
        Path(CGRect(x: x, y: horizon, width: width, height: height * 0.5)),
        with: .color(.black.opacity(0.3)))
      for row in 0..<Int(height / 12) {
        for column in 0..<Int(width / 9) where (row * 7 + column * 5 + number * 3) % 4 == 0 {
          context.fill(
            Path(
              CGRect(
                x: x + 4 + Double(column) * 9, y: horizon - height + 6 + Double(row) * 12,
                width: 3.5,
                height: 5)), with: .color(.yellow.opacity(0.75)))
        }
      }
      x += width + 2
      number += 1
    }
  }
}

/// Rockets on their way, and the stars of those that have burst.
struct Show {
  private var rockets: [Rocket] = []
  private var stars: [Star] = []
  private var time = 0.0
  private var launched = 0

  /// A sixtieth of a second.
  mutating func step(in size: CGSize) {
    let seconds = 1.0 / 60
    time += seconds
    if Int(time / 0.85) >= launched {
      let goal = CGPoint(
        x: .random(in: 0.15...0.85) * size.width, y: .random(in: 0.12...0.42) * size.height)
      rockets.append(Rocket(to: goal, from: size.height * 0.74, number: launched))
      launched += 1
    }
    for index in rockets.indices {
      rockets[index].fly(seconds)
      stars.append(rockets[index].spark)
    }
    for rocket in rockets where rocket.hasArrived { stars += rocket.burst() }
    rockets.removeAll(where: \.hasArrived)
    for index in stars.indices { stars[index].fly(seconds) }
    stars.removeAll { $0.age > $0.life }
  }

  mutating func launch(to point: CGPoint) {
    rockets.append(Rocket(to: point, from: 625, number: rockets.count + launched * 2 + 1))
  }

  func draw(in context: GraphicsContext) {
    var context = context
    context.blendMode = .plusLighter
    for star in stars { star.draw(in: &context) }
  }
}

struct Rocket {
  private var place: CGPoint
  private let goal: CGPoint
  private let number: Int

  init(to goal: CGPoint, from ground: Double, number: Int) {
    place = CGPoint(x: goal.x + .random(in: -40...40), y: ground)
    self.goal = goal
    self.number = number
  }

  var hasArrived: Bool { place.y <= goal.y + 3 }

  mutating func fly(_ seconds: Double) {
    let left = place.y - goal.y
    place.y -= (140 + left * 1.9) * seconds
    place.x += (goal.x - place.x) * 2.4 * seconds
  }

  /// What it leaves behind.
  var spark: Star {
    Star(
      place: place, velocity: CGVector(dx: .random(in: -14...14), dy: .random(in: 10...60)),
      color: Color(red: 1, green: 0.75, blue: 0.4), life: 0.5, width: 1.6, drag: 1)
  }

  func burst() -> [Star] {
    let hue = (Double(number) * 0.381).truncatingRemainder(dividingBy: 1)
    let second = Color(
      hue: (hue + 0.13).truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: 1)
    let first = Color(hue: hue, saturation: 0.75, brightness: 1)
    return (0..<150).map { index in
      let angle = Double(index) * 2.39996
      // Three kinds: a ball, a ring within a ball, a willow.
      let reach: Double
      switch number % 3 {
      case 0: reach = 300 * (Double(index) / 150).squareRoot()
      case 1: reach = index % 3 == 0 ? 130 : 290
      default: reach = 120 + 130 * Double(index) / 150
      }
      return Star(
        place: place, velocity: CGVector(dx: cos(angle) * reach, dy: sin(angle) * reach),
        color: number % 3 == 2
          ? Color(red: 1, green: 0.8, blue: 0.45) : index % 3 == 0 ? second : first,
        life: (number % 3 == 2 ? 2.8 : 2) * .random(in: 0.75...1.1), width: 2.8,
        drag: number % 3 == 2 ? 1.5 : 2)
    }
  }
}

/// A spark with a short tail.
struct Star {
  var place: CGPoint
  var velocity: CGVector
  let color: Color
  /// Seconds.
  let life: Double
  let width: Double
  /// How much of its speed the air takes in a second.
  let drag: Double
  private(set) var age = 0.0

  init(
    place: CGPoint, velocity: CGVector, color: Color, life: Double, width: Double, drag: Double
  ) {
    self.place = place
    self.velocity = velocity
    self.color = color
    self.life = life
    self.width = width
    self.drag = drag
  }

  mutating func fly(_ seconds: Double) {
    age += seconds
    velocity.dx -= velocity.dx * drag * seconds
    velocity.dy += (58 - velocity.dy * drag) * seconds
    place.x += velocity.dx * seconds
    place.y += velocity.dy * seconds
  }

  func draw(in context: inout GraphicsContext) {
    let left = 1 - age / life
    let twinkle = left < 0.35 ? 0.55 + 0.45 * sin(age * 60 + place.x) : 1
    var tail = Path()
    tail.move(to: place)
    tail.addLine(to: CGPoint(x: place.x - velocity.dx * 0.14, y: place.y - velocity.dy * 0.14))
    let style = StrokeStyle(lineWidth: width * (0.4 + 0.6 * left), lineCap: .round)
    context.stroke(tail, with: .color(color.opacity(left * twinkle * 0.85)), style: style)
    let dot = CGRect(x: place.x - width / 2, y: place.y - width / 2, width: width, height: width)
    context.fill(Path(ellipseIn: dot), with: .color(.white.opacity(left * twinkle * 0.8)))
  }
}

#Preview {
  Fireworks()
}
