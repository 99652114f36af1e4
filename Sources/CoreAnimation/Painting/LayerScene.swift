import Drawing
import Foundation
@_spi(Runtime) import ViewRuntime

/// A tree of layers that is shown, and its time.
///
/// For each frame it is moved on, in this order: layout, display, animations that begin and end, what their
/// ends cause; then its picture is drawn. It asks for a frame when something is changed, and says after each
/// what comes next: as long as nothing does, nothing is drawn.
package final class LayerScene {
  package let root: CALayer
  /// The time of the latest frame, in seconds of the clock; nil before the first.
  package private(set) var time: Double?
  /// Called when something was changed since the latest frame.
  package var onChange: () -> Void = {}
  package private(set) var activity = LayerActivity()
  private var isAdvancing = false
  private var hasChanged = false
  private var calls: [() -> Void] = []

  package init(root: CALayer) {
    self.root = root
    root.scene = self
  }

  func setNeedsFrame() {
    hasChanged = true
    if !isAdvancing { onChange() }
  }

  /// Ends what it shows.
  package func close() { root.scene = nil }

  /// Brings all layers to `time`, in seconds of the clock.
  package func advance(to time: Double) {
    isAdvancing = true
    defer { isAdvancing = false }
    CATransaction.endImplicit()
    var rounds = 0
    repeat {
      hasChanged = false
      prepare()
      self.time = time
      activity = LayerActivity()
      advance(root, LayerTime(now: time), isSeen: true)
      let calls = calls
      self.calls = []
      for call in calls { call() }
      if !calls.isEmpty { CATransaction.endImplicit() }
      rounds += 1
    } while hasChanged && rounds < 8
    // What changes in each round would do so for ever: it goes on in the next frame.
    if hasChanged { activity.isMoving = true }
  }

  private func prepare() {
    var rounds = 0
    repeat {
      hasChanged = false
      layOut(root)
      rounds += 1
    } while hasChanged && rounds < 20
    display(root)
    hasChanged = false
  }

  private func layOut(_ layer: CALayer) {
    layer.layoutOne()
    for child in layer.children { layOut(child) }
    if let mask = layer.mask { layOut(mask) }
  }

  private func display(_ layer: CALayer) {
    layer.displayIfNeeded()
    for child in layer.children { display(child) }
    if let mask = layer.mask { display(mask) }
  }

  private func advance(_ layer: CALayer, _ above: LayerTime, isSeen: Bool) {
    var time = above.inside(layer)
    let isSeen = isSeen && !layer.isHidden
    layer.isCommitted = true
    advanceAnimations(of: layer, time, isSeen: isSeen)
    if let onAdvance = layer.onAdvance, let now = self.time { activity.add(onAdvance(now)) }
    if isSeen { activity.add(layer.ownActivity(at: time)) }
    if case .copies(let copies)? = layer.arrangement(layer.values) {
      time.lag += copies.map(\.delay).max() ?? 0
    }
    for child in layer.children { advance(child, time, isSeen: isSeen) }
    if let mask = layer.mask { advance(mask, time, isSeen: isSeen) }
  }

  private func advanceAnimations(of layer: CALayer, _ time: LayerTime, isSeen: Bool) {
    guard let clock = self.time else { return }
    func wait(until own: Double) {
      if time.rate > 0 { activity.wait(until: clock + (own - time.now) / time.rate) }
    }
    for entry in layer.running {
      if entry.beginning == nil {
        entry.beginning = time.now + entry.animation.startDelay
        if entry.animation is CATransition { entry.oldContent.list = layer.lastContent }
      }
      switch entry.phase(at: time.now - (entry.hasBegun ? time.lag : 0)) {
      case .before(let beginning, _): wait(until: beginning)
      case .active:
        if !entry.hasBegun {
          entry.hasBegun = true
          calls.append { entry.tellBeginning() }
        }
        if time.rate != 0, entry.animation.speed != 0 {
          if isSeen { activity.isMoving = true } else { wait(until: entry.end + time.lag) }
        }
      case .after:
        finish(entry, of: layer)
      }
    }
  }

  private func finish(_ entry: LayerAnimation, of layer: CALayer) {
    guard !entry.hasEnded else { return }
    if entry.animation.isRemovedOnCompletion {
      calls.append { layer.endAnimations(finished: true) { $0 === entry } }
    } else {
      layer.invalidate()
      calls.append { entry.tellEnd(finished: true) }
    }
  }

  /// What is seen at the latest time, in points of the root's superlayer.
  package func picture() -> DisplayList {
    guard let time else { return .empty }
    var painter = LayerPainter(time: time)
    return painter.picture(of: root)
  }
}
