import ArgumentParser
import Foundation

/// A user's language, with a region or a script where there is one, as in `de_DE`, `pt-BR` or `zh-Hans`.
struct LocaleValue: ExpressibleByArgument, Equatable {
  let identifier: String

  /// Nil for what begins with no language.
  init?(argument: String) {
    let locale = Locale(identifier: argument)
    guard let language = locale.language.languageCode,
      Locale.LanguageCode.isoLanguageCodes.contains(language)
    else { return nil }
    identifier = argument.replacing("-", with: "_")
  }

  /// Whether its letters run from right to left.
  var isRightToLeft: Bool {
    Locale(identifier: identifier).language.characterDirection == .rightToLeft
  }
}
