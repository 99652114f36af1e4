import SwiftUI

/// Letters that wave, shimmer, are typed, count, scatter and burn.
struct Typography: View {
  var body: some View {
    ZStack {
      Color(red: 0.07, green: 0.06, blue: 0.1).ignoresSafeArea()
      VStack(spacing: 46) {
        WavingText(text: "wave after wave")
        ShimmerText(text: "Shimmer")
        TypedText(text: "Written, one letter at a time.")
        Counter()
        GatheredText(text: "together")
        NeonText(text: "OPEN")
      }
    }
    .preferredColorScheme(.dark)
  }
}

struct WavingText: View {
  let text: String

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      HStack(spacing: 1) {
        ForEach(Array(text.enumerated()), id: \.offset) { index, letter in
          let wave = sin(time * 4 - Double(index) * 0.55)
          Text(String(letter))
            .offset(y: wave * 12)
            .rotationEffect(.degrees(wave * 9))
            .foregroundStyle(
              Color(hue: 0.52 + 0.14 * wave, saturation: 0.65, brightness: 1))
        }
      }
      .font(.system(size: 34, weight: .heavy, design: .rounded))
    }
  }
}

struct ShimmerText: View {
  let text: String
  @State private var isMoved = false

  var body: some View {
    label
      .foregroundStyle(.white.opacity(0.28))
      .overlay {
        LinearGradient(
          colors: [.clear, .white, .clear], startPoint: .leading, endPoint: .trailing
        )
        .frame(width: 130)
        .rotationEffect(.degrees(18))
        .scaleEffect(y: 3)
        .offset(x: isMoved ? 210 : -210)
        .frame(maxWidth: .infinity)
        .mask { label }
      }
      .onAppear {
        withAnimation(.easeInOut(duration: 1.9).repeatForever(autoreverses: false)) {
          isMoved = true
        }
      }
  }

  private var label: some View { Text(text).font(.system(size: 62, weight: .black)) }
}

struct TypedText: View {
  let text: String
  @State private var count = 0

  var body: some View {
    HStack(spacing: 2) {
      Text(text.prefix(count))
      Rectangle().frame(width: 9, height: 20).opacity(count % 4 < 2 || count == text.count ? 1 : 0)
    }
    .font(.system(.body, design: .monospaced))
    .foregroundStyle(.green)
    .frame(width: 310, alignment: .leading)
    .task {
      while !Task.isCancelled {
        for next in 0...text.count {
          count = next
          try? await Task.sleep(for: .milliseconds(70))
        }
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}

struct Counter: View {
  @State private var value = 1024
  private let timer = Timer.publish(every: 0.8, on: .main, in: .common).autoconnect()

  var body: some View {
    Text(value, format: .number)
      .font(.system(size: 58, weight: .light, design: .serif))
      .monospacedDigit()
      .contentTransition(.numericText(value: Double(value)))
      .foregroundStyle(.orange)
      .onReceive(timer) { _ in
        withAnimation(.snappy) { value += Int.random(in: 17...480) }
      }
  }
}

/// Letters that fly in from all sides and leave again.
struct GatheredText: View {
  let text: String

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(text.enumerated()), id: \.offset) { index, letter in
        PhaseAnimator([false, true, true]) { isHere in
          Text(String(letter))
            .font(.system(size: 46, weight: .bold, design: .rounded))
            .foregroundStyle(
              .linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom)
            )
            .blur(radius: isHere ? 0 : 8)
            .scaleEffect(isHere ? 1 : 2.6)
            .offset(
              x: isHere ? 0 : cos(Double(index) * 2.4) * 150,
              y: isHere ? 0 : sin(Double(index) * 2.4) * 70
            )
            .opacity(isHere ? 1 : 0)
        } animation: { isHere in
          .spring(duration: isHere ? 0.9 : 0.6, bounce: 0.3).delay(Double(index) * 0.05)
        }
      }
    }
  }
}

/// A sign that does not always catch.
struct NeonText: View {
  let text: String

  var body: some View {
    TimelineView(.animation(minimumInterval: 1.0 / 20)) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      HStack(spacing: 10) {
        ForEach(Array(text.enumerated()), id: \.offset) { index, letter in
          let flicker = index == 2 && sin(time * 23) + sin(time * 41) > 0.6 ? 0.25 : 1.0
          Text(String(letter))
            .font(.system(size: 58, weight: .light, design: .rounded))
            .foregroundStyle(Color(red: 1, green: 0.85, blue: 0.9))
            .shadow(color: .pink.opacity(flicker), radius: 4)
            .shadow(color: .pink.opacity(flicker), radius: 16)
            .opacity(0.35 + 0.65 * flicker)
        }
      }
      .padding(.horizontal, 26)
      .padding(.vertical, 10)
      .overlay {
        RoundedRectangle(cornerRadius: 22)
          .stroke(Color(red: 0.6, green: 0.9, blue: 1), lineWidth: 2.5)
          .shadow(color: .cyan, radius: 5)
          .shadow(color: .cyan, radius: 18)
      }
    }
  }
}

#Preview {
  Typography()
}
