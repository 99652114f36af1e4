import Foundation
import Typesetting
import ViewGraphics
import ViewRuntime

/// A text with the environment in it: its letters, their fonts, and the styles they are painted with.
package struct ResolvedText {
  package let runs: [TextRun]
  package let paragraph: ParagraphStyle
  /// By `TextAttributes.style`.
  package var styles: [ResolvedStyle]
  /// By the place of their runs, as `backgrounds`.
  let images: [Int: ResolvedImageContent]
  /// Keys of what is painted behind runs.
  let backgrounds: [Int: Int]
  /// By the place of their runs.
  let attributes: [Int: TextAttributeList]
  /// Whether bars stand for the letters.
  let isRedacted: Bool

  package init(_ text: Text, in environment: EnvironmentValues) {
    var builder = ResolvedTextBuilder(environment: environment)
    builder.append(text, changes: environment.textStyle.changes)
    runs = builder.runs
    styles = builder.styles
    images = builder.images
    backgrounds = builder.backgrounds
    attributes = builder.customAttributes
    isRedacted = environment.redactionReasons.contains(.placeholder)
    var paragraph = ParagraphStyle(environment)
    if environment.lineHeight != nil, let font = runs.first?.attributes.font {
      paragraph.lineSpacing += environment.lineDistance(font)
    }
    self.paragraph = paragraph
  }

  package var typesetter: Typesetter { Typesetter.shared(runs: runs, style: paragraph) }
}

extension ParagraphStyle {
  init(_ environment: EnvironmentValues) {
    self.init()
    let style = environment.textStyle
    lineLimit = style.lineLimit
    reservedLines = style.reservedLines
    lastLeading = style.lastLeading
    lineSpacing = style.lineSpacing
    minimumScaleFactor = style.minimumScaleFactor
    isRightToLeft = environment.layoutDirection == .rightToLeft
    displayScale = environment.displayScale
    truncation =
      switch style.truncation {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    alignment =
      switch style.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}

/// Gathers runs of letters of one look each.
private struct ResolvedTextBuilder {
  let environment: EnvironmentValues
  var runs: [TextRun] = []
  var styles: [ResolvedStyle] = []
  var images: [Int: ResolvedImageContent] = [:]
  var backgrounds: [Int: Int] = [:]
  var customAttributes: [Int: TextAttributeList] = [:]

  /// `changes` are those of the views and texts around, the outermost first.
  mutating func append(_ text: Text, changes: [TextChange]) {
    // A text's own changes: the last one is the outermost.
    let all = changes + text.changes.reversed()
    switch text.storage {
    case .verbatim(let string): append(string, all)
    case .key(let key, let table): append(key, table, all)
    case .attributed(let string): append(string, all)
    case .date(let date, let style): append(style.format(date, now: environment.timelineDate), all)
    case .interval(let range):
      append(
        "\(Text.DateStyle.time.format(range.lowerBound, now: nil)) – \(Text.DateStyle.time.format(range.upperBound, now: nil))",
        all)
    case .timer(let timer): append(timer.text(at: environment.timelineDate ?? Date()), all)
    case .running(let running): append(running.text(environment.timelineDate ?? Date()), all)
    case .pair(let left, let right):
      append(left, changes: all)
      append(right, changes: all)
    case .image(let image): append(image, all)
    }
  }

  private mutating func append(
    _ key: LocalizedStringKey, _ table: String?, _ changes: [TextChange]
  ) {
    if let pieces = StringTables.translation(of: key, table: table, in: environment) {
      return append(pieces: pieces, changes)
    }
    append(pieces: key.pieces, changes)
  }

  private mutating func append(pieces: [LocalizedStringKey.Piece], _ changes: [TextChange]) {
    // Emphasis may span values: the pieces are joined first where all of them are plain.
    let isPlain = pieces.allSatisfy { if case .text = $0 { false } else { true } }
    guard isPlain else {
      for piece in pieces {
        switch piece {
        case .literal(let string), .value(let string, _): append(markdown: string, changes)
        case .text(let text): append(text, changes: changes)
        }
      }
      return
    }
    append(markdown: pieces.map(\.string).joined(), changes)
  }

  private mutating func append(markdown string: String, _ changes: [TextChange]) {
    for span in InlineMarkdown.spans(of: string) { append(span.text, changes + span.changes) }
  }

  private mutating func append(_ string: AttributedString, _ changes: [TextChange]) {
    for run in string.runs {
      let all = changes + run.textChanges
      if let attachment = run[AttributeScopes.UIKitAttributes.AttachmentAttribute.self] {
        append(attachment, all)
      } else {
        append(String(string[run.range].characters), all)
      }
    }
  }

  private mutating func append(_ image: Image, _ changes: [TextChange]) {
    var environment = environment
    environment.font = font(changes)
    let content = image.resolve(in: environment)
    append(content, TextAttachmentBox(of: content), changes)
  }

  private mutating func append(_ attachment: NSTextAttachment, _ changes: [TextChange]) {
    var environment = environment
    environment.font = font(changes)
    guard let (content, box) = attachment.content(in: environment) else { return }
    append(content, box, changes)
  }

  private mutating func append(
    _ content: ResolvedImageContent, _ box: TextAttachmentBox, _ changes: [TextChange]
  ) {
    var attributes = attributes(changes)
    attributes.attachment = TextAttachment(
      width: box.width, ascent: box.ascent, descent: box.descent)
    images[runs.count] = content
    runs.append(TextRun("\u{FFFC}", attributes))
  }

  private mutating func append(_ string: String, _ changes: [TextChange]) {
    guard !string.isEmpty else { return }
    // A private character that Apple's fonts have, and no other.
    if string.utf8.contains(0xEF), let logo = string.firstIndex(of: "\u{F8FF}") {
      append(String(string[..<logo]), changes)
      append(Image(systemName: "apple.logo"), changes)
      return append(String(string[string.index(after: logo)...]), changes)
    }
    let shown =
      switch environment.textStyle.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    runs.append(TextRun(shown, attributes(changes)))
  }

  private mutating func attributes(_ changes: [TextChange]) -> TextAttributes {
    let font = font(changes)
    var style: AnyShapeStyle?
    // What a style within another is a level of.
    var styleEnvironment = environment
    var background: AnyShapeStyle?
    var lines: (under: Text.LineStyle?, through: Text.LineStyle?)
    var scale = Text.Scale.default
    var attributes = TextAttributes(font: FontDescriptor(size: 0))
    var custom = TextAttributeList()
    for change in changes {
      switch change {
      case .font, .weight, .bold, .italic, .monospaced, .monospacedDigit, .design, .width: break
      case .background(let inner): background = inner
      case .attribute(let attribute): custom.set(attribute)
      case .style(let inner):
        guard let inner else { break }
        if let style { styleEnvironment.setForeground([style]) }
        style = inner
      case .kerning(let value): attributes.kerning = value
      case .tracking(let value): attributes.tracking = value
      case .baselineOffset(let value): attributes.baselineOffset = value
      case .underline(let line): lines.under = line
      case .strikethrough(let line): lines.through = line
      case .scale(let inner): scale = inner
      }
    }
    if font.isCustom { UserFonts.register(in: environment.assetFolders) }
    attributes.font = font.descriptor(category: environment.dynamicTypeSize.category)
    scale.apply(to: &attributes)
    attributes.style = key(for: style?.resolved(in: styleEnvironment) ?? environment.foreground)
    attributes.underline = lines.under.map { stroke($0) }
    attributes.strikethrough = lines.through.map { stroke($0) }
    if !custom.isEmpty { customAttributes[runs.count] = custom }
    if let background { backgrounds[runs.count] = key(for: background.resolved(in: environment)) }
    return attributes
  }

  private func font(_ changes: [TextChange]) -> Font {
    if let fixed = environment.textStyle.fixedFonts?.text { return fixed }
    var font = environment.font ?? .body
    for case .font(let inner?) in changes { font = inner }
    for change in changes {
      switch change {
      case .weight(let weight): if let weight { font = font.weight(weight) }
      case .bold(let isActive): if isActive { font = font.bold() }
      case .italic(let isActive): if isActive { font = font.italic() }
      case .monospaced(let isActive): if isActive { font = font.monospaced() }
      case .monospacedDigit: font = font.monospacedDigit()
      case .design(let design): if let design { font = font.design(design) }
      case .width(let width): if let width { font = font.width(width) }
      case .font, .style, .background, .attribute, .kerning, .tracking, .baselineOffset,
        .underline, .strikethrough, .scale:
        break
      }
    }
    return font
  }

  private mutating func stroke(_ line: Text.LineStyle) -> TextLine.Stroke {
    let pattern: TextLine.Stroke.Pattern =
      switch line.pattern {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return TextLine.Stroke(
      pattern: pattern, style: line.color.map { key(for: $0.resolved(in: environment)) })
  }

  /// Styles are told apart by their place, not only by their look, so that two runs that differ in
  /// one frame keep their numbers in the next.
  private mutating func key(for style: ResolvedStyle) -> Int {
    if styles.last == style { return styles.count - 1 }
    styles.append(style)
    return styles.count - 1
  }
}

extension LocalizedStringKey.Piece {
  fileprivate var string: String {
    switch self {
    case .literal(let string), .value(let string, _): string
    case .text: ""
    }
  }
}
