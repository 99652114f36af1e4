import Foundation
import Geometry
import Testing

@testable import ViewControls
@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("What a slider marks")
struct SliderTests {
  private let value = WatchedNumber()

  private func slider(_ marks: SliderMarks, step: Double? = nil) -> some View {
    let binding = Binding(get: { value.number }, set: { (new: Double) in value.number = new })
    return Group {
      if let step {
        Slider(value: binding, in: 0...1, step: step).marked(marks)
      } else {
        Slider(value: binding, in: 0...1).marked(marks)
      }
    }
    .tint(.red)
    .sliderThumb(.hidden)
  }

  /// Over white, 238 points wide: the knob's middle goes from 19 to 219.
  private func color(_ view: some View, _ x: Int, _ y: Int) -> [Int] {
    pixel(of: view, at: (x, y), size: CGSize(width: 238, height: 60))
  }

  @Test("The track is tinted from the neutral value to the value, on either side")
  func neutral() {
    for (number, tinted, plain) in [(0.25, 90, 30), (0.75, 150, 220)] {
      value.number = number
      let view = slider(SliderMarks(neutralValue: 0.5))
      let (inside, outside) = (color(view, tinted, 30), color(view, plain, 30))
      #expect(inside[0] > inside[1] + 100, "\(inside)")
      #expect(outside[0] == outside[1], "\(outside)")
    }
  }

  @Test("Ticks stand below the track where the knob's middle would be")
  func ticks() {
    let marked = slider(SliderMarks(ticks: [0, 0.5, 1]))
    let plain = slider(SliderMarks())
    for x in [19, 119, 219] {
      #expect(color(marked, x, 38) != color(plain, x, 38))
      #expect(color(marked, x + 20 - (x == 219 ? 40 : 0), 38) == color(plain, x, 38))
    }
  }

  @Test("The knob goes no further than the enabled bounds")
  func enabled() {
    let view = slider(SliderMarks(enabledBounds: 0.25...0.6))
    let probe = LayoutProbe(238, 60) { view }
    for (x, expected) in [(219.0, 0.6), (19, 0.25), (119, 0.5)] {
      probe.press(CGPoint(x: x, y: 30))
      probe.release(CGPoint(x: x, y: 30))
      #expect(abs(value.number - expected) < 1e-6)
    }
  }
}

@MainActor private final class WatchedNumber { var number = 0.5 }

extension View {
  fileprivate func sliderThumb(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
