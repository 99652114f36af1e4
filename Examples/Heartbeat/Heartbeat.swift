import Charts
import SwiftUI

/// A heart's beat as it is measured: a chart of a few seconds that runs on, and the pulse of the last minutes.
struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      TimelineView(.animation) { timeline in
        Monitor(seconds: timeline.date.timeIntervalSinceReferenceDate)
      }
      PulseChart()
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .padding(.top, 40)
    .background(Color.black)
    .environment(\.colorScheme, .dark)
  }
}

private struct Monitor: View {
  let seconds: Double

  /// The last three seconds, a value each fiftieth of a second.
  private var samples: [Sample] {
    let now = (seconds * 50).rounded(.down) / 50
    return (0...150).map { Sample(time: Double($0) / 50 - 3, at: now + Double($0) / 50 - 3) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "heart.fill")
          .foregroundStyle(.red)
          .scaleEffect(1 + 0.25 * max(Sample(time: 0, at: seconds).value, 0))
        Text("72").font(.system(size: 56, weight: .bold, design: .rounded))
        Text("beats a minute").foregroundStyle(.secondary)
      }
      Chart(samples) { sample in
        AreaMark(x: .value("Time", sample.time), y: .value("Voltage", sample.value))
          .foregroundStyle(
            .linearGradient(
              colors: [.green.opacity(0.35), .clear], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Time", sample.time), y: .value("Voltage", sample.value))
          .foregroundStyle(.green)
          .lineStyle(StrokeStyle(lineWidth: 2.5, lineJoin: .round))
        if sample.id == 150 {
          PointMark(x: .value("Time", sample.time), y: .value("Voltage", sample.value))
            .foregroundStyle(.white)
        }
      }
      .chartXScale(domain: -3...0.1)
      .chartYScale(domain: -0.5...1.2)
      .chartXAxis {
        AxisMarks(values: [-3, -2, -1, 0]) { value in
          AxisGridLine()
          AxisValueLabel("\(value.as(Int.self) ?? 0) s")
        }
      }
      .chartYAxis { AxisMarks(values: .automatic(desiredCount: 4)) { AxisGridLine() } }
      .frame(height: 240)
    }
  }
}

/// One measured value, in millivolts.
private struct Sample: Identifiable {
  let time: Double
  let value: Double
  var id: Int { Int((time * 50).rounded()) + 150 }

  /// A beat has five waves, each a bell at its place in the beat.
  init(time: Double, at seconds: Double) {
    self.time = time
    let beat = 60.0 / 72
    let phase = seconds.truncatingRemainder(dividingBy: beat) / beat
    let waves = [
      (0.2, 0.025, 0.15), (0.36, 0.01, -0.12), (0.4, 0.012, 1.05), (0.44, 0.012, -0.28),
      (0.66, 0.045, 0.28),
    ]
    value = waves.reduce(0) { sum, wave in
      let (place, width, height) = wave
      return sum + height * exp(-pow((phase - place) / width, 2) / 2)
    }
  }
}

private struct PulseChart: View {
  private let minutes: [(minute: Int, low: Int, high: Int)] = [
    (1, 58, 71), (2, 60, 74), (3, 61, 80), (4, 66, 96), (5, 82, 128), (6, 96, 141), (7, 90, 133),
    (8, 74, 104), (9, 66, 88), (10, 64, 79),
  ]

  var body: some View {
    Chart(minutes, id: \.minute) { entry in
      BarMark(
        x: .value("Minute", String(entry.minute)), yStart: .value("Low", entry.low),
        yEnd: .value("High", entry.high), width: 12
      )
      .clipShape(Capsule())
      .foregroundStyle(entry.high > 120 ? Color.red : .pink.opacity(0.7))
      RuleMark(y: .value("Limit", 120))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .foregroundStyle(.secondary)
    }
    .chartYScale(domain: 40...150)
    .frame(height: 220)
  }
}
