import Observation
import ViewGraphics
import ViewRuntime

/// The colours that a program wishes for all sliders and switches. These are followed while they are shown: programs wish
/// so in `onAppear` too, which on a device is still before the control is in its window.
@MainActor @Observable
package final class ControlColors {
  package static let shared = ControlColors()
  package var sliders = PartColors()
  package var switches = PartColors()
}

/// The colours of a slider's or a switch's parts; nil takes the usual one.
package struct PartColors: Equatable, Sendable {
  /// Of the track up to the value, and of a switch that is on.
  package var filled: Color?
  /// Of the rest of a slider's track.
  package var rest: Color?
  package var thumb: Color?

  package init(filled: Color? = nil, rest: Color? = nil, thumb: Color? = nil) {
    (self.filled, self.rest, self.thumb) = (filled, rest, thumb)
  }
}

private struct PartColorsKey: EnvironmentKey { static var defaultValue: PartColors? { nil } }

extension EnvironmentValues {
  /// The colours of the parts of controls in here; nil takes what is wished for all of their kind.
  package var partColors: PartColors? {
    get { self[PartColorsKey.self] }
    set { self[PartColorsKey.self] = newValue }
  }
}
