import Foundation
import Geometry

/// The path of a function's values; where it has none the path is broken.
struct FunctionPathBuilder {
  let plot: FunctionPlot
  let place: (Double, Double) -> CGPoint

  func path(_ samples: [(x: Double, y: Double)]) -> Path {
    switch plot.form {
    case .line: line(samples)
    case .area: area(samples.map { ($0.x, 0, $0.y) })
    case .band:
      area(
        stride(from: 0, to: samples.count - 1, by: 2).map {
          (samples[$0].x, samples[$0].y, samples[$0 + 1].y)
        })
    }
  }

  private func line(_ samples: [(x: Double, y: Double)]) -> Path {
    var path = Path()
    var isDrawing = false
    for sample in samples {
      guard sample.x.isFinite, sample.y.isFinite else {
        isDrawing = false
        continue
      }
      let point = place(sample.x, sample.y)
      if isDrawing { path.addLine(to: point) } else { path.move(to: point) }
      isDrawing = true
    }
    return path
  }

  private func area(_ samples: [(x: Double, low: Double, high: Double)]) -> Path {
    var path = Path()
    for part in samples.split(whereSeparator: { !$0.low.isFinite || !$0.high.isFinite }) {
      path.addLines(part.map { place($0.x, $0.high) })
      for sample in part.reversed() { path.addLine(to: place(sample.x, sample.low)) }
      path.closeSubpath()
    }
    return path
  }
}
