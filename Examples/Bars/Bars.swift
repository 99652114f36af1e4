import SwiftUI

/// A week of steps as bars, a line and rings; a finger on the bars picks a day.
struct Bars: View {
  @State private var week = 0
  @State private var isGrown = false
  @State private var chosen: Int?

  private let weeks: [[Double]] = [
    [6.2, 9.1, 4.8, 11.3, 7.9, 12.6, 5.4], [8.4, 5.2, 10.9, 6.6, 12.1, 4.1, 9.8],
    [11.8, 10.2, 8.7, 9.4, 3.6, 7.7, 12.9],
  ]
  private let days = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      header
      chart.padding(18).frame(height: 300).background(card)
      HStack(spacing: 16) {
        trend.padding(16).frame(maxWidth: .infinity).frame(height: 170).background(card)
        rings.padding(16).frame(maxWidth: .infinity).frame(height: 170).background(card)
      }
      Button {
        withAnimation(.spring(duration: 0.7, bounce: 0.3)) {
          week = (week + 1) % weeks.count
          chosen = nil
        }
      } label: {
        Label("Next week", systemImage: "arrow.right").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(20)
    .frame(maxHeight: .infinity)
    .background(Color(red: 0.95, green: 0.95, blue: 0.98))
    .onAppear { withAnimation(.spring(duration: 0.9, bounce: 0.35).delay(0.2)) { isGrown = true } }
  }

  private var values: [Double] { weeks[week] }
  private var total: Double { values.reduce(0, +) }

  private var card: some View {
    RoundedRectangle(cornerRadius: 26).fill(.white).shadow(
      color: .black.opacity(0.06), radius: 14, y: 6)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Steps").font(.largeTitle.bold())
      HStack(alignment: .firstTextBaseline, spacing: 5) {
        Text(isGrown ? total * 1000 : 0, format: .number.precision(.fractionLength(0)))
          .font(.title2.weight(.semibold).monospacedDigit())
          .foregroundStyle(.indigo)
          .contentTransition(.numericText(value: total))
        Text("this week").foregroundStyle(.secondary)
      }
    }
  }

  private var chart: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(values.indices, id: \.self) { index in
          bar(index, height: proxy.size.height - 56)
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            let index = Int(value.location.x / proxy.size.width * Double(values.count))
            withAnimation(.snappy(duration: 0.25)) {
              chosen = min(values.count - 1, max(0, index))
            }
          }
          .onEnded { _ in withAnimation(.snappy) { chosen = nil } })
    }
  }

  private func bar(_ index: Int, height: Double) -> some View {
    let isChosen = chosen == index
    return VStack(spacing: 6) {
      Text(String(format: "%.1f k", values[index]))
        .font(.caption2.weight(.semibold))
        .foregroundStyle(.indigo)
        .fixedSize()
        .opacity(isChosen ? 1 : 0)
        .scaleEffect(isChosen ? 1 : 0.4, anchor: .bottom)
      RoundedRectangle(cornerRadius: 10)
        .fill(
          LinearGradient(
            colors: isChosen ? [.pink, .orange] : [.cyan, .indigo], startPoint: .top,
            endPoint: .bottom)
        )
        .frame(height: isGrown ? max(12, height * values[index] / 13) : 12)
        .opacity(chosen == nil || isChosen ? 1 : 0.35)
        .animation(
          .spring(duration: 0.7, bounce: 0.35).delay(Double(index) * 0.06), value: isGrown)
      Text(days[index]).font(.caption.weight(.medium)).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }

  private var trend: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Trend").font(.headline)
      ZStack {
        Trend(values: AnimatableValues(values.map { isGrown ? $0 / 13 : 0.1 }), isClosed: true)
          .fill(
            LinearGradient(
              colors: [.purple.opacity(0.35), .purple.opacity(0)], startPoint: .top,
              endPoint: .bottom))
        Trend(values: AnimatableValues(values.map { isGrown ? $0 / 13 : 0.1 }), isClosed: false)
          .stroke(.purple, style: StrokeStyle(lineWidth: 3.5, lineCap: .round, lineJoin: .round))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var rings: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Goals").font(.headline)
      ZStack {
        ring(values[0] / 13, .pink, inset: 0)
        ring(values[3] / 13, .green, inset: 15)
        ring(values[6] / 13, .cyan, inset: 30)
      }
      .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func ring(_ part: Double, _ color: Color, inset: Double) -> some View {
    ZStack {
      Circle().inset(by: inset + 6).stroke(color.opacity(0.18), lineWidth: 12)
      Circle().inset(by: inset + 6).trim(from: 0, to: isGrown ? part : 0)
        .stroke(color.gradient, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
  }
}

/// As many numbers as there are, each of which moves.
struct AnimatableValues: VectorArithmetic {
  var values: [Double]
  init(_ values: [Double]) { self.values = values }

  static var zero: AnimatableValues { AnimatableValues([]) }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  mutating func scale(by factor: Double) { values = values.map { $0 * factor } }

  static func + (left: Self, right: Self) -> Self { combine(left, right, +) }
  static func - (left: Self, right: Self) -> Self { combine(left, right, -) }

  private static func combine(_ left: Self, _ right: Self, _ operation: (Double, Double) -> Double)
    -> Self
  {
    let count = max(left.values.count, right.values.count)
    func value(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    return Self((0..<count).map { operation(value(left.values, $0), value(right.values, $0)) })
  }
}

/// A smooth line through values from 0 to 1.
struct Trend: Shape {
  var values: AnimatableValues
  let isClosed: Bool

  var animatableData: AnimatableValues {
    get { values }
    set { values = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let points = values.values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * Double(index) / Double(max(1, values.values.count - 1)),
        y: rect.maxY - rect.height * value)
    }
    var path = Path()
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: first)
    for (a, b) in zip(points, points.dropFirst()) {
      let middle = (a.x + b.x) / 2
      path.addCurve(
        to: b, control1: CGPoint(x: middle, y: a.y), control2: CGPoint(x: middle, y: b.y))
    }
    if isClosed {
      path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
      path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

#Preview {
  Bars()
}
