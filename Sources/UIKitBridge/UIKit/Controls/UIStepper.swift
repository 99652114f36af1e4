import CoreAnimation
import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewRuntime

/// Counts up and down.
@preconcurrency @MainActor
open class UIStepper: _UIHostedControl {
  private var storedValue = 0.0
  /// Within its range.
  open var value: Double {
    get { storedValue }
    set { setInside(newValue) }
  }
  open var minimumValue = 0.0 { didSet { setInside(storedValue, always: true) } }
  open var maximumValue = 100.0 { didSet { setInside(storedValue, always: true) } }
  open var stepValue = 1.0
  /// Whether it goes on at the other end of its range.
  open var wraps = false { didSet { faceChanged() } }
  open var autorepeat = true
  open var isContinuous = true {
    didSet {
      if !isContinuous {
        Reports.once("UIStepper.isContinuous is left out: each step is told at once")
      }
    }
  }

  private func setInside(_ value: Double, always: Bool = false) {
    let inside = min(max(value, minimumValue), max(maximumValue, minimumValue))
    guard always || inside != storedValue else { return }
    storedValue = inside
    faceChanged()
  }

  private func step(_ direction: Double) {
    var next = storedValue + direction * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let old = storedValue
    setInside(next)
    if storedValue != old {
      sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
    }
  }

  override var hugsSideways: Bool { true }
  override var keepsItsSize: Bool { true }

  override func makeFace() -> AnyView {
    var up: (@MainActor () -> Void)?
    var down: (@MainActor () -> Void)?
    if wraps || storedValue < maximumValue { up = { [weak self] in self?.step(1) } }
    if wraps || storedValue > minimumValue { down = { [weak self] in self?.step(-1) } }
    let stepper = Stepper(label: { EmptyView() }, onIncrement: up, onDecrement: down)
    return AnyView(stepper.labelsHidden())
  }
}
