import Foundation
import Geometry
import Motion
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

struct LayoutScrollPhysicsTests {
  @Test("A coasting view keeps 0.998 of its speed each millisecond")
  func speed() {
    let coasting = ScrollPhysics.Coasting(start: 0, velocity: 1000)
    #expect(abs(coasting.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(coasting.velocity(at: 1) - 1000 * pow(0.998, 1000)) < 1e-9)
  }

  @Test("Its way is the integral of its speed")
  func way() {
    let coasting = ScrollPhysics.Coasting(start: 20, velocity: 700)
    var sum = 20.0
    let step = 1e-4
    for index in 0..<5000 { sum += coasting.velocity(at: (Double(index) + 0.5) * step) * step }
    #expect(abs(coasting.value(at: 0.5) - sum) < 1e-3)
    #expect(coasting.value(at: 0) == 20)
  }

  @Test("It comes to rest about half a second's way further on")
  func end() {
    // −1 / (1000 ln 0.998) = 0.49950 s
    let coasting = ScrollPhysics.Coasting(start: 0, velocity: 1000)
    #expect(abs(coasting.end - 499.4998) < 0.001)
    #expect(abs(coasting.value(at: coasting.duration) - coasting.end) < 7)
    #expect(abs(ScrollPhysics.Coasting.velocity(from: 0, to: coasting.end) - 1000) < 1e-9)
  }

  @Test("It passes a place when its way is that long")
  func passing() {
    let coasting = ScrollPhysics.Coasting(start: 0, velocity: 1000)
    let time = coasting.time(at: 200)!
    #expect(abs(coasting.value(at: time) - 200) < 1e-9)
    #expect(coasting.time(at: 600) == nil)
    #expect(coasting.time(at: -1) == nil)
  }

  @Test("A pull beyond the edge moves 0.55 of it at first and never a whole view")
  func rubberBand() {
    #expect(abs(ScrollPhysics.resistedOvershoot(0.001, dimension: 400) - 0.00055) < 1e-6)
    // (1 − 1 / (200 · 0.55 / 400 + 1)) · 400
    #expect(abs(ScrollPhysics.resistedOvershoot(200, dimension: 400) - 86.2745) < 1e-3)
    #expect(ScrollPhysics.resistedOvershoot(1e9, dimension: 400) < 400)
    #expect(
      ScrollPhysics.resistedOvershoot(-200, dimension: 400) == -ScrollPhysics.resistedOvershoot(
        200, dimension: 400))
    #expect(ScrollPhysics.resistedOvershoot(200, dimension: 0) == 0)
  }

  @Test("Between the edges nothing resists")
  func inside() {
    #expect(ScrollPhysics.resisted(30, in: 0...100, dimension: 400) == 30)
    #expect(
      ScrollPhysics.resisted(150, in: 0...100, dimension: 400) == 100
        + ScrollPhysics.resistedOvershoot(50, dimension: 400))
    #expect(
      ScrollPhysics.resisted(-50, in: 0...100, dimension: 400)
        == ScrollPhysics.resistedOvershoot(-50, dimension: 400))
  }

  @Test("A bounce solves the equation of its spring and ends at the edge")
  func bounce() {
    let bounce = ScrollPhysics.Bounce(goal: 100, distance: 30, velocity: 200)
    #expect(bounce.value(at: 0) == 130)
    let h = 1e-4
    let (a, b, c) = (bounce.value(at: 0.2 - h), bounce.value(at: 0.2), bounce.value(at: 0.2 + h))
    // x″ = −ω² x − 2 ω x′ with ω = 10
    let acceleration = (a - 2 * b + c) / (h * h)
    let velocity = (c - a) / (2 * h)
    #expect(abs(acceleration + 100 * (b - 100) + 20 * velocity) < 0.01)
    #expect(abs(bounce.value(at: bounce.duration) - 100) < 0.5)
  }

  @Test("A flight that reaches an edge passes it and comes back")
  func flightOverEdge() {
    let flight = ScrollPhysics.Flight(from: 50, velocity: 2000, in: 0...100)
    let values = stride(from: 0, through: flight.duration, by: 1.0 / 120).map {
      flight.value(at: $0)
    }
    #expect(values.max()! > 100)
    #expect(flight.value(at: flight.duration) == 100)
    for (earlier, later) in zip(values, values.dropFirst()) {
      #expect(abs(later - earlier) < 2000.0 / 120 + 0.1)
    }
  }

  @Test("A flight from beyond an edge comes back to it")
  func flightFromBeyond() {
    let flight = ScrollPhysics.Flight(from: -40, velocity: 0, in: 0...100)
    #expect(flight.value(at: 0) == -40)
    #expect(flight.value(at: flight.duration) == 0)
  }

  @Test("A slow flight is over at once")
  func slowFlight() {
    #expect(ScrollPhysics.Flight(from: 50, velocity: 5, in: 0...100).duration == 0)
  }

  @Test("A flight with a goal ends there")
  func flightWithGoal() {
    let flight = ScrollPhysics.Flight(from: 50, velocity: 500, in: 0...1000, goal: 200)
    #expect(flight.value(at: flight.duration) == 200)
  }
}
