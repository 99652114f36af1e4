import Foundation
import TestSupport
import Testing

@testable import halcyon

/// `halcyon run` as somebody at a display sees it, with the published programs where they are.
@Suite(
  "A program in a window", .serialized,
  .enabled(if: HalcyonCommandLine.isBuilt, "the command is not built"),
  .enabled(if: VirtualDisplay.isPossible, Comment(rawValue: VirtualDisplay.need)))
struct WindowTests {
  /// A published program, or `source` where there are none.
  private func program(
    _ name: String, or source: String, in folder: TemporaryFolder
  ) throws -> String {
    guard !EndToEndTests.hasSeeds else {
      return EndToEndTests.seeds.appendingPathComponent(name).path
    }
    try folder.write("import SwiftUI\n" + source, to: "\(name)/ContentView.swift")
    return folder.path + "/" + name
  }

  @Test("Rings spread from where the mouse clicks, and along a drag")
  func rings() throws {
    let folder = try TemporaryFolder()
    let window = try LiveWindow(
      program("ripples", or: Self.ripples, in: folder), size: "300x500")
    try window.wait(for: "the pond") { try window.color(10, 490) == [255, 255, 255] }
    /// The rings of a first finger are blue on white; above row 90 the program counts them in blue.
    func isRing(_ color: [UInt8]) -> Bool { Int(color[2]) > Int(color[0]) + 20 }

    try window.click(80, 180)
    var ring = (left: 0, top: 0, right: 0, bottom: 0)
    try window.wait(for: "a ring") {
      ring = try window.bounds(from: 90, of: isRing) ?? ring
      return ring.right - ring.left >= 24
    }
    #expect(abs(ring.left + ring.right - 160) <= 4, "\(ring)")
    #expect(abs(ring.top + ring.bottom - 360) <= 4, "\(ring)")
    #expect(abs(ring.right - ring.left - (ring.bottom - ring.top)) <= 4, "\(ring)")

    try window.drag(from: (220, 430), to: (80, 430), steps: 7)
    try window.wait(for: "rings along the drag") {
      guard let row = try window.bounds(from: 430, to: 431, of: isRing) else { return false }
      return row.left < 76 && row.right > 224
    }
  }

  @Test("A trapezoid changes with each tap, rests without work, stays in the middle, and closes")
  func trapezoid() throws {
    let folder = try TemporaryFolder()
    let window = try LiveWindow(
      program("trapezoid", or: Self.trapezoid, in: folder), size: "300x400")
    func isBlack(_ color: [UInt8]) -> Bool { color.allSatisfy { $0 < 128 } }
    /// How far the upper edge stands in from the lower one, on both sides together.
    func inset() throws -> Int {
      guard let edge = try window.bounds(from: 151, to: 152, of: isBlack) else { return 0 }
      return 200 - (edge.right - edge.left)
    }
    try window.wait(for: "the trapezoid") { try (98...102).contains(inset()) }
    var seen = try inset()
    for tap in 1...2 {
      let before = seen
      try window.click(150, 200)
      try window.wait(for: "tap \(tap)") { try abs(inset() - before) > 2 }
      try window.wait(for: "the end of the movement") {
        let now = try inset()
        defer { seen = now }
        Thread.sleep(forTimeInterval: 0.3)
        return now == seen && (16...184).contains(now)
      }
    }

    // A hundredth of five seconds is five ticks.
    let before = try window.ticks()
    Thread.sleep(forTimeInterval: 5)
    #expect(try window.ticks() - before < 5)

    try window.resize(width: 420, height: 300)
    try window.wait(for: "the new middle") {
      guard let bounds = try window.bounds(of: isBlack) else { return false }
      return abs(bounds.left + bounds.right - 419) <= 2 && bounds.right - bounds.left >= 198
        && abs(bounds.top + bounds.bottom - 299) <= 2
    }
    #expect(try window.close() == 0)
  }

  @Test("A field that is clicked gets the keys, and the pointer hovers")
  func typing() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var name = ""
        @State private var hovers = false
        var body: some View {
          VStack(spacing: 0) {
            TextField("Name", text: $name).frame(height: 50)
            Color(red: 0, green: 0, blue: hovers ? 1 : 0).onHover { hovers = $0 }
            Color(red: name == "Ada d" ? 0 : 1, green: name == "Ada d" ? 1 : 0, blue: 0)
          }
        }
      }
      """, to: "Form/ContentView.swift")
    let window = try LiveWindow(folder.path + "/Form", size: "200x250")
    try window.wait(for: "the form") { try window.color(100, 200) == [255, 0, 0] }
    try window.hover(100, 100)
    try window.wait(for: "the hovering") { try window.color(100, 100) == [0, 0, 255] }
    try window.click(100, 25)
    try window.wait(for: "its end") { try window.color(100, 100) == [0, 0, 0] }
    // While nothing is typed into, a d makes the picture dark, and a space stops it.
    try window.type("Ada d")
    try window.wait(for: "the text") { try window.color(100, 200) == [0, 255, 0] }
  }

  private static let ripples = """
    struct Ring { var center: CGPoint; var start: Date }

    struct ContentView: View {
      @State private var rings: [Ring] = []
      var body: some View {
        TimelineView(.animation(paused: rings.isEmpty)) { timeline in
          Canvas { context, size in
            for ring in rings {
              let radius = timeline.date.timeIntervalSince(ring.start) * 40
              let box = CGRect(x: ring.center.x, y: ring.center.y, width: 0, height: 0)
                .insetBy(dx: -radius, dy: -radius)
              context.stroke(Path(ellipseIn: box), with: .color(.blue), lineWidth: 2)
            }
          }
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { rings.append(Ring(center: $0.location, start: Date())) })
      }
    }
    """

  private static let trapezoid = """
    struct Trapezoid: Shape {
      var inset: Double
      var animatableData: Double { get { inset } set { inset = newValue } }
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: 0, y: rect.maxY))
          path.addLine(to: CGPoint(x: inset, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
      }
    }

    struct ContentView: View {
      @State private var inset = 50.0
      var body: some View {
        Trapezoid(inset: inset).frame(width: 200, height: 100)
          .onTapGesture { withAnimation { inset = .random(in: 10...90) } }
      }
    }
    """
}
