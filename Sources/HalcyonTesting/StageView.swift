import Foundation
import Geometry
import Testing
import ViewCatalog
@_spi(Runtime) import ViewRuntime

/// A view of a stage by its type, found anew each time that it is asked for something.
///
///     stage[CardView.self].first.swipe(.left)
///     #expect(stage[CardView.self].count == 3)
///
/// It is for what has no element of its own, such as a shape that is dragged.
@MainActor
public struct StageView<Content: View>: StageTarget {
  public let stage: Stage
  /// Which of the views of this type, in the order of the tree; nil where there is to be one only.
  var index: Int?

  private var frames: [CGRect] { stage.frames(of: Content.self) }

  /// How many views of this type there are.
  public var count: Int { frames.count }
  public var exists: Bool { frames.indices.contains(index ?? 0) }
  /// The one with this number, in the order of the tree.
  public subscript(index: Int) -> StageView { StageView(stage: stage, index: index) }
  public var first: StageView { self[0] }
  public var all: [StageView] { (0..<count).map { self[$0] } }

  public var frame: CGRect {
    let (frames, index) = (frames, index ?? 0)
    return frames.indices.contains(index) ? frames[index] : .null
  }

  /// Whether its middle lies in the window.
  public var isVisible: Bool { stage.isInWindow(CGPoint(x: frame.midX, y: frame.midY)) }

  public func touchPoint(to verb: String, _ location: SourceLocation) -> CGPoint? {
    let (frames, name) = (frames, "\(Content.self)")
    guard let index = index ?? (frames.count == 1 ? 0 : nil) else {
      let reason =
        frames.isEmpty
        ? "there is no \(name) to \(verb). There are:\n\(stage.viewTree)"
        : "\(frames.count) views are \(name); say which, as in [0], to \(verb)"
      fail(reason, at: location)
      return nil
    }
    guard frames.indices.contains(index), !frames[index].isNull else {
      fail("\(name)[\(index)] is not there to \(verb): there are \(frames.count)", at: location)
      return nil
    }
    let middle = CGPoint(x: frames[index].midX, y: frames[index].midY)
    return stage.touchPoint(middle, to: verb, of: name, frames[index], location)
  }
}

extension Stage {
  /// The views of this type.
  public subscript<Content: View>(type: Content.Type) -> StageView<Content> {
    StageView(stage: self)
  }
}
