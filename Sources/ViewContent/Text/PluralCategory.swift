import Foundation

/// Which plural form a language takes for a whole number: the rules of Unicode's CLDR, for the languages that most
/// programs are translated into.
enum PluralCategory {
  /// The key of a form in a table, beside that of the text.
  static func tableKey(_ key: String, _ category: String) -> String { key + "\u{1F}" + category }

  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  static func name(of count: Int, language: String) -> String {
    let count = abs(count)
    let (tens, units) = (count % 100, count % 10)
    switch language {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "my", "lo": return "other"
    case "fr", "pt", "hy", "hi", "fa", "bn": return count <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      if units == 1 && tens != 11 { return "one" }
      return (2...4).contains(units) && !(12...14).contains(tens) ? "few" : "many"
    case "hr", "sr", "bs":
      if units == 1 && tens != 11 { return "one" }
      return (2...4).contains(units) && !(12...14).contains(tens) ? "few" : "other"
    case "pl":
      if count == 1 { return "one" }
      return (2...4).contains(units) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk": return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "ro", "mo":
      if count == 1 { return "one" }
      return count == 0 || (1...19).contains(tens) ? "few" : "other"
    case "lt":
      if units == 1 && !(11...19).contains(tens) { return "one" }
      return units >= 2 && !(11...19).contains(tens) ? "few" : "other"
    case "lv":
      if units == 0 || (11...19).contains(tens) { return "zero" }
      return units == 1 ? "one" : "other"
    case "sl":
      return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
    case "he", "iw": return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ga":
      switch count {
      case 1: return "one"
      case 2: return "two"
      case 3...6: return "few"
      case 7...10: return "many"
      default: return "other"
      }
    case "ar":
      switch count {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(tens) ? "few" : (11...99).contains(tens) ? "many" : "other"
      }
    default: return count == 1 ? "one" : "other"
    }
  }
}
