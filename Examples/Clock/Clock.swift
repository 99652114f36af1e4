import SwiftUI

/// The time on a dial, on rings and in numbers. The sky behind follows the hour; a drag turns the
/// crown and the hours run on, or back.
struct ClockView: View {
  @State private var shift: TimeInterval = 0
  @State private var dragged: TimeInterval = 0

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = ClockTime(
        seconds: timeline.date.timeIntervalSinceReferenceDate + 10 * 3600 + 8 * 60 + shift + dragged
      )
      ZStack {
        Sky(hour: time.hours)
        VStack(spacing: 54) {
          Dial(time: time)
            .frame(width: 300, height: 300)
          digits(time)
        }
      }
    }
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { value in
          withAnimation(.interactiveSpring) { dragged = value.translation.width * 120 }
        }
        .onEnded { _ in
          shift += dragged
          dragged = 0
        })
  }

  private func digits(_ time: ClockTime) -> some View {
    HStack(spacing: 4) {
      Text(String(format: "%02d", Int(time.hours)))
      Text(":").opacity(Int(time.seconds) % 2 == 0 ? 1 : 0.35).offset(y: -4)
      Text(String(format: "%02d", Int(time.minutes) % 60))
      Text(String(format: "%02d", Int(time.seconds) % 60))
        .font(.system(size: 28, weight: .light, design: .rounded))
        .foregroundStyle(.white.opacity(0.6))
        .padding(.leading, 8)
    }
    .font(.system(size: 66, weight: .thin, design: .rounded))
    .monospacedDigit()
    .foregroundStyle(.white)
  }
}

/// A time of day.
struct ClockTime {
  /// 0 to 24.
  let hours: Double
  /// Since midnight.
  let minutes: Double
  let seconds: Double

  init(seconds: TimeInterval) {
    let day = 86_400.0
    let rest = seconds.truncatingRemainder(dividingBy: day)
    self.seconds = rest < 0 ? rest + day : rest
    minutes = self.seconds / 60
    hours = minutes / 60
  }
}

struct Dial: View {
  let time: ClockTime

  var body: some View {
    ZStack {
      Circle().fill(.white.opacity(0.1))
      Circle().strokeBorder(.white.opacity(0.25), lineWidth: 1)
      ForEach(0..<60, id: \.self) { tick in
        Capsule()
          .fill(.white.opacity(tick % 5 == 0 ? 0.9 : 0.35))
          .frame(width: tick % 5 == 0 ? 3 : 1.5, height: tick % 5 == 0 ? 13 : 7)
          .offset(y: -136)
          .rotationEffect(.degrees(Double(tick) * 6))
      }
      ForEach(1..<13, id: \.self) { hour in
        Text("\(hour)")
          .font(.system(size: 19, weight: .medium, design: .rounded))
          .foregroundStyle(.white.opacity(0.85))
          .rotationEffect(.degrees(Double(hour) * -30))
          .offset(y: -112)
          .rotationEffect(.degrees(Double(hour) * 30))
      }
      Ring(part: (time.seconds / 60).truncatingRemainder(dividingBy: 1))
        .stroke(
          AngularGradient(
            colors: [.orange.opacity(0.1), .orange], center: .center, startAngle: .degrees(-90),
            endAngle: .degrees(270)),
          style: StrokeStyle(lineWidth: 4, lineCap: .round)
        )
        .padding(-10)
      hand(width: 7, length: 76, angle: time.hours * 30)
      hand(width: 5, length: 112, angle: time.minutes * 6)
      Capsule().fill(.orange).frame(width: 2, height: 150).offset(y: -50)
        .rotationEffect(.degrees(time.seconds * 6))
      Circle().fill(.orange).frame(width: 12)
      Circle().fill(.white).frame(width: 4)
    }
  }

  private func hand(width: Double, length: Double, angle: Double) -> some View {
    Capsule().fill(.white)
      .frame(width: width, height: length)
      .offset(y: -length / 2 + 8)
      .rotationEffect(.degrees(angle))
      .shadow(color: .black.opacity(0.3), radius: 4, y: 3)
  }
}

/// An arc from the top.
struct Ring: Shape {
  let part: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
        startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * part), clockwise: false)
    }
  }
}

/// Night, dawn, day and dusk, one into the next; sun and moon go round.
struct Sky: View {
  let hour: Double

  private static let colors: [(top: (Double, Double, Double), bottom: (Double, Double, Double))] = [
    ((0.02, 0.03, 0.12), (0.1, 0.1, 0.3)),
    ((0.2, 0.2, 0.5), (0.95, 0.55, 0.45)),
    ((0.15, 0.45, 0.85), (0.55, 0.8, 0.95)),
    ((0.25, 0.15, 0.45), (0.95, 0.45, 0.3)),
  ]

  var body: some View {
    GeometryReader { proxy in
      let angle = (hour - 6) / 24 * 2 * .pi
      ZStack {
        LinearGradient(
          colors: [color(\.top), color(\.bottom)], startPoint: .top, endPoint: .bottom)
        body(of: .yellow, glow: .orange, at: angle, in: proxy.size)
        body(of: Color(white: 0.92), glow: .white, at: angle + .pi, in: proxy.size)
      }
    }
  }

  private func body(of color: Color, glow: Color, at angle: Double, in size: CGSize) -> some View {
    Circle().fill(color).frame(width: 60)
      .shadow(color: glow.opacity(0.9), radius: 40)
      .position(
        x: size.width / 2 - cos(angle) * size.width * 0.42,
        y: size.height * 0.62 - sin(angle) * size.height * 0.5)
  }

  private func color(
    _ part: KeyPath<
      (top: (Double, Double, Double), bottom: (Double, Double, Double)), (Double, Double, Double)
    >
  ) -> Color {
    let position = hour / 6
    let (first, second) = (Self.colors[Int(position) % 4], Self.colors[(Int(position) + 1) % 4])
    let fraction = position - position.rounded(.down)
    let (a, b) = (first[keyPath: part], second[keyPath: part])
    return Color(
      red: a.0 + (b.0 - a.0) * fraction, green: a.1 + (b.1 - a.1) * fraction,
      blue: a.2 + (b.2 - a.2) * fraction)
  }
}

#Preview {
  ClockView()
}
