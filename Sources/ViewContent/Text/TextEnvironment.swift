import Foundation
import Typesetting
import ViewGraphics
import ViewRuntime

/// What views around a text say about how it looks.
package struct InheritedTextStyle: Equatable {
  /// Changes of the font that apply to whatever font is set, the outermost first.
  var changes: [TextChange] = []
  var textCase: Text.Case?
  var lineLimit: Int?
  package var reservedLines = 0
  package var lastLeading = LastLeading.automatic
  var lineSpacing: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  /// What texts and symbols are drawn with whatever they ask for; nil where they may ask.
  var fixedFonts: FixedFonts?
}

/// The fonts of a place that takes texts and symbols and not their looks, such as a bar of tabs.
struct FixedFonts: Equatable {
  let text: Font
  let symbol: Font
}

extension View {
  /// Draws texts and symbols inside with these fonts, whatever fonts they ask for.
  nonisolated package func fixedFonts(text: Font, symbol: Font) -> some View {
    modifier(
      EnvironmentModifier {
        $0.textStyle.fixedFonts = FixedFonts(text: text, symbol: symbol)
      })
  }
}

/// The alignment of the lines of a text of several lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

private struct InheritedTextStyleKey: EnvironmentKey {
  static var defaultValue: InheritedTextStyle { .init() }
}

extension EnvironmentValues {
  package var textStyle: InheritedTextStyle {
    get { self[InheritedTextStyleKey.self] }
    set { self[InheritedTextStyleKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { textStyle.lineLimit }
    set { textStyle.lineLimit = newValue }
  }
  public var lineSpacing: CGFloat {
    get { textStyle.lineSpacing }
    set { textStyle.lineSpacing = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment }
    set { textStyle.alignment = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { textStyle.truncation }
    set { textStyle.truncation = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { textStyle.minimumScaleFactor }
    set { textStyle.minimumScaleFactor = newValue }
  }
  public var allowsTightening: Bool {
    get { textStyle.allowsTightening }
    set { textStyle.allowsTightening = newValue }
  }
  public var textCase: Text.Case? {
    get { textStyle.textCase }
    set { textStyle.textCase = newValue }
  }
}

extension View {
  nonisolated private func text(_ change: TextChange) -> some View {
    modifier(EnvironmentModifier { $0.textStyle.changes.append(change) })
  }

  nonisolated private func paragraph<Value>(
    _ keyPath: WritableKeyPath<InheritedTextStyle, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0.textStyle[keyPath: keyPath] = value })
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { text(.weight(weight)) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { text(.design(design)) }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { text(.width(width)) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { text(.bold(isActive)) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { text(.italic(isActive)) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    text(.monospaced(isActive))
  }
  nonisolated public func monospacedDigit() -> some View { text(.monospacedDigit) }
  /// Draws the texts inside at another scale; their lines keep their heights.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isEnabled { $0.textStyle.changes.append(.scale(scale)) } })
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { text(.kerning(kerning)) }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { text(.tracking(tracking)) }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    text(.baselineOffset(offset))
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    paragraph(\.textCase, textCase)
  }

  /// At most so many lines; nil for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.textStyle.lineLimit = number.map { max(1, $0) }
        $0.textStyle.reservedLines = 0
      })
  }

  /// At most so many lines, and space for all of them if `reservesSpace`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(limit: limit, reserved: reservesSpace ? limit : 0)
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit: limit.upperBound, reserved: limit.lowerBound)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit: nil, reserved: limit.lowerBound)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(limit: limit.upperBound, reserved: 0)
  }

  nonisolated private func lines(limit: Int?, reserved: Int) -> some View {
    modifier(
      EnvironmentModifier {
        $0.textStyle.lineLimit = limit.map { max(1, $0) }
        $0.textStyle.reservedLines = reserved
      })
  }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    paragraph(\.lineSpacing, lineSpacing)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    paragraph(\.truncation, mode)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    paragraph(\.alignment, alignment)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    paragraph(\.minimumScaleFactor, factor)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    paragraph(\.allowsTightening, flag)
  }
}
