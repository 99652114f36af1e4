import CoreAnimation
import Drawing
import Foundation
@_spi(Runtime) import ViewRuntime

/// The layers of a view in a window of SwiftUI's, and their time: frames come while something moves, when
/// something begins, and where somebody has changed a layer.
final class HostedLayers: AnimationParticipant, FrameClockClient {
  var isParticipating = false
  private let scene: LayerScene
  private let view: UIView
  private unowned let host: ViewHost
  private weak var element: Element?
  /// What the clock reads at the window's time 0.
  private var clockStart: Double?
  private(set) var nextTime: Double?

  init(_ view: UIView, element: Element) {
    self.view = view
    self.element = element
    host = element.host
    scene = LayerScene(root: view.layer)
    // Layers are changed on the main thread, or by a task that stands for it.
    scene.onChange = { [weak self] in assumeMainActor { self?.setNeedsFrame() } }
    host.clocks.add(self)
    setNeedsFrame()
  }

  /// The views around, made when they are asked for.
  var surroundings: Surroundings? {
    if let knownSurroundings { return knownSurroundings }
    guard !isClosed, let element else { return nil }
    let made = Surroundings(of: view, in: element)
    knownSurroundings = made
    return made
  }
  private var knownSurroundings: Surroundings?
  private var isClosed = false

  func close() {
    isClosed = true
    knownSurroundings?.close()
    knownSurroundings = nil
    host.clocks.remove(self)
    scene.close()
  }

  func setNeedsFrame() {
    host.animations.add(self)
    element?.setNeedsDisplay()
  }

  func wake(at time: Double) { setNeedsFrame() }

  func advance(to time: Double) -> Bool {
    guard let element, element.node.isAlive else { return false }
    let start = clockStart ?? CACurrentMediaTime() - time
    clockStart = start
    scene.advance(to: start + time)
    if let controller = view.measuredView.controller, controller.presence == .coming {
      // What it does then belongs to this frame.
      controller.arrive(false)
      scene.advance(to: start + time)
    }
    let activity = scene.activity
    nextTime = activity.nextTime.map { max($0 - start, time) }
    element.setNeedsDisplay()
    return activity.isMoving
  }

  /// In points of the element's frame.
  func picture() -> DisplayList { scene.picture() }
}
