import SwiftUI

/// A flower that breathes: petals open and close around a slow turn.
struct FlowerView: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      ZStack {
        ForEach(0..<3) { ring in
          PetalRing(ring: ring, breath: breath(of: ring, at: time), turn: time * 6)
        }
        Circle()
          .fill(Color(hue: 0.13, saturation: 0.85, brightness: 1))
          .frame(width: 52, height: 52)
          .scaleEffect(1 + 0.08 * breath(of: 0, at: time))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.06, green: 0.05, blue: 0.13))
    .ignoresSafeArea()
  }

  /// From -1, closed, to 1, open; five seconds a breath, outer rings a little later.
  private func breath(of ring: Int, at time: TimeInterval) -> Double {
    sin((time - Double(ring) * 0.35) * 2 * .pi / 5)
  }
}

struct PetalRing: View {
  let ring: Int
  let breath: Double
  /// Degrees.
  let turn: Double

  private let petals = 9

  var body: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { index in
        Petal(fullness: 0.55 + 0.25 * breath)
          .fill(color)
          .frame(width: 84, height: length)
          .offset(y: -length / 2)
          .rotationEffect(.degrees(angle(of: index)))
      }
    }
    .opacity(0.42)
  }

  private var length: Double { 92 + 38 * Double(ring) + 14 * breath }

  private var color: Color {
    Color(hue: 0.93 - 0.09 * Double(ring), saturation: 0.7, brightness: 1)
  }

  private func angle(of index: Int) -> Double {
    (Double(index) + Double(ring) / 2) * 360 / Double(petals) + (ring == 1 ? -turn : turn)
  }
}

/// A leaf shape from the bottom to the top of its frame.
struct Petal: Shape {
  /// How wide it is for its frame, 0 to 1.
  var fullness: Double

  var animatableData: Double {
    get { fullness }
    set { fullness = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let reach = rect.width / 2 * fullness
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY),
      control1: CGPoint(x: rect.midX - reach * 2, y: rect.maxY - rect.height * 0.3),
      control2: CGPoint(x: rect.midX - reach, y: rect.minY + rect.height * 0.1))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      control1: CGPoint(x: rect.midX + reach, y: rect.minY + rect.height * 0.1),
      control2: CGPoint(x: rect.midX + reach * 2, y: rect.maxY - rect.height * 0.3))
    return path
  }
}

#Preview {
  FlowerView()
}
