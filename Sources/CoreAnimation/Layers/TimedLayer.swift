import DrawingCommands
import Foundation
import FoundationNames

/// The time of layers: below `CALayer`, so that programs can override its properties there.
open class _TimedLayer: _LayerProperties {
  final var timing = MediaTiming()

  public override init() { super.init() }

  /// Called when the layer's clock goes otherwise.
  func timingChanged() {}

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// Layers are there for good, but for what emits for some time.
  open var duration: CFTimeInterval {
    get { timing.duration > 0 ? timing.duration : .infinity }
    set { changeTiming { $0.duration = newValue } }
  }
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&timing)
    timingChanged()
  }
}
