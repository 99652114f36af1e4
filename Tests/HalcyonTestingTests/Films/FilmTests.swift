import Foundation
import Geometry
import SwiftUI
import Testing

@testable import HalcyonTesting
@_spi(Runtime) import ViewRuntime

/// Programs as they are written again and again, played with fingers and measured in their pictures at three
/// times each. What is expected follows from the formulas of springs, curves and rubber bands.
@MainActor @Suite("Films")
struct FilmTests {
  /// A pixel of the pictures, in points.
  private let pixel: CGFloat = 0.5
  private let window = CGSize(width: 390, height: 844)
  /// What is looked at for heights.
  private let column = CGRect(x: 300, y: 0, width: 2, height: 844)

  // MARK: A stretchy header

  @Test("A picture grows by what a page is pulled down, and springs back with it")
  func stretchyHeader() throws {
    let stage = Stage(StretchyHeader(), size: window)
    #expect(try height(in: stage) == 240)
    let finger = Finger(on: stage, at: CGPoint(x: 195, y: 300))
    finger.move(to: CGPoint(x: 195, y: 510), steps: 30)
    finger.rest(seconds: 0.3)
    // Ten of the 210 points were needed to begin.
    let pull = rubberBand(200, height: window.height)
    #expect(abs(try height(in: stage) - 240 - pull) <= pixel)
    finger.lift()
    stage.advance(by: 0.1)
    // A critically damped spring of 10 radians a second, from rest.
    let left = pull * (1 + 10 * 0.1) * exp(-10 * 0.1)
    #expect(abs(try height(in: stage) - 240 - left) <= pixel)
    stage.advance(by: 2)
    #expect(try height(in: stage) == 240)
  }

  /// How high the red picture is, from the top of the window.
  private func height(in stage: Stage) throws -> CGFloat {
    let red = try #require(stage.picture.box(in: column) { $0 > 200 && $1 < 120 && $2 < 120 })
    #expect(red.minY <= pixel)
    return red.maxY
  }

  // MARK: Pulling to refresh

  @Test("A pulled page shows a wheel until its action is done, and comes back")
  func pullToRefresh() throws {
    let stage = Stage(PullToRefresh(), size: window)
    #expect(try top(in: stage) == 0)
    let finger = Finger(on: stage, at: CGPoint(x: 195, y: 200))
    finger.move(to: CGPoint(x: 195, y: 510), steps: 30)
    finger.rest(seconds: 0.2)
    #expect(abs(try top(in: stage) - rubberBand(300, height: window.height)) <= pixel)
    finger.lift()
    // Below the wheel's room of 60 points for as long as the action takes.
    stage.advance(by: 1.2)
    #expect(abs(try top(in: stage) - 60) <= pixel)
    let wheel = try #require(
      stage.picture.box(in: CGRect(x: 150, y: 5, width: 90, height: 50)) {
        $0 < 250 && $1 < 250 && $2 < 250
      })
    #expect(abs(wheel.midX - 195) <= 1 && wheel.width > 20)
    #expect(stage["Old news"].exists)
    stage.advance(by: 3)
    #expect(try top(in: stage) == 0)
    #expect(stage["News"].exists)
  }

  /// Where the red banner begins.
  private func top(in stage: Stage) throws -> CGFloat {
    try #require(stage.picture.box(in: column) { $0 > 200 && $1 < 120 && $2 < 120 }).minY
  }

  // MARK: A sheet that grows

  @Test("A sheet grows under the finger on its list, and goes on to its large height")
  func growingSheet() throws {
    let stage = Stage(GrowingSheet(), size: window)
    stage.advance(by: 2)
    let medium = window.height * 351 / 667
    #expect(abs(try top(in: stage) - (window.height - 6 - medium)) <= 1)
    let finger = Finger(on: stage, at: CGPoint(x: 195, y: 700))
    finger.move(to: CGPoint(x: 195, y: 460), steps: 30)
    finger.rest(seconds: 0.3)
    // Ten points were needed to begin.
    let grown = medium + 230
    // The margin below goes while the card grows from 70 to 90 hundredths of the window.
    let floating = min(1, max(0, (0.9 - grown / window.height) / 0.2))
    #expect(abs(try top(in: stage) - (window.height - 6 * floating - grown)) <= 1)
    finger.lift()
    stage.advance(by: 2)
    // The large height is nearer now.
    #expect(abs(try top(in: stage) - 54) <= 1)
  }

  // MARK: Confetti

  @Test("Thirty pieces fly as far as the curve says", arguments: [0.3, 0.6, 1.0])
  func confetti(time: Double) throws {
    let stage = Stage(Confetti(), size: window)
    stage["Celebrate"].tap()
    let start = stage.time
    stage.advance(by: time)
    let part = easeOut((stage.time - start) / 1.2)
    let slack = 1.5 + 140 * (easeOut((time + 1.0 / 60) / 1.2) - part)
    let red = try #require(
      stage.picture.box(in: CGRect(x: 180, y: 405, width: 210, height: 34)) {
        $0 > 250 && $1 < 80 && $2 < 80
      })
    #expect(abs(red.midX - (195 + 100 * part)) <= slack)
    #expect(abs(red.midY - 422) <= 1)
    // The twelfth piece flies at 132 degrees, as far as every third does.
    let black = try #require(
      stage.picture.box(in: CGRect(x: 40, y: 405, width: 175, height: 180)) {
        $0 < 60 && $1 < 60 && $2 < 60
      })
    let angle = 11.0 / 30 * 2 * Double.pi
    #expect(abs(black.midX - (195 + cos(angle) * 180 * part)) <= slack + 0.5)
    #expect(abs(black.midY - (422 + sin(angle) * 180 * part)) <= slack + 0.5)
  }

  /// `.easeOut`: the Bézier curve with the handles (0, 0) and (0.58, 1).
  private func easeOut(_ time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let x = 3 * middle * middle * (1 - middle) * 0.58 + middle * middle * middle
      if x < time { low = middle } else { high = middle }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }

  // MARK: A staggered list

  @Test("Each row comes a twelfth of a second later, on a spring", arguments: [0.2, 0.4, 0.9])
  func staggeredList(time: Double) throws {
    let stage = Stage(StaggeredList(), size: window)
    stage["Show"].tap()
    let start = stage.time
    stage.advance(by: time)
    for row in [0, 2, 4, 6] {
      let end = 216 - 300 * (1 - spring(stage.time - start - Double(row) * 0.08))
      // A frame may pass between the tap and the movement's begin.
      let late = 216 - 300 * (1 - spring(stage.time - start - Double(row) * 0.08 - 1.0 / 60))
      let band = CGRect(x: 0, y: 16 + Double(row) * 60 + 20, width: 390, height: 4)
      let red = stage.picture.box(in: band) { $0 > 250 && $1 < 80 && $2 < 80 }
      let seen = red?.maxX ?? 0
      #expect(seen >= min(end, late) - 1 || max(end, late) <= 1, "row \(row)")
      #expect(seen <= max(0, max(end, late)) + 1, "row \(row)")
    }
  }

  /// How far a spring with a response of 0.6 s and a damping fraction of 0.7 has come, from rest.
  private func spring(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (damping, frequency) = (0.7, 2 * Double.pi / 0.6)
    let damped = frequency * (1 - damping * damping).squareRoot()
    return 1 - exp(-damping * frequency * time)
      * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
  }
}

/// How far content is seen beyond its end under a finger that pulls: (1 − 1 / (0.55 x / d + 1)) d.
private func rubberBand(_ pull: CGFloat, height: CGFloat) -> CGFloat {
  (1 - 1 / (0.55 * pull / height + 1)) * height
}

/// A finger that stays on the glass between two looks.
@MainActor
private final class Finger {
  private let stage: Stage
  private var point: CGPoint

  init(on stage: Stage, at point: CGPoint) {
    (self.stage, self.point) = (stage, point)
    send(.began)
  }

  private func send(_ phase: TouchEvent.Phase) {
    stage.host.send(TouchEvent(time: stage.time, finger: 1, phase: phase, location: point))
  }

  func move(to end: CGPoint, steps: Int) {
    let start = point
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      send(.moved)
      stage.advance(by: 1.0 / 60)
    }
  }

  func rest(seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      send(.moved)
      stage.advance(by: 1.0 / 60)
    }
  }

  func lift() {
    send(.ended)
    stage.advance(by: 0)
  }
}

extension Picture {
  /// The smallest box around all pixels whose red, green and blue satisfy `matches`, in points.
  fileprivate func box(
    in area: CGRect, where matches: (UInt8, UInt8, UInt8) -> Bool
  ) -> CGRect? {
    let columns = Int(area.minX * scale)..<min(width, Int(area.maxX * scale))
    let rows = Int(area.minY * scale)..<min(height, Int(area.maxY * scale))
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in rows {
      for x in columns {
        let point = CGPoint(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        guard let color = color(at: point), matches(color.red, color.green, color.blue) else {
          continue
        }
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard left <= right else { return nil }
    return CGRect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right + 1 - left) / scale,
      height: Double(bottom + 1 - top) / scale)
  }
}
