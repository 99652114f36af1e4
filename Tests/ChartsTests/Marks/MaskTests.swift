import HalcyonTesting
import SwiftUI
import Testing

@testable import Charts

@Suite("Masks of chart content")
@MainActor
struct MaskTests {
  @Test("A view at a mark of a mask is part of it: the masked mark shows where the view draws")
  func annotation() throws {
    let chart = Chart {
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10))
        .foregroundStyle(.red)
        .mask {
          PointMark(x: .value("x", 5), y: .value("y", 10))
            .symbolSize(CGSize(width: 4, height: 4))
            .annotation(position: .bottom, spacing: 10) {
              Rectangle().fill(.green).frame(width: 40, height: 20)
            }
        }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartXScale(domain: 0...10).chartYScale(domain: 0...20)
    .frame(width: 200, height: 200)
    .ignoresSafeArea()
    let picture = Stage(chart, size: CGSize(width: 200, height: 200)).picture
    func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
      guard let color = picture.color(at: CGPoint(x: x, y: y)) else { return false }
      return color.red > 200 && color.green < 100 && color.alpha == 255
    }
    // The point is in the middle; the view begins 10 points below its symbol, which is 4 high.
    #expect(isRed(100, 100))
    #expect(isRed(100, 122) && isRed(84, 114) && isRed(116, 130))
    #expect(!isRed(100, 107) && !isRed(76, 122) && !isRed(124, 122) && !isRed(100, 136))
  }

  @Test("A line of a mask leaves hollow symbols free, as one of the chart does")
  func hollowSymbols() {
    let chart = Chart {
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 10))
        .foregroundStyle(.red)
        .mask {
          ForEach([0, 5, 10], id: \.self) { x in
            LineMark(x: .value("x", x), y: .value("y", 10))
              .lineStyle(StrokeStyle(lineWidth: 6))
              .symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: 0)))
              .symbolSize(x == 5 ? CGSize(width: 20, height: 20) : .zero)
          }
        }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartXScale(domain: 0...10).chartYScale(domain: 0...20)
    .frame(width: 200, height: 200)
    .ignoresSafeArea()
    let picture = Stage(chart, size: CGSize(width: 200, height: 200)).picture
    func isRed(_ x: CGFloat) -> Bool {
      (picture.color(at: CGPoint(x: x, y: 100))?.green ?? 255) < 100
    }
    #expect(isRed(50) && isRed(88) && isRed(112))
    #expect(!isRed(92) && !isRed(100) && !isRed(108))
  }
}
