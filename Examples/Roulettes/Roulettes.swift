import SwiftUI

/// Curves drawn by a pen in a wheel that rolls inside another; one melts into the next.
struct Roulettes: View {
  @State private var index = 0
  @State private var drawn = 0.0
  @State private var turn = 0.0

  private let presets: [Roulette] = [
    Roulette(outer: 96, inner: 56, pen: 48),
    Roulette(outer: 105, inner: 30, pen: 66),
    Roulette(outer: 96, inner: 52, pen: 84),
    Roulette(outer: 100, inner: 64, pen: 36),
    Roulette(outer: 90, inner: -40, pen: 46),
  ]

  var body: some View {
    ZStack {
      background
      figure
        .rotationEffect(.degrees(turn))
      VStack {
        Spacer()
        caption
      }
      .padding(.bottom, 60)
    }
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.spring(duration: 1.6, bounce: 0.25)) { index = (index + 1) % presets.count }
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1.8)) { drawn = 1 }
      withAnimation(.linear(duration: 40).repeatForever(autoreverses: false)) { turn = 360 }
    }
  }

  private var background: some View {
    RadialGradient(
      colors: [Color(red: 0.14, green: 0.1, blue: 0.3), Color(red: 0.03, green: 0.02, blue: 0.09)],
      center: .center, startRadius: 30, endRadius: 520)
  }

  private var figure: some View {
    let curve = presets[index]
    return ZStack {
      curve.trim(to: drawn)
        .stroke(rainbow, style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round))
        .blur(radius: 14)
        .opacity(0.7)
      curve.trim(to: drawn)
        .fill(rainbow.opacity(0.12), style: FillStyle(eoFill: true))
      curve.trim(to: drawn)
        .stroke(rainbow, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
    }
    .frame(width: 340, height: 340)
  }

  private var rainbow: AngularGradient {
    AngularGradient(
      colors: [.pink, .orange, .yellow, .mint, .cyan, .indigo, .pink], center: .center)
  }

  private var caption: some View {
    let curve = presets[index]
    return VStack(spacing: 6) {
      Text(curve.inner > 0 ? "Hypotrochoid" : "Epitrochoid")
        .font(.title2.weight(.semibold))
        .contentTransition(.opacity)
      HStack(spacing: 18) {
        number("R", curve.outer)
        number("r", abs(curve.inner))
        number("d", curve.pen)
      }
      .font(.callout.monospacedDigit())
      .foregroundStyle(.white.opacity(0.65))
    }
    .foregroundStyle(.white)
  }

  private func number(_ name: String, _ value: Double) -> some View {
    HStack(spacing: 4) {
      Text(name).italic()
      Text("\(Int(value))").contentTransition(.numericText(value: value))
    }
  }
}

/// The way of a pen `pen` from the middle of a wheel of radius `inner` in a ring of radius `outer`;
/// a negative wheel rolls around the ring's outside.
struct Roulette: Shape {
  var outer: Double
  var inner: Double
  var pen: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(outer, AnimatablePair(inner, pen)) }
    set {
      outer = newValue.first
      inner = newValue.second.first
      pen = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    // While the wheel changes the curve does not close: enough turns for all whole radii.
    let wheel = abs(inner) < 1 ? 1 : inner
    let turns = Double(Self.turns(outer, wheel))
    let reach = max(abs(outer - wheel) + pen, 1)
    let scale = min(rect.width, rect.height) / 2 / reach
    var path = Path()
    let steps = Int(turns * 150)
    for step in 0...steps {
      let angle = Double(step) / Double(steps) * turns * 2 * .pi
      let ratio = (outer - wheel) / wheel
      let point = CGPoint(
        x: rect.midX + scale * ((outer - wheel) * cos(angle) + pen * cos(ratio * angle)),
        y: rect.midY + scale * ((outer - wheel) * sin(angle) - pen * sin(ratio * angle)))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  /// How often the wheel goes round before the pen is back where it began.
  private static func turns(_ outer: Double, _ inner: Double) -> Int {
    let (ring, wheel) = (Int(outer.rounded()), Int(abs(inner).rounded()))
    var (a, b) = (ring, wheel)
    while b != 0 { (a, b) = (b, a % b) }
    return min(16, max(1, wheel / max(1, a)))
  }
}

#Preview {
  Roulettes()
}
