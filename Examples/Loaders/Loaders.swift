import SwiftUI

/// Twelve ways to say "one moment, please", each a few lines.
struct Loaders: View {
  private let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.1, green: 0.12, blue: 0.2), Color(red: 0.05, green: 0.06, blue: 0.1),
        ],
        startPoint: .top, endPoint: .bottom)
      LazyVGrid(columns: columns, spacing: 18) {
        tile { ArcLoader() }
        tile { DotsLoader() }
        tile { BarsLoader() }
        tile { PulseLoader() }
        tile { OrbitLoader() }
        tile { GridLoader() }
        tile { SnakeLoader() }
        tile { HourglassLoader() }
        tile { MorphLoader() }
        tile { WaveLoader() }
        tile { ClockLoader() }
        tile { HeartLoader() }
      }
      .padding(20)
    }
    .ignoresSafeArea()
  }

  private func tile<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    content()
      .frame(width: 62, height: 62)
      .frame(maxWidth: .infinity)
      .frame(height: 136)
      .background(.white.opacity(0.06), in: RoundedRectangle(cornerRadius: 28))
      .overlay { RoundedRectangle(cornerRadius: 28).strokeBorder(.white.opacity(0.09)) }
  }
}

/// Runs `animation` for ever from the moment it is shown.
struct Looping<Content: View>: View {
  let animation: Animation
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    content(isOn).onAppear { withAnimation(animation) { isOn = true } }
  }
}

struct ArcLoader: View {
  var body: some View {
    Looping(animation: .linear(duration: 1).repeatForever(autoreverses: false)) { isOn in
      Circle()
        .trim(from: 0, to: 0.72)
        .stroke(
          AngularGradient(
            colors: [.cyan.opacity(0), .cyan], center: .center, startAngle: .zero,
            endAngle: .degrees(260)), style: StrokeStyle(lineWidth: 7, lineCap: .round)
        )
        .rotationEffect(.degrees(isOn ? 360 : 0))
    }
  }
}

struct DotsLoader: View {
  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<3, id: \.self) { index in
        Looping(
          animation: .easeInOut(duration: 0.45).repeatForever().delay(Double(index) * 0.15)
        ) { isOn in
          Circle().fill(.pink.gradient).frame(width: 14).offset(y: isOn ? -14 : 14)
        }
      }
    }
  }
}

struct BarsLoader: View {
  var body: some View {
    HStack(spacing: 5) {
      ForEach(0..<5, id: \.self) { index in
        Looping(
          animation: .easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.1)
        ) { isOn in
          Capsule().fill(Color(hue: 0.3 + Double(index) * 0.05, saturation: 0.7, brightness: 0.95))
            .frame(width: 7, height: isOn ? 54 : 14)
        }
      }
    }
  }
}

struct PulseLoader: View {
  var body: some View {
    ZStack {
      ForEach(0..<3, id: \.self) { index in
        Looping(
          animation: .easeOut(duration: 1.8).repeatForever(autoreverses: false)
            .delay(Double(index) * 0.6)
        ) { isOn in
          Circle().stroke(.orange, lineWidth: 3)
            .scaleEffect(isOn ? 1.15 : 0.1).opacity(isOn ? 0 : 1)
        }
      }
      Circle().fill(.orange).frame(width: 12)
    }
  }
}

struct OrbitLoader: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      ZStack {
        Circle().fill(.yellow.gradient).frame(width: 20)
        ForEach(0..<3, id: \.self) { index in
          let angle = time * (3.2 - Double(index)) + Double(index) * 2
          let radius = 16.0 + Double(index) * 8
          Circle().stroke(.white.opacity(0.12), lineWidth: 1).frame(width: radius * 2)
          Circle().fill([Color.mint, .cyan, .purple][index]).frame(width: 8)
            .offset(x: cos(angle) * radius, y: sin(angle) * radius)
        }
      }
    }
  }
}

struct GridLoader: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Grid(horizontalSpacing: 5, verticalSpacing: 5) {
        ForEach(0..<3, id: \.self) { row in
          GridRow {
            ForEach(0..<3, id: \.self) { column in
              let wave = sin(time * 4 - Double(row + column) * 0.9)
              RoundedRectangle(cornerRadius: 5)
                .fill(Color(hue: 0.58 + 0.08 * wave, saturation: 0.75, brightness: 1))
                .scaleEffect(0.62 + 0.38 * wave)
            }
          }
        }
      }
    }
  }
}

struct SnakeLoader: View {
  var body: some View {
    PhaseAnimator([0.0, 0.25, 0.5, 0.75, 1.0]) { phase in
      RoundedRectangle(cornerRadius: 16)
        .stroke(.white.opacity(0.12), lineWidth: 7)
        .overlay {
          RoundedRectangle(cornerRadius: 16)
            .trim(from: max(0, phase - 0.25), to: phase)
            .stroke(.green, style: StrokeStyle(lineWidth: 7, lineCap: .round))
        }
    } animation: { _ in
      .snappy(duration: 0.45)
    }
  }
}

struct HourglassLoader: View {
  var body: some View {
    KeyframeAnimator(initialValue: 0.0, repeating: true) { angle in
      Image(systemName: "hourglass")
        .font(.system(size: 40))
        .foregroundStyle(.brown)
        .rotationEffect(.degrees(angle))
    } keyframes: { _ in
      LinearKeyframe(0, duration: 0.5)
      SpringKeyframe(180, duration: 0.9, spring: .bouncy)
    }
  }
}

struct MorphLoader: View {
  var body: some View {
    Looping(animation: .easeInOut(duration: 0.8).repeatForever()) { isOn in
      RoundedRectangle(cornerRadius: isOn ? 27 : 8)
        .fill(isOn ? Color.purple : .indigo)
        .frame(width: 54, height: 54)
        .rotationEffect(.degrees(isOn ? 180 : 0))
        .scaleEffect(isOn ? 0.7 : 1)
    }
  }
}

struct WaveLoader: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue.opacity(0.2)))
        for layer in 0..<2 {
          var path = Path()
          path.move(to: CGPoint(x: 0, y: size.height))
          for x in stride(from: 0, through: size.width, by: 2) {
            let wave = sin(x / 11 + time * (3 + Double(layer)) + Double(layer) * 2) * 4
            path.addLine(to: CGPoint(x: x, y: size.height * (0.5 + 0.12 * sin(time * 1.3)) + wave))
          }
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          context.fill(path, with: .color(.cyan.opacity(layer == 0 ? 0.45 : 0.8)))
        }
      }
    }
  }
}

struct ClockLoader: View {
  var body: some View {
    ZStack {
      Circle().stroke(.white.opacity(0.8), lineWidth: 4)
      hand(length: 20, seconds: 1.2, color: .white)
      hand(length: 13, seconds: 7.2, color: .red)
    }
    .padding(3)
  }

  private func hand(length: Double, seconds: Double, color: Color) -> some View {
    Looping(animation: .linear(duration: seconds).repeatForever(autoreverses: false)) { isOn in
      Capsule().fill(color).frame(width: 4, height: length).offset(y: -length / 2)
        .rotationEffect(.degrees(isOn ? 360 : 0))
    }
  }
}

struct HeartLoader: View {
  var body: some View {
    PhaseAnimator([1, 1.25, 0.95, 1.15]) { scale in
      Image(systemName: "heart.fill")
        .font(.system(size: 38))
        .foregroundStyle(.red.gradient)
        .scaleEffect(scale)
    } animation: { scale in
      scale == 1 ? .easeOut(duration: 0.5) : .spring(duration: 0.22, bounce: 0.5)
    }
  }
}

#Preview {
  Loaders()
}
