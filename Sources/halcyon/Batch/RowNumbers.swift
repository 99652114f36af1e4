import ArgumentParser

/// Numbers of rows, as in `1-40,77`.
struct RowNumbers: ExpressibleByArgument, Equatable, CustomStringConvertible {
  var ranges: [ClosedRange<Int>]

  init?(argument: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends.first ?? nil,
        let last = ends.last ?? nil,
        first >= 1, last >= first
      else { return nil }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  /// Of `numbers`, which are in order: those that follow each other are one range.
  init(_ numbers: some Sequence<Int>) {
    ranges = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
  }

  func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }

  var description: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}
