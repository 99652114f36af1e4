import Foundation

/// Words that agree with the number before them, by the regular rules of English.
enum EnglishPlural {
  /// "3 apple" becomes "3 apples"; without a number, or with one, the words stay.
  static func agreeing(_ phrase: String) -> String {
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let numbers = words.compactMap { Double($0.replacing(",", with: "")) }
    guard let number = numbers.first, abs(number) != 1, let last = words.last,
      last.last?.isLetter == true
    else { return phrase }
    return (words.dropLast() + [plural(last)]).joined(separator: " ")
  }

  private static func plural(_ word: String) -> String {
    let lower = word.lowercased()
    if let irregular = irregular[lower] {
      return word.first?.isUppercase == true ? irregular.capitalized : irregular
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "fish": "fish", "sheep": "sheep",
    "leaf": "leaves", "life": "lives", "knife": "knives", "shelf": "shelves", "loaf": "loaves",
  ]
}
