import Drawing
import Foundation
import Geometry
import Motion

/// An element whose way on the screen is animated by itself: leaves and effects.
///
/// Layout sets its frame at once; what is presented moves there with the transaction's animation.
///
/// Layout keeps fractions of pixels, and painting does not: a frame's edges go to the nearest pixels, so
/// that views which abut have no seam between them. As in SwiftUI (OpenSwiftUI's attribute of animatable
/// frames) it is the frames at rest that are rounded, by their place in the window, and a movement leads
/// from one of those to another: on the way nothing is rounded, so nothing jerks from pixel to pixel.
@MainActor
@_spi(Runtime) open class MovingElement: Element, AnimationParticipant {
  @exclusivity(unchecked) private var movement: Animated<MovingFrame>?
  /// The frame with its edges on whole pixels, once somebody has asked for it.
  @exclusivity(unchecked) private var knownPixelFrame: CGRect?
  /// Set while it moves: a movement may outlast its node.
  private var movingNode: BackReference<Node>?
  package final var isParticipating = false

  /// False when this element takes part in no movement of its own.
  open var moves: Bool { true }

  /// The frame as it is seen now.
  package final var presentedFrame: CGRect { movement?.presented.rect ?? frame }

  /// The frame as it is painted now: at rest its edges lie on whole pixels.
  package final var paintedFrame: CGRect {
    if let movement, movement.isMoving { return movement.presented.rect }
    return pixelFrame
  }

  open override func frameChanged(from old: CGRect?) {
    super.frameChanged(from: old)
    let oldPixelFrame = knownPixelFrame
    knownPixelFrame = nil
    if let old, pixelOriginOfContent == .frame, old.origin != frame.origin {
      contentMoved(by: CGPoint(x: frame.minX - old.minX, y: frame.minY - old.minY))
    }
    guard moves, let old, old != frame, host.isRunning else {
      if old == nil { movement = nil }
      return
    }
    let transaction = node.transaction
    if movement == nil {
      guard transaction.effectiveAnimation != nil || transaction.tracksVelocity else { return }
      movement = Animated(MovingFrame(rect: oldPixelFrame ?? onPixels(old)))
      movingNode = node.reference
    }
    movement!.setTarget(
      MovingFrame(rect: pixelFrame), transaction: transaction, for: node, participant: self)
    if !isParticipating && !transaction.tracksVelocity { movement = nil }
  }

  open func advance(to time: Double) -> Bool {
    guard let node = movingNode?.target, node.isAlive, movement != nil else { return false }
    let goesOn = movement!.advance(to: time)
    if !goesOn { movement = nil }
    setNeedsDisplay()
    presentedFrameChanged()
    return goesOn
  }

  open func presentedFrameChanged() {}

  // MARK: Whole pixels

  private var pixelFrame: CGRect {
    if let knownPixelFrame { return knownPixelFrame }
    let rect = onPixels(frame)
    knownPixelFrame = rect
    return rect
  }

  override func pixelGridMoved() {
    knownPixelFrame = nil
    super.pixelGridMoved()
  }

  /// `rect`, of the drawing container, with its edges on whole pixels of the window: the nearest ones, and
  /// of two equally near ones that to the right or below.
  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = host.configuration.scale
    let origin = containerOrigin
    // Thirds of a point are no numbers of the machine: what lies in the middle of two pixels may come out below it.
    let middle = 0.5 + 1e-6
    func distance(_ position: CGFloat, _ origin: CGFloat) -> CGFloat {
      let pixels = ((origin + position) * scale + middle).rounded(.down)
      return (pixels - (origin * scale + middle).rounded(.down)) / scale
    }
    let (minX, minY) = (distance(rect.minX, origin.x), distance(rect.minY, origin.y))
    let (maxX, maxY) = (distance(rect.maxX, origin.x), distance(rect.maxY, origin.y))
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Where layout puts the origin of the drawing container that this element stands in, in points of the
  /// window, or of the nearest container that lies on whole pixels. Transforms of effects do not count.
  private var containerOrigin: CGPoint {
    var origin = CGPoint.zero
    var element = parent
    while let current = element {
      switch current.pixelOriginOfContent {
      case .outside: break
      case .frame:
        origin.x += current.frame.minX
        origin.y += current.frame.minY
      case .wholePixel: return origin
      }
      element = current.parent
    }
    return origin
  }

  /// Has what is inside find its pixels again, unless it went along by whole ones.
  private func contentMoved(by distance: CGPoint) {
    let scale = host.configuration.scale
    func isWhole(_ length: CGFloat) -> Bool {
      abs(length * scale - (length * scale).rounded()) < 1e-6
    }
    if isWhole(distance.x), isWhole(distance.y) { return }
    for child in childElements { child.pixelGridMoved() }
  }
}

/// Where the positions of an element's content begin, for those who round them to pixels.
@_spi(Runtime) public enum PixelOrigin {
  /// Where those of the element itself begin.
  case outside
  /// At the corner of the element's frame.
  case frame
  /// At a whole pixel.
  case wholePixel
}

/// A rectangle as a vector of four numbers.
struct MovingFrame: Animatable {
  var rect: CGRect

  var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(rect.origin.x, rect.origin.y), AnimatablePair(rect.width, rect.height))
    }
    set {
      rect = CGRect(
        x: newValue.first.first, y: newValue.first.second, width: newValue.second.first,
        height: newValue.second.second)
    }
  }
}
