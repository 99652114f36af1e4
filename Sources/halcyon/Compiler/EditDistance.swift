/// How far apart two names are.
enum EditDistance {
  /// The fewest letters to be added, taken away or changed, in small letters (Levenshtein 1966).
  /// Cost: the product of the lengths.
  static func between(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (position, other) in second.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[position + 1]
        row[position + 1] = min(changed, diagonal + 1, row[position] + 1)
      }
    }
    return row[second.count]
  }

  /// The name that is closest, if it is so close that it may be meant: a third of its letters off at most.
  static func closest(to name: String, among names: [String]) -> String? {
    let distances = names.map { (name: $0, distance: between(name, $0)) }
    guard let best = distances.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else {
      return nil
    }
    return best.distance <= max(2, name.count / 3) ? best.name : nil
  }
}
