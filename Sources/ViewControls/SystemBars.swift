import ViewContent
import ViewGraphics

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
}

extension Text {
  /// In the look that a program wishes for titles, which the title's own colour and font override.
  package func titled(_ look: SystemBars.TitleLook, usually font: Font) -> Text {
    let text = self.font(look.font ?? font)
    guard let color = look.color else { return text }
    return text.foregroundColor(color)
  }
}
