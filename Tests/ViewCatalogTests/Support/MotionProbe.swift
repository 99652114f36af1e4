import Foundation
import Geometry
import Motion
import Pixels
import Testing

@_spi(Runtime) import Drawing
@_spi(Runtime) @testable import ViewRuntime

/// A rectangle of a fixed size that can be found in a picture by its name, one letter.
struct Tile: LeafView {
  struct Resolved: LeafContent {
    var tile: Tile
    var animatableData: EmptyAnimatableData {
      get { EmptyAnimatableData() }
      set {}
    }

    func draw(size: CGSize, in context: LeafContext) -> DisplayList {
      let code = Float(tile.name.asciiValue!)
      return DisplayList([
        .fill(
          Path(CGRect(origin: .zero, size: size)), FillStyle(),
          .color(ColorComponents(red: code, green: 0, blue: 0)))
      ])
    }
  }

  var name: Character
  var width: CGFloat
  var height: CGFloat
  /// True for a tile that takes what it is offered.
  var isFlexible = false

  init(_ name: Character, _ width: CGFloat = 20, _ height: CGFloat = 10) {
    (self.name, self.width, self.height) = (name, width, height)
  }

  init(flexible name: Character) {
    self.init(name)
    isFlexible = true
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(tile: self) }

  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    let own = CGSize(width: resolved.tile.width, height: resolved.tile.height)
    return resolved.tile.isFlexible ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }
}

/// One tile as it is seen.
struct DrawnTile: Equatable {
  var name: Character
  /// In points of the window.
  var rect: CGRect
  /// The product of all opacities around.
  var opacity: Double

  var x: Double { rect.minX }
  var y: Double { rect.minY }
}

/// A view in a window of 400 by 400 points, shown 60 times a second by a clock that the test moves.
@MainActor
final class MotionProbe {
  let host: ViewHost
  private(set) var frameNumber = 0
  private(set) var frame: Frame

  init<Root: View>(reduceMotion: Bool = false, @ViewBuilder _ root: () -> Root) {
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: 400, height: 400)
    configuration.scale = 1
    configuration.reduceMotion = reduceMotion
    host = ViewHost(root(), configuration: configuration)
    frame = host.frame(at: 0)
  }

  /// Shows `count` more frames.
  func run(_ count: Int = 1) {
    for _ in 0..<count {
      frameNumber += 1
      frame = host.frame(at: Double(frameNumber) / 60)
    }
  }

  /// From a change to the first frame in which something has moved lie two that show the old value;
  /// this shows the frame that is `frames` after the second of them.
  func runFromChange(_ frames: Int) { run(2 + frames) }

  /// What is seen, from back to front.
  var tiles: [DrawnTile] {
    var result: [DrawnTile] = []
    collect(frame.displayList, ProjectionTransform(), 1, &result)
    return result
  }

  var names: String { String(tiles.map(\.name)) }

  func tile(_ name: Character) -> DrawnTile? { tiles.first { $0.name == name } }

  private func collect(
    _ list: DisplayList, _ transform: ProjectionTransform, _ opacity: Double,
    _ result: inout [DrawnTile]
  ) {
    for item in list.items {
      switch item {
      case .mark(let mark):
        guard case .fill(let path, _, .color(let color)) = mark.content else { continue }
        result.append(
          DrawnTile(
            name: Character(UnicodeScalar(UInt8(color.red))),
            rect: path.boundingRect.boundingBox(under: transform), opacity: opacity))
      case .layer(let inner, let origin):
        let layer = inner.moved(by: origin)
        collect(
          layer.content, layer.effect.transform.concatenating(transform),
          opacity * layer.effect.opacity,
          &result)
      }
    }
  }
}

/// A view with one piece of state that the test sets.
@MainActor
final class Remote<Value> {
  fileprivate(set) var binding: Binding<Value>?
  fileprivate(set) var bodyCount = 0

  func set(_ value: Value) { binding!.wrappedValue = value }
}

struct RemoteView<Value, Content: View>: View {
  @State private var value: Value
  let remote: Remote<Value>
  let content: (Value) -> Content

  init(_ value: Value, _ remote: Remote<Value>, @ViewBuilder content: @escaping (Value) -> Content)
  {
    _value = State(wrappedValue: value)
    self.remote = remote
    self.content = content
  }

  var body: some View {
    remote.binding = $value
    remote.bodyCount += 1
    return content(value)
  }
}

func near(_ left: CGFloat?, _ right: Double, _ tolerance: Double = 1e-6) -> Bool {
  near(left.map { Double($0) }, right, tolerance)
}

func near(_ left: Double?, _ right: Double, _ tolerance: Double = 1e-6) -> Bool {
  left.map { abs($0 - right) <= tolerance } ?? false
}
