import Charts
import SwiftUI

/// The water at a harbour over two days, with the hour under the finger.
struct ContentView: View {
  @State private var hour: Double?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tides").font(.title2.bold())
      Text(
        hour.map {
          "\(Int($0)):00, \(Tide.level($0).formatted(.number.precision(.fractionLength(1)))) m"
        } ?? "Touch the water"
      )
      .foregroundStyle(.secondary)
      Chart {
        ForEach(0..<49) { hour in
          AreaMark(x: .value("Hour", Double(hour)), y: .value("Level", Tide.level(Double(hour))))
            .foregroundStyle(
              .linearGradient(
                colors: [.blue.opacity(0.5), .cyan.opacity(0.05)], startPoint: .top,
                endPoint: .bottom))
          LineMark(x: .value("Hour", Double(hour)), y: .value("Level", Tide.level(Double(hour))))
        }
        .interpolationMethod(.catmullRom)
        RuleMark(y: .value("Quay", 3.2))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .annotation(position: .top, alignment: .leading) {
            Text("Quay").font(.caption).foregroundStyle(.red)
          }
        if let hour {
          RuleMark(x: .value("Hour", hour)).foregroundStyle(.gray)
          PointMark(x: .value("Hour", hour), y: .value("Level", Tide.level(hour)))
            .symbolSize(90)
        }
      }
      .chartXScale(domain: 0...48)
      .chartYScale(domain: 0...4)
      .chartXAxis {
        AxisMarks(values: .stride(by: 12)) { value in
          AxisGridLine()
          AxisValueLabel { if let hour = value.as(Int.self) { Text("\(hour % 24) h") } }
        }
      }
      .chartXSelection(value: $hour)
      .frame(height: 300)
    }
    .padding()
  }
}

enum Tide {
  /// In metres: two high waters a day, a little higher every other time.
  static func level(_ hour: Double) -> Double {
    1.8 + 1.2 * sin(hour * 2 * .pi / 12.42) + 0.3 * sin(hour * 2 * .pi / 24.84 + 1)
  }
}
