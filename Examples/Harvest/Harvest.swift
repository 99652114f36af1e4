import Charts
import SwiftUI

/// A year of fruit from a small orchard, in bars that grow when another year is chosen.
struct ContentView: View {
  @State private var year = 2025

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Harvest \(String(year))").font(.title2.bold())
      Chart(Harvest.of(year)) { harvest in
        BarMark(x: .value("Month", harvest.month), y: .value("Kilograms", harvest.kilograms))
          .foregroundStyle(by: .value("Fruit", harvest.fruit))
      }
      .chartYScale(domain: 0...200)
      .chartYAxisLabel("Kilograms")
      .frame(height: 280)
      Chart(Harvest.sums(year)) { sum in
        SectorMark(
          angle: .value("Kilograms", sum.kilograms), innerRadius: .ratio(0.6), angularInset: 1.5
        )
        .cornerRadius(5)
        .foregroundStyle(by: .value("Fruit", sum.fruit))
      }
      .frame(height: 220)
    }
    .padding()
    .animation(.spring(duration: 0.8, bounce: 0.2), value: year)
    .onTapGesture { year = year == 2025 ? 2026 : 2025 }
    .task {
      try? await Task.sleep(for: .seconds(1))
      year = 2026
    }
  }
}

struct Harvest: Identifiable {
  let month: String
  let fruit: String
  let kilograms: Double
  var id: String { month + fruit }

  static func of(_ year: Int) -> [Harvest] {
    let months = ["Jun", "Jul", "Aug", "Sep", "Oct"]
    let fruits: [(String, [Double])] =
      year == 2025
      ? [
        ("Cherries", [48, 22, 0, 0, 0]), ("Plums", [0, 18, 55, 30, 4]),
        ("Apples", [0, 6, 34, 88, 71]),
      ]
      : [
        ("Cherries", [71, 35, 2, 0, 0]), ("Plums", [0, 9, 38, 52, 12]),
        ("Apples", [0, 11, 58, 124, 96]),
      ]
    return fruits.flatMap { fruit, amounts in
      zip(months, amounts).map { Harvest(month: $0, fruit: fruit, kilograms: $1) }
    }
  }

  static func sums(_ year: Int) -> [Harvest] {
    ["Cherries", "Plums", "Apples"].map { fruit in
      let sum = of(year).filter { $0.fruit == fruit }.map(\.kilograms).reduce(0, +)
      return Harvest(month: "", fruit: fruit, kilograms: sum)
    }
  }
}
