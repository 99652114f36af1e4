import Foundation
import Geometry
import Testing

@testable import CoreAnimation

@Suite("Tracks of keyframes")
struct KeyframeTrackTests {
  private func numbers(
    _ values: [Double], _ mode: CAAnimationCalculationMode = .linear, times: [Double]? = nil
  ) throws -> KeyframeTrack {
    try #require(KeyframeTrack(values: values.map(LayerValue.number), times: times, mode: mode))
  }

  private func value(_ track: KeyframeTrack, _ fraction: Double) -> Double? {
    track.value(at: fraction, stepEasing: nil).number
  }

  @Test("Without times all steps take as long as each other")
  func even() throws {
    let track = try numbers([0, 10, 0])
    #expect([0, 0.25, 0.5, 0.75, 1].map { value(track, $0) } == [0, 5, 10, 5, 0])
  }

  @Test("Times say when each value is reached")
  func times() throws {
    let track = try numbers([0, 10, 20], times: [0, 0.8, 1])
    #expect(value(track, 0.4) == 5 && value(track, 0.8) == 10)
    #expect(abs(value(track, 0.9)! - 15) < 1e-9)
  }

  @Test("A value alone stays; no value is no track")
  func few() throws {
    #expect(value(try numbers([7]), 0.3) == 7)
    #expect(KeyframeTrack(values: [], times: nil, mode: .linear) == nil)
  }

  @Test("Discrete values stand until the next one's time")
  func discrete() throws {
    let track = try numbers([1, 2, 3], .discrete)
    #expect([0, 0.3, 0.34, 0.6, 0.67, 1].map { value(track, $0) } == [1, 1, 2, 2, 3, 3])
    let timed = try numbers([1, 2], .discrete, times: [0, 0.9, 1])
    #expect(value(timed, 0.89) == 1 && value(timed, 0.9) == 2)
  }

  @Test("Paced values go at the same speed all the way")
  func paced() throws {
    let track = try numbers([0, 10, 40], .paced)
    #expect([0.125, 0.25, 0.5, 0.75].map { value(track, $0) } == [5, 10, 20, 30])
  }

  @Test("Each step may have a curve of its own")
  func stepEasing() throws {
    let track = try numbers([0, 10, 20])
    let easing = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    let first = try #require(track.value(at: 0.25, stepEasing: easing).number)
    #expect(abs(first - 10 * easing[0].value(at: 0.5)) < 1e-9 && first < 4)
    #expect(track.value(at: 0.75, stepEasing: easing).number == 15)
  }

  @Test("A cubic track goes through its values, and smoothly")
  func cubic() throws {
    var track = try numbers([0, 10, 0, 10], .cubic)
    track.bend(tension: nil, continuity: nil, bias: nil)
    for (index, expected) in [0.0, 10, 0, 10].enumerated() {
      #expect(abs(value(track, Double(index) / 3)! - expected) < 1e-9)
    }
    // The speed before a value is that behind it.
    let (step, place) = (1e-4, 1.0 / 3)
    let before = value(track, place)! - value(track, place - step)!
    let after = value(track, place + step)! - value(track, place)!
    #expect(abs(before - after) < 1e-4)
    // With all tension a value is reached and left without speed.
    var tense = try numbers([0, 10, 30], .cubic)
    tense.bend(tension: [1, 1, 1], continuity: nil, bias: nil)
    #expect(abs(value(tense, 0.5 + step)! - 10) < 1e-4)
  }

  @Test("A path is walked step by step, or at an even speed, and says where it heads")
  func paths() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let stepwise = try #require(KeyframeTrack(path: path, times: nil, mode: .linear))
    #expect(stepwise.value(at: 0.5, stepEasing: nil).equals(.point(CGPoint(x: 10, y: 0))))
    let paced = try #require(KeyframeTrack(path: path, times: nil, mode: .paced))
    #expect(paced.value(at: 0.5, stepEasing: nil).equals(.point(CGPoint(x: 10, y: 10))))
    let (first, second) = (
      paced.heading(at: 0.1, stepEasing: nil), paced.heading(at: 0.9, stepEasing: nil)
    )
    #expect(abs(first! - 0) < 1e-6 && abs(second! - .pi / 2) < 1e-6)
  }

  @Test("A closed path ends where it began; one that goes nowhere is no track")
  func closing() throws {
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let track = try #require(KeyframeTrack(path: path, times: nil, mode: .paced))
    #expect(track.value(at: 1, stepEasing: nil).equals(.point(.zero)))
    #expect(track.value(at: 0.5, stepEasing: nil).equals(.point(CGPoint(x: 10, y: 10))))
    var point = Path()
    point.move(to: .zero)
    #expect(KeyframeTrack(path: point, times: nil, mode: .linear) == nil)
  }

  @Test("On a curve an even speed covers equal lengths in equal times")
  func pacedCurve() throws {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 100, y: 0))
    let track = try #require(KeyframeTrack(path: path, times: nil, mode: .paced))
    let points = (0...20).compactMap { index -> CGPoint? in
      guard case .point(let point) = track.value(at: Double(index) / 20, stepEasing: nil) else {
        return nil
      }
      return point
    }
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 1)
    #expect(points.count == 21 && least / most > 0.97)
  }
}
