import Foundation

/// Chooses a palette: boxes of colours are cut in two where it helps most, until there are enough.
struct ColorBoxes {
  private struct Entry {
    var color: SIMD3<Double>
    var weight: Double
  }

  /// A group of similar colours.
  private struct Box {
    var entries: [Entry]
    var mean = SIMD3<Double>.zero
    /// The summed squared distance from the mean, along each axis.
    var spread = SIMD3<Double>.zero

    init(_ entries: [Entry]) {
      self.entries = entries
      let total = entries.reduce(0) { $0 + $1.weight }
      for entry in entries { mean += entry.color * (entry.weight / total) }
      for entry in entries {
        let difference = entry.color - mean
        spread += difference * difference * entry.weight
      }
    }

    /// Cut at the mean, across the axis of the largest spread; nil when all colours are equal.
    func halves() -> (Box, Box)? {
      let axis = (0..<3).max { spread[$0] < spread[$1] }!
      let low = entries.filter { $0.color[axis] <= mean[axis] }
      let high = entries.filter { $0.color[axis] > mean[axis] }
      return low.isEmpty || high.isEmpty ? nil : (Box(low), Box(high))
    }

    /// The colour that most of the box has, so that flat areas stay as they are; else the mean.
    var representative: SIMD3<Double> {
      let total = entries.reduce(0) { $0 + $1.weight }
      let heaviest = entries.max { $0.weight < $1.weight }!
      return heaviest.weight * 2 > total ? heaviest.color : mean
    }
  }

  private var boxes: [Box]

  init(_ histogram: [UInt32: Int]) {
    // Sorted, for the sums must not depend on the order of a dictionary.
    let entries = histogram.sorted { $0.key < $1.key }.map { key, count in
      Entry(color: SIMD3<Double>(GIFPalette.color(key)), weight: Double(count))
    }
    boxes = [Box(entries)]
  }

  /// At most `limit` colours.
  ///
  /// - Complexity: about O(colours · log limit).
  func representatives(limit: Int) -> [GIFPalette.Color] {
    var boxes = boxes
    while boxes.count < limit {
      let widest = boxes.indices.max { boxes[$0].spread.sum() < boxes[$1].spread.sum() }!
      guard let (low, high) = boxes[widest].halves() else { break }
      boxes[widest] = low
      boxes.append(high)
    }
    return boxes.map { GIFPalette.Color($0.representative.rounded(.toNearestOrAwayFromZero)) }
  }
}
