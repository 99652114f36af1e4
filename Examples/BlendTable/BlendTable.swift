import SwiftUI

/// All blend modes at a glance: the same two pictures, combined in every way; the slider turns the
/// hue of the upper one. Below, what filters do to one of them.
struct BlendTable: View {
  @State private var hue = 0.0
  @State private var page = 0
  @State private var isTurning = false

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 10), count: 4)

  var body: some View {
    VStack(spacing: 14) {
      Text(page == 0 ? "Blend modes" : "Filters")
        .font(.largeTitle.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
      Picker("Table", selection: $page.animation(.snappy)) {
        Text("Blend modes").tag(0)
        Text("Filters").tag(1)
      }
      .pickerStyle(.segmented)
      LazyVGrid(columns: columns, spacing: 12) {
        if page == 0 {
          ForEach(Mode.all) { mode in
            Cell(title: mode.name) {
              Landscape()
              Lights(turn: isTurning ? 360 : 0).hueRotation(.degrees(hue)).blendMode(mode.mode)
            }
          }
        } else {
          ForEach(0..<12) { index in
            Cell(title: Filtered.names[index]) { Filtered(index: index, amount: hue / 360) }
          }
        }
      }
      Spacer(minLength: 0)
      HStack(spacing: 14) {
        Image(systemName: "paintpalette")
        Slider(value: $hue, in: 0...360)
        Text("\(Int(hue))°").monospacedDigit().frame(width: 48, alignment: .trailing)
      }
    }
    .padding(20)
    .padding(.vertical, 30)
    .background(.background)
    .ignoresSafeArea()
    .onAppear {
      withAnimation(.linear(duration: 9).repeatForever(autoreverses: false)) { isTurning = true }
    }
  }
}

struct Mode: Identifiable {
  let name: String
  let mode: BlendMode
  var id: String { name }

  static let all = [
    Mode(name: "normal", mode: .normal), Mode(name: "multiply", mode: .multiply),
    Mode(name: "screen", mode: .screen), Mode(name: "overlay", mode: .overlay),
    Mode(name: "darken", mode: .darken), Mode(name: "lighten", mode: .lighten),
    Mode(name: "color dodge", mode: .colorDodge), Mode(name: "color burn", mode: .colorBurn),
    Mode(name: "soft light", mode: .softLight), Mode(name: "hard light", mode: .hardLight),
    Mode(name: "difference", mode: .difference), Mode(name: "exclusion", mode: .exclusion),
    Mode(name: "hue", mode: .hue), Mode(name: "saturation", mode: .saturation),
    Mode(name: "color", mode: .color), Mode(name: "luminosity", mode: .luminosity),
    Mode(name: "plus lighter", mode: .plusLighter), Mode(name: "plus darker", mode: .plusDarker),
    Mode(name: "source atop", mode: .sourceAtop),
    Mode(name: "destination out", mode: .destinationOut),
  ]
}

/// A picture with its name below.
struct Cell<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 4) {
      ZStack { content }
        .compositingGroup()
        .frame(height: 84)
        .frame(maxWidth: .infinity)
        .clipShape(RoundedRectangle(cornerRadius: 16))
      Text(title)
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
  }
}

/// Hills at sunset: what lies below.
struct Landscape: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .pink, .orange, .yellow], startPoint: .top, endPoint: .bottom)
      Circle().fill(.white.opacity(0.9)).frame(width: 26).offset(x: 12, y: 4)
      Hills(phase: 0.4, height: 0.42).fill(Color(red: 0.35, green: 0.2, blue: 0.45))
      Hills(phase: 2.6, height: 0.3).fill(Color(red: 0.16, green: 0.32, blue: 0.3))
      Hills(phase: 4.4, height: 0.17).fill(Color(red: 0.06, green: 0.14, blue: 0.16))
    }
  }
}

struct Hills: Shape {
  let phase: Double
  let height: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
      let wave = sin(x / 14 + phase) * 0.06 + sin(x / 33 + phase * 2) * 0.08
      path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * (height + wave)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Three coloured discs that turn: what lies on top.
struct Lights: View {
  let turn: Double

  var body: some View {
    ZStack {
      ForEach(0..<3, id: \.self) { index in
        Circle()
          .fill(
            LinearGradient(
              colors: [[Color.cyan, .yellow, .red][index], [Color.blue, .green, .purple][index]],
              startPoint: .top, endPoint: .bottom)
          )
          .frame(width: 42)
          .offset(y: -18)
          .rotationEffect(.degrees(Double(index) * 120))
      }
    }
    .rotationEffect(.degrees(turn))
  }
}

/// The landscape after one of twelve filters, `amount` of it, 0 to 1.
struct Filtered: View {
  static let names = [
    "blur", "brightness", "contrast", "saturation", "grayscale", "hue rotation", "invert",
    "multiply", "luminance", "opacity", "shadow", "rotation 3D",
  ]

  let index: Int
  let amount: Double

  var body: some View {
    switch index {
    case 0: Landscape().blur(radius: 10 * amount)
    case 1: Landscape().brightness(0.6 * amount)
    case 2: Landscape().contrast(1 + 2 * amount)
    case 3: Landscape().saturation(1 + 2 * amount)
    case 4: Landscape().grayscale(amount)
    case 5: Landscape().hueRotation(.degrees(360 * amount))
    case 6: if amount > 0.5 { Landscape().colorInvert() } else { Landscape() }
    case 7: Landscape().colorMultiply(Color(hue: amount, saturation: 0.7, brightness: 1))
    case 8: Landscape().luminanceToAlpha()
    case 9: Landscape().opacity(1 - amount)
    case 10:
      Image(systemName: "heart.fill").font(.system(size: 40)).foregroundStyle(.pink)
        .shadow(color: .pink, radius: 14 * amount, x: 0, y: 12 * amount)
    default:
      Landscape().clipShape(RoundedRectangle(cornerRadius: 12)).padding(10)
        .rotation3DEffect(.degrees(70 * amount), axis: (x: 0.4, y: 1, z: 0))
    }
  }
}

#Preview {
  BlendTable()
}
