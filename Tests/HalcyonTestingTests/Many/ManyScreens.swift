import SwiftUI
import TestSupport

/// A screen of a program, another one for each number: what teams have hundreds of goldens of.
struct ManyScreen: View {
  let number: Int

  var body: some View {
    switch number % 4 {
    case 0: ManyMails(number: number)
    case 1: ManySettings(number: number)
    case 2: ManyProfile(number: number)
    default: ManyTiles(number: number)
    }
  }

  static let words = [
    "harbour", "lantern", "meadow", "copper", "violet", "thunder", "paper", "orchard", "signal",
    "marble", "river", "candle", "forest", "window", "silver", "garden",
  ]

  /// Some words that follow from the number.
  static func words(_ count: Int, seed: Int) -> String {
    var random = SplitMix(seed: UInt64(seed))
    return (0..<count).map { _ in words[Int(random.unit() * Double(words.count))] }
      .joined(separator: " ")
  }

  static func color(_ seed: Int) -> Color {
    Color(hue: Double(seed % 37) / 37, saturation: 0.6, brightness: 0.85)
  }
}

private struct ManyMails: View {
  let number: Int
  var body: some View {
    NavigationStack {
      List(0..<8, id: \.self) { row in
        HStack {
          Circle().fill(ManyScreen.color(number + row)).frame(width: 36, height: 36)
          VStack(alignment: .leading) {
            Text(ManyScreen.words(2, seed: number * 31 + row)).font(.headline)
            Text(ManyScreen.words(5, seed: number * 57 + row)).font(.subheadline)
              .foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
      .navigationTitle("Inbox \(number)")
    }
  }
}

private struct ManySettings: View {
  let number: Int
  var body: some View {
    Form {
      Section(ManyScreen.words(1, seed: number)) {
        Toggle("Sound", isOn: .constant(number % 3 == 0))
        Slider(value: .constant(Double(number % 11) / 10))
        Stepper("Copies: \(number)", value: .constant(number))
      }
      Section("More") {
        LabeledContent("Version", value: "\(number).0")
        Label(ManyScreen.words(2, seed: number), systemImage: "star.fill")
        Button("Reset") {}
      }
    }
  }
}

private struct ManyProfile: View {
  let number: Int
  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 24)
        .fill(
          LinearGradient(
            colors: [ManyScreen.color(number), ManyScreen.color(number + 9)], startPoint: .top,
            endPoint: .bottom)
        )
        .frame(height: 220)
        .shadow(radius: 8)
      Text(ManyScreen.words(2, seed: number)).font(.largeTitle.bold())
      Text(ManyScreen.words(40, seed: number)).foregroundStyle(.secondary)
      HStack {
        Button("Follow") {}.buttonStyle(.borderedProminent)
        Button("Message") {}.buttonStyle(.bordered)
      }
      Spacer()
    }
    .padding()
  }
}

private struct ManyTiles: View {
  let number: Int
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 12) {
        ForEach(0..<15, id: \.self) { tile in
          VStack {
            Image(systemName: tile % 2 == 0 ? "leaf.fill" : "bolt.fill").font(.title)
            Text(ManyScreen.words(1, seed: number + tile)).font(.caption)
          }
          .frame(maxWidth: .infinity, minHeight: 90)
          .background(ManyScreen.color(number + tile).opacity(0.4), in: .rect(cornerRadius: 16))
        }
      }
      .padding()
    }
  }
}

/// Something that moves, another thing for each number.
struct ManyMovement: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    ZStack {
      switch number % 5 {
      case 0:
        Circle().fill(.orange).frame(width: 20, height: 20).offset(x: isOn ? 30 : -30)
      case 1:
        RoundedRectangle(cornerRadius: isOn ? 20 : 4).fill(.blue.gradient).padding(20)
          .rotationEffect(.degrees(isOn ? 90 : 0))
      case 2:
        TimelineView(.animation) { context in
          let angle = context.date.timeIntervalSinceReferenceDate * 3
          Capsule().fill(.purple).frame(width: 60, height: 12).rotationEffect(.radians(angle))
            .offset(x: .random(in: -4...4))
        }
      case 3:
        if isOn { Text("Here").font(.title).transition(.scale.combined(with: .opacity)) }
      default:
        Text("\(number)").font(.system(size: isOn ? 48 : 12)).blur(radius: isOn ? 0 : 3)
      }
    }
    .frame(width: 100, height: 100)
    .onAppear {
      withAnimation(.spring(duration: 0.4 + Double(number) / 50, bounce: 0.3)) { isOn = true }
    }
  }
}
