import Foundation
import Geometry
import LiveLink
@_spi(Runtime) import ViewRuntime

extension ViewHost {
  /// What stands at a place in points: the views with bodies, outermost first, and what the smallest element
  /// of the accessibility tree there says.
  func inspection(at place: CGPoint) -> LiveInspection {
    var views: [LiveInspection.View] = []
    add(rootNode, at: place, to: &views)
    let elements = accessibilityTree().flatMap(\.flattened).filter { $0.frame.contains(place) }
    let smallest = elements.min {
      $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
    }
    return LiveInspection(views: views, label: smallest?.label)
  }

  /// Follows the branch that lies in front at `place`: what is drawn later lies before what was drawn earlier.
  private func add(_ node: Node, at place: CGPoint, to views: inout [LiveInspection.View]) {
    if let frame = node.frameInWindow, node is any BodyRunner {
      views.append(
        LiveInspection.View(
          type: node.contentType,
          frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)))
    }
    let child = node.children.last { $0.isAlive && $0.frameInWindow?.contains(place) == true }
    if let child { add(child, at: place, to: &views) }
  }
}

extension Node {
  /// The box around all that it shows, in points of the window; nil while that is nothing.
  fileprivate var frameInWindow: CGRect? {
    let frames = elements.map(\.presentedFrameInWindow)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The type of its view with its module and the types around it, without what stands in its angle brackets:
  /// `main.Gallery.Frame`.
  fileprivate var contentType: String {
    let whole = String(reflecting: type(of: self))
    guard let start = whole.firstIndex(of: "<") else { return whole }
    let content = whole[whole.index(after: start)...].prefix { $0 != "<" && $0 != ">" && $0 != "," }
    return String(content).replacing(/\(unknown context at [^)]*\)\./, with: "")
  }
}
