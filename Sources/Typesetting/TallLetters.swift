import Foundation

/// Whether lines of the system's text styles have room for letters that are taller than Latin ones.
///
/// iOS decides it by the languages that the user prefers, not by the words: where one of them is written in tall letters,
/// such as Arabic, Hindi or Thai, or with marks upon marks, as Vietnamese is, every line of a text style is about a fifth
/// higher, in every program. The recorded facts come from such a device (body 24.5 points, rows of lists 56), and are what
/// holds where nobody says which languages are preferred. Devices with English alone have 20.33 and 52 (the reference
/// pictures of AccessibilitySnapshot, iPhone 17 with iOS 26.2, and of SBB's design system, iOS 26.1).
package enum TallLetters {
  private static let haveRoomNow = Locked(
    ProcessInfo.processInfo.environment["HALCYON_LANGUAGES"]
      .map { isOneTall(of: $0.split(separator: ",").map(String.init)) } ?? true)

  package static var haveRoom: Bool { haveRoomNow.withLock { $0 } }

  /// Makes room, or takes it away; to be called before a text is shown.
  ///
  /// - Parameter languages: the identifiers of those that the user prefers, such as `en`, `pt-BR` or `zh-Hans`.
  package static func makeRoom(for languages: [String]) {
    let haveRoom = isOneTall(of: languages)
    let isOther = haveRoomNow.withLock { known in
      defer { known = haveRoom }
      return known != haveRoom
    }
    if isOther { FontLibrary.shared.forgetFonts() }
  }

  static func isOneTall(of languages: [String]) -> Bool {
    languages.contains { name in
      let language = Locale.Language(identifier: name.trimmingCharacters(in: .whitespaces))
      if language.languageCode == .vietnamese { return true }
      let parts = language.maximalIdentifier.split { $0 == "-" || $0 == "_" }
      // A language that nobody knows is written in Latin letters, as far as anybody can say.
      guard parts.count > 1, parts[1].count == 4 else { return false }
      return !lowScripts.contains(String(parts[1]))
    }
  }

  /// Scripts whose letters need no more room than Latin ones, by their ISO 15924 codes.
  private static let lowScripts: Set<String> = [
    "Latn", "Cyrl", "Grek", "Hebr", "Armn", "Geor", "Hans", "Hant", "Hani", "Jpan", "Hira", "Kana",
    "Kore", "Hang", "Cher",
  ]
}
