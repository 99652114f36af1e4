import Foundation

/// How Markdown emphasises letters inside a line. Foundation's own elsewhere; on Linux it has none.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)

  var textChanges: [TextChange] {
    var changes: [TextChange] = []
    if contains(.stronglyEmphasized) { changes.append(.bold(true)) }
    if contains(.emphasized) { changes.append(.italic(true)) }
    if contains(.strikethrough) { changes.append(.strikethrough(.single)) }
    if contains(.code) { changes.append(.monospaced(true)) }
    return changes
  }
}

extension AttributedString {
  /// What of Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Blocks and emphasis, or emphasis alone, with or without the white space as it stands.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown's emphasis and links. With the full syntax, the default, marks of headings and lists go
  /// and paragraphs follow one another without a break, as a `Text` shows them.
  /// - Throws: nothing here: what is no Markdown is text.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let text =
      switch options.interpretedSyntax {
      case .full: Self.blocks(of: markdown).joined()
      case .inlineOnly: markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
      case .inlineOnlyPreservingWhitespace: markdown
      }
    for span in InlineMarkdown.spans(of: text) {
      var piece = AttributedString(span.text)
      if !span.intent.isEmpty {
        piece[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] =
          span.intent
      }
      if let address = span.address { piece.link = URL(string: address, relativeTo: baseURL) }
      append(piece)
    }
  }

  /// Paragraphs, headings and items of lists without their marks, each in one line.
  private static func blocks(of markdown: String) -> [String] {
    var blocks: [String] = []
    var isOpen = false
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else {
        isOpen = false
        continue
      }
      if let heading = text.firstMatch(of: /^#{1,6}\s+/) {
        blocks.append(String(text[heading.range.upperBound...]))
        isOpen = false
      } else if let mark = text.firstMatch(of: /^([-*+>]|\d+[.)])\s+/) {
        blocks.append(String(text[mark.range.upperBound...]))
        isOpen = true
      } else if isOpen {
        blocks[blocks.count - 1] += " " + text
      } else {
        blocks.append(text)
        isOpen = true
      }
    }
    return blocks
  }
}
