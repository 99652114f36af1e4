import SwiftUI

/// Each tap throws a handful of sparks; gravity takes them.
struct TapBurst: View {
  @State private var bursts: [Burst] = []
  @State private var taps = 0

  var body: some View {
    TimelineView(.animation(paused: bursts.isEmpty)) { timeline in
      Canvas { context, _ in
        for burst in bursts {
          burst.draw(at: timeline.date, in: &context)
        }
      }
      .onChange(of: timeline.date) { _, now in
        bursts.removeAll { now.timeIntervalSince($0.start) > Burst.life }
      }
    }
    .overlay(alignment: .top) { counter }
    .background(Color(red: 0.05, green: 0.07, blue: 0.12))
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .onTapGesture { place in
      taps += 1
      bursts.append(Burst(center: place, start: .now, hue: Double(taps) * 0.17))
    }
  }

  private var counter: some View {
    Text(taps == 0 ? "Tap" : "\(taps)")
      .font(.system(size: 44, weight: .heavy, design: .rounded))
      .foregroundStyle(.white)
      .padding(.top, 90)
  }
}

/// The sparks of one tap.
struct Burst: Identifiable {
  /// Seconds.
  static let life = 1.6

  let id = UUID()
  let center: CGPoint
  let start: Date
  let hue: Double
  private let sparks = (0..<48).map { _ in Spark() }

  init(center: CGPoint, start: Date, hue: Double) {
    self.center = center
    self.start = start
    self.hue = hue
  }

  func draw(at date: Date, in context: inout GraphicsContext) {
    let age = date.timeIntervalSince(start)
    guard age >= 0, age < Burst.life else { return }
    let left = 1 - age / Burst.life
    for spark in sparks {
      let place = spark.place(after: age, from: center)
      let size = spark.size * left
      let dot = CGRect(x: place.x - size / 2, y: place.y - size / 2, width: size, height: size)
      let hue = (hue + spark.hueShift).truncatingRemainder(dividingBy: 1)
      context.fill(
        Path(ellipseIn: dot),
        with: .color(Color(hue: hue, saturation: 0.75, brightness: 1).opacity(left)))
    }
  }
}

struct Spark {
  private let angle = Double.random(in: 0..<(2 * .pi))
  /// Points per second.
  private let speed = Double.random(in: 60...420)
  let size = Double.random(in: 6...18)
  let hueShift = Double.random(in: 0...0.12)

  /// Slowed by the air, drawn down by 500 points a second, each second.
  func place(after age: Double, from center: CGPoint) -> CGPoint {
    let reach = speed * (1 - exp(-2 * age)) / 2
    return CGPoint(
      x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach + 250 * age * age)
  }
}

#Preview {
  TapBurst()
}
