import Foundation
import Geometry
import Motion
import ViewContent
import ViewRuntime

/// The drawn part of a plot. Its scene moves: `version` counts the scenes, and between two of them it is
/// on its way.
struct PlotCanvas: View, Animatable {
  let history: SceneHistory
  var version: Double
  let builder: PlotBuilder?

  nonisolated var animatableData: Double {
    get { version }
    set { version = newValue }
  }

  /// How far marks may reach out of the plot, in points.
  static let overflow: CGFloat = 500

  var body: some View {
    let scene = history.scene(at: version)
    let data = builder
    Canvas { context, size in
      context.translateBy(x: Self.overflow, y: Self.overflow)
      let painter = PlotPainter(scene: scene) { data?.mask($0) }
      painter.draw(in: &context)
    } symbols: {
      ForEach(data?.maskViews ?? []) { view in view.content() }
    }
    .padding(-Self.overflow)
    .allowsHitTesting(false)
  }
}

/// Where a chart's scenes come from and go to.
@MainActor
final class SceneHistory {
  private var from = PlotScene()
  private var to = PlotScene()
  private var start = 0.0
  private var end = 0.0
  private var shown = 0.0
  private var shownScene: PlotScene?
  private var isEmpty = true

  /// Takes the next scene, and gives its version.
  func show(_ scene: PlotScene) -> Double {
    guard !isEmpty else {
      isEmpty = false
      (from, to) = (scene, scene)
      return end
    }
    if to.isSame(as: scene) {
      // Styles may hold closures that cannot be compared: the newer ones are drawn.
      to = scene
      return end
    }
    from = shownScene ?? to
    start = shownScene == nil ? end : shown
    to = scene
    end += 1
    return end
  }

  /// The scene at a moment of the movement.
  func scene(at version: Double) -> PlotScene {
    let length = end - start
    let fraction = length == 0 || version == end ? 1 : (version - start) / length
    let scene = PlotScene.mix(from, to, fraction)
    shown = version
    shownScene = fraction == 1 ? nil : scene
    return scene
  }
}

extension PlotScene {
  /// True when nothing would move from one to the other.
  func isSame(as other: PlotScene) -> Bool {
    guard size == other.size, lines.count == other.lines.count, marks.count == other.marks.count
    else { return false }
    for (left, right) in zip(lines, other.lines)
    where left.key != right.key || left.from != right.from || left.to != right.to { return false }
    for (left, right) in zip(marks, other.marks) where !left.isSame(as: right) { return false }
    return true
  }
}

extension PlacedMark {
  func isSame(as other: PlacedMark) -> Bool {
    guard identity == other.identity, opacity == other.opacity, form.isSame(as: other.form) else {
      return false
    }
    if let left = style.plainColor, let right = other.style.plainColor { return left == right }
    return true
  }
}

extension PlacedMark.Form {
  func isSame(as other: PlacedMark.Form) -> Bool {
    switch (self, other) {
    case (.rectangle(let a, let b, _), .rectangle(let c, let d, _)): a == c && b == d
    case (.symbol(let a, let b, _), .symbol(let c, let d, _)): a == c && b == d
    case (.place(let a), .place(let b)): a == b
    case (.rule(let a, let b, _), .rule(let c, let d, _)): a == c && b == d
    case (.line(let a, _, _), .line(let b, _, _)):
      a.points == b.points && a.identities == b.identities
    case (.area(let a, let b, _, _), .area(let c, let d, _, _)):
      a.points == c.points && b == d && a.identities == c.identities
    case (.sector(let a), .sector(let b)): a == b
    case (.path(let a, _), .path(let b, _)): a == b
    default: false
    }
  }
}
