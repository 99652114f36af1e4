import Drawing
import Foundation
import Geometry
import Motion

@_spi(Runtime) @testable import ViewRuntime

/// A window for a view, whose time is moved by hand.
@MainActor
final class RuntimeStage {
  let host: ViewHost
  private(set) var time = 0.0
  /// How wide the bars are that the latest frame shows, from back to front.
  private(set) var widths: [Double] = []

  init<Root: View>(_ root: Root) {
    host = ViewHost(root, configuration: HostConfiguration())
    show()
  }

  private func show() { widths = drawnWidths(host.frame(at: time).displayList) }

  /// Shows the frame `seconds` later.
  func step(_ seconds: Double = 1.0 / 60) {
    time += seconds
    show()
  }

  /// Shows frames of a sixtieth of a second.
  func run(_ seconds: Double) { for _ in 0..<Int((seconds * 60).rounded()) { step() } }
}

/// A bar whose width moves where it is animated.
struct Bar: LeafView {
  var width: Double
  init(_ width: Double) { self.width = width }

  struct Resolved: LeafContent {
    var animatableData: Double

    func draw(size: CGSize, in context: LeafContext) -> DisplayList {
      let path = Path(CGRect(x: 0, y: 0, width: animatableData, height: 10))
      return DisplayList(.fill(path, FillStyle(), .color(.black)))
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(animatableData: width) }

  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 10, height: 10)
  }
}

/// What views under test tell, and how they are changed from outside.
@MainActor
final class Remote {
  var lines: [String] = []
  var number: (Double) -> Void = { _ in }
  var other: (Double) -> Void = { _ in }
  var flag: (Bool) -> Void = { _ in }
  var list: ([Int]) -> Void = { _ in }

  /// Notes something, and what was noted before it is forgotten when it is taken.
  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
