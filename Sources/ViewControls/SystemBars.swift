import ViewContent
import ViewGraphics
import ViewRuntime

/// What a program wishes for all bars and controls of one kind: said through UIKit's `appearance()`, granted where
/// they are drawn. A program says so before its first picture; what is drawn does not follow later wishes.
@MainActor
package enum SystemBars {
  /// A colour and a font; nil takes the usual one.
  package struct TitleLook {
    package var color: Color?
    package var font: Font?

    package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
  }

  /// Whether tab views show no bar.
  package static var hideTabBars = false
  package static var title = TitleLook()
  package static var largeTitle = TitleLook()
  /// What lies behind bars at the top; nil for the usual.
  package static var navigationBackground: Color?
  package static var selectedTab: Color?
  package static var unselectedTab: Color?
  /// What buttons of bars at the top are tinted with where the program's views say nothing.
  package static var navigationTint: Color?
  /// What lies behind the glass of tab bars, from edge to edge.
  package static var tabBarBackground: Color?
  package static var currentPage: Color?
  package static var otherPages: Color?
  package static var selectedSegment: Color?
  package static var segmentsBackground: Color?
  /// Words of segments, and of the one that is chosen.
  package static var segment = TitleLook()
  package static var chosenSegment = TitleLook()
  package static var slider = PartColors()
  package static var `switch` = PartColors()
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

extension Text {
  /// In the look that a program wishes for titles, which the title's own colour and font override.
  package func titled(_ look: SystemBars.TitleLook, usually font: Font) -> Text {
    let text = self.font(look.font ?? font)
    guard let color = look.color else { return text }
    return text.foregroundColor(color)
  }
}
