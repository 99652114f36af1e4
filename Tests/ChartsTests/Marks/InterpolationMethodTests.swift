import SwiftUI
import Testing

@testable import Charts

@Suite("Interpolation")
struct InterpolationMethodTests {
  private func elements(_ method: InterpolationMethod, _ points: [CGPoint]) -> [Path.Element] {
    var path = Path()
    path.move(to: points[0])
    method.connect(points, in: &path)
    var result: [Path.Element] = []
    path.forEach { result.append($0) }
    return result
  }

  private let zigzag = [
    CGPoint(x: 0, y: 0), CGPoint(x: 6, y: 6), CGPoint(x: 12, y: 0),
  ]

  @Test("Steps rise at the start, in the middle or at the end")
  func steps() {
    let two = [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 8)]
    #expect(elements(.stepStart, two)[1] == .line(to: CGPoint(x: 0, y: 0)))
    #expect(elements(.stepCenter, two)[1] == .line(to: CGPoint(x: 2, y: 0)))
    #expect(elements(.stepEnd, two)[1] == .line(to: CGPoint(x: 4, y: 0)))
  }

  @Test("A cardinal curve arrives along a sixth of the line between the neighbours")
  func cardinal() {
    #expect(
      elements(.cardinal, zigzag)[1]
        == .curve(
          to: CGPoint(x: 6, y: 6), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 4, y: 6)))
  }

  @Test("With equal distances a centripetal curve is the uniform one")
  func catmullRom() {
    guard case .curve(_, _, let control)? = elements(.catmullRom, zigzag).dropFirst().first else {
      Issue.record("No curve")
      return
    }
    #expect(abs(control.x - 4) < 1e-9 && abs(control.y - 6) < 1e-9)
  }

  @Test("A monotone curve is level at a peak")
  func monotone() {
    #expect(InterpolationMethod.monotoneSlopes(zigzag) == [1.5, 0, -1.5])
  }
}
