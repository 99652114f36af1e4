import Foundation
import Inert

public struct NLLanguage: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = Self("und")
  public static let english = Self("en")
  public static let german = Self("de")
  public static let french = Self("fr")
  public static let spanish = Self("es")
  public static let italian = Self("it")
  public static let portuguese = Self("pt")
  public static let dutch = Self("nl")
  public static let russian = Self("ru")
  public static let japanese = Self("ja")
  public static let korean = Self("ko")
  public static let simplifiedChinese = Self("zh-Hans")
  public static let traditionalChinese = Self("zh-Hant")
  public static let arabic = Self("ar")
  public static let turkish = Self("tr")
  public static let polish = Self("pl")
}

/// Tells what language a text is in: by its letters where they belong to one alone, else not at all.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  private var text = ""
  open var languageConstraints: [NLLanguage] = []
  open var languageHints: [NLLanguage: Double] = [:]
  public override init() { super.init() }
  open func processString(_ string: String) { text += string }
  open func reset() { text = "" }
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  open var dominantLanguage: NLLanguage? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF: return .japanese
      case 0xAC00...0xD7AF: return .korean
      case 0x0590...0x05FF: return NLLanguage("he")
      case 0x0370...0x03FF: return NLLanguage("el")
      case 0x0E00...0x0E7F: return NLLanguage("th")
      default: continue
      }
    }
    Inert.warn("the language of a text in Latin letters is not recognised")
    return nil
  }

  open func languageHypotheses(withMaximum count: Int) -> [NLLanguage: Double] {
    dominantLanguage.map { [$0: 1] } ?? [:]
  }
}

public struct NLTagScheme: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = Self(rawValue: "TokenType")
  public static let lexicalClass = Self(rawValue: "LexicalClass")
  public static let nameType = Self(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = Self(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = Self(rawValue: "Lemma")
  public static let language = Self(rawValue: "Language")
  public static let script = Self(rawValue: "Script")
  public static let sentimentScore = Self(rawValue: "SentimentScore")
}

public struct NLTag: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = Self("Word")
  public static let punctuation = Self("Punctuation")
  public static let whitespace = Self("Whitespace")
  public static let other = Self("Other")
  public static let noun = Self("Noun")
  public static let verb = Self("Verb")
  public static let adjective = Self("Adjective")
  public static let adverb = Self("Adverb")
  public static let pronoun = Self("Pronoun")
  public static let determiner = Self("Determiner")
  public static let preposition = Self("Preposition")
  public static let number = Self("Number")
  public static let conjunction = Self("Conjunction")
  public static let personalName = Self("PersonalName")
  public static let placeName = Self("PlaceName")
  public static let organizationName = Self("OrganizationName")
}

/// Says what the parts of a text are: words are found, and nothing else is known of them.
open class NLTagger: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Self(rawValue: 1)
    public static let omitPunctuation = Self(rawValue: 2)
    public static let omitWhitespace = Self(rawValue: 4)
    public static let omitOther = Self(rawValue: 8)
    public static let joinNames = Self(rawValue: 16)
    public static let joinContractions = Self(rawValue: 32)
  }
  public let tagSchemes: [NLTagScheme]
  open var string: String?
  open var dominantLanguage: NLLanguage? { string.flatMap(NLLanguageRecognizer.dominantLanguage) }
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// What is between words is known, and that words are some.
  private func tag(_ scheme: NLTagScheme, of token: TokenRanges.Kind = .word) -> NLTag? {
    switch token {
    case .whitespace: return .whitespace
    case .punctuation: return .punctuation
    case .word: break
    }
    if scheme == .tokenType { return .word }
    Inert.warn("NLTagger knows words, but neither names, classes nor feelings")
    return nil
  }

  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let string else { return (nil, index..<index) }
    let all = TokenRanges.all(in: string, string.startIndex..<string.endIndex, of: unit)
    return (tag(scheme), all.first { $0.contains(index) } ?? index..<index)
  }

  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string else { return [] }
    guard unit == .word else {
      return TokenRanges.all(in: string, range, of: unit).map { (tag(scheme), $0) }
    }
    return TokenRanges.wordsAndGaps(in: string, range).filter { token in
      switch token.kind {
      case .word: !options.contains(.omitWords)
      case .punctuation: !options.contains(.omitPunctuation)
      case .whitespace: !options.contains(.omitWhitespace)
      }
    }.map { (tag(scheme, of: $0.kind), $0.range) }
  }

  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, token) in tags(in: range, unit: unit, scheme: scheme, options: options)
    where !block(tag, token) { return }
  }
}

/// How near words are to each other: none are known.
open class NLEmbedding: NSObject, @unchecked Sendable {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func distance(between first: String, and second: String) -> Double { 2 }
  open func neighbors(for text: String, maximumCount: Int) -> [(String, Double)] { [] }
}
