import Foundation
import Geometry

/// Where an element is in its window, and what of the window is free for it.
extension Element {
  /// The transform from this element's drawing container to the window, as presented.
  package var containerTransform: ProjectionTransform {
    var transform = ProjectionTransform()
    var element = parent
    while let current = element {
      if let own = current.contentTransform { transform = transform.concatenating(own) }
      element = current.parent
    }
    return transform
  }

  /// The transform from this element's drawing container to the window, or to the space that
  /// `ancestor` gives its content: the goal of any movement of frames.
  package func goalTransform(to ancestor: Element? = nil) -> ProjectionTransform {
    var transform = ProjectionTransform()
    var element = parent
    while let current = element {
      if let own = current.contentGoalTransform, current !== ancestor {
        transform = transform.concatenating(own)
      }
      if current === ancestor { break }
      element = current.parent
    }
    return transform
  }

  /// The frame in points of the window (its bounding box under a rotation): the goal, not what is presented.
  package var frameInWindow: CGRect { frame.boundingBox(under: goalTransform()) }

  // MARK: The safe area

  /// The part of the window that is free for this element, in points of the window.
  package var safeArea: CGRect { parent?.safeAreaOfContent ?? host.safeArea }

  /// All that is kept clear around this element, from the innermost to the window.
  package var safeAreaLevels: [SafeAreaLevel] {
    var levels: [SafeAreaLevel] = []
    var element = parent
    while let current = element {
      if let level = current.safeAreaLevelOfContent { levels.append(level) }
      element = current.parent
    }
    let window = CGRect(origin: .zero, size: host.size)
    return levels + [SafeAreaLevel(whole: window, free: host.safeArea)]
  }
}
