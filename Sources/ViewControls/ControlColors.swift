import Foundation
import ViewGraphics
import ViewRuntime

/// The colours that a program wishes for all sliders and switches. These are followed while they are shown: programs wish
/// so in `onAppear` too, which on a device is still before the control is in its window.
///
/// Not `@Observable`: what never changes would keep a note of each slider that there ever was.
@MainActor
package final class ControlColors {
  package static let shared = ControlColors()
  private var known = (sliders: PartColors(), switches: PartColors())
  private var readers = Dependents()

  package var sliders: PartColors {
    get { read(known.sliders) }
    set { change { $0.sliders = newValue } }
  }

  package var switches: PartColors {
    get { read(known.switches) }
    set { change { $0.switches = newValue } }
  }

  private func read(_ colors: PartColors) -> PartColors {
    readers.noteRead()
    return colors
  }

  private func change(_ change: (inout (sliders: PartColors, switches: PartColors)) -> Void) {
    let old = known
    change(&known)
    if old != known { readers.invalidate() }
  }
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

private struct SliderTrackHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct PartColorsKey: EnvironmentKey { static var defaultValue: PartColors? { nil } }

extension EnvironmentValues {
  /// The colours of the parts of controls in here; nil takes what is wished for all of their kind.
  package var partColors: PartColors? {
    get { self[PartColorsKey.self] }
    set { self[PartColorsKey.self] = newValue }
  }

  /// How thick the tracks of sliders are in here, in points; nil takes the usual thickness.
  package var sliderTrackHeight: CGFloat? {
    get { self[SliderTrackHeightKey.self] }
    set { self[SliderTrackHeightKey.self] = newValue }
  }
}
