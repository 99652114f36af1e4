import ArgumentParser

/// Languages with commas between them, the most preferred first, as in `en,pt-BR`.
struct LanguageList: ExpressibleByArgument, Equatable {
  let locales: [LocaleValue]

  /// Nil where one of them is no language, or none is given.
  init?(argument: String) {
    let locales = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { LocaleValue(argument: $0.trimmingCharacters(in: .whitespaces)) }
    guard !locales.isEmpty, locales.allSatisfy({ $0 != nil }) else { return nil }
    self.locales = locales.compactMap(\.self)
  }
}
