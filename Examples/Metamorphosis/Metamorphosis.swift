import SwiftUI

/// One outline that becomes another: circle, star, flower, heart, drop. Every shape is a hundred and
/// eighty distances from the middle, and those are what moves.
struct Metamorphosis: View {
  @State private var figure = Figure.flower

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.99, green: 0.95, blue: 0.9), Color(red: 0.93, green: 0.88, blue: 0.97),
        ],
        startPoint: .top, endPoint: .bottom)
      ForEach(0..<6, id: \.self) { layer in
        Outline(figure: figure)
          .fill(Color(hue: 0.93 - Double(layer) * 0.07, saturation: 0.62, brightness: 1).gradient)
          .opacity(0.8)
          .frame(width: 330 - Double(layer) * 52, height: 330 - Double(layer) * 52)
          .rotationEffect(.degrees(figure.turn * Double(layer)))
          .shadow(color: .purple.opacity(0.14), radius: 10, y: 6)
          .animation(
            .spring(duration: 0.9, bounce: 0.45).delay(Double(layer) * 0.07), value: figure)
      }
      VStack {
        Spacer()
        HStack(spacing: 14) {
          ForEach(Figure.allCases, id: \.self) { choice in
            Outline(figure: choice)
              .fill(choice == figure ? Color.purple : .purple.opacity(0.25))
              .frame(width: 34, height: 34)
              .padding(10)
              .background(.white.opacity(choice == figure ? 0.9 : 0.4), in: Circle())
              .scaleEffect(choice == figure ? 1.15 : 1)
              .onTapGesture { withAnimation(.bouncy) { figure = choice } }
          }
        }
        .padding(.bottom, 70)
      }
    }
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.bouncy) {
        let all = Figure.allCases
        figure = all[(all.firstIndex(of: figure)! + 1) % all.count]
      }
    }
  }
}

enum Figure: CaseIterable {
  case circle, star, flower, heart, drop

  /// Degrees by which each layer is turned against the one around it.
  var turn: Double {
    switch self {
    case .circle, .heart: 0
    case .star: 36
    case .flower: 22.5
    case .drop: 60
    }
  }

  /// The distance from the middle, 0 to 1, in a direction: radians, clockwise from the top.
  func reach(_ angle: Double) -> Double {
    switch self {
    case .circle: return 0.86
    case .star:
      let part = (angle / (2 * .pi / 5)).truncatingRemainder(dividingBy: 1)
      return 0.98 - 0.56 * (1 - abs(2 * part - 1))
    case .flower: return 0.72 + 0.26 * cos(8 * angle)
    case .heart:
      let side = abs(angle > .pi ? 2 * .pi - angle : angle)
      return 0.42 + 0.62 * pow(sin(min(side, 1) / 1 * .pi / 2), 0.9)
        * exp(-pow((side - 0.75) / 0.95, 2))
        + 0.5 * pow(max(0, (side - 1.9) / 1.24), 2.2)
    case .drop: return 0.56 + 0.42 * pow(abs(cos(angle / 2)), 14)
    }
  }
}

struct Outline: Shape {
  private var reaches: AnimatableReaches

  init(figure: Figure) {
    reaches = AnimatableReaches((0..<180).map { figure.reach(Double($0) / 180 * 2 * .pi) })
  }

  var animatableData: AnimatableReaches {
    get { reaches }
    set { reaches = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, reach) in reaches.values.enumerated() {
      let angle = Double(index) / Double(reaches.values.count) * 2 * .pi
      let point = CGPoint(
        x: rect.midX + sin(angle) * reach * rect.width / 2,
        y: rect.midY - cos(angle) * reach * rect.height / 2)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct AnimatableReaches: VectorArithmetic {
  var values: [Double]
  init(_ values: [Double]) { self.values = values }

  static var zero: AnimatableReaches { AnimatableReaches([]) }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  static func + (left: Self, right: Self) -> Self { combine(left, right) { $0 + $1 } }
  static func - (left: Self, right: Self) -> Self { combine(left, right) { $0 - $1 } }

  private static func combine(_ left: Self, _ right: Self, _ operation: (Double, Double) -> Double)
    -> Self
  {
    if left.values.isEmpty { return Self(right.values.map { operation(0, $0) }) }
    if right.values.isEmpty { return left }
    return Self(zip(left.values, right.values).map(operation))
  }
}

#Preview {
  Metamorphosis()
}
