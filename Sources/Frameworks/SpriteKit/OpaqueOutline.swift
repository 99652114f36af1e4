import UIKit

/// What of a picture is opaque enough to be touched, as outlines around it.
///
/// The picture is looked at in 64 cells along its longer side at most; the corners that are left lie no further than a cell
/// from where it ends.
struct OpaqueOutline {
  /// In 0…1 of the picture, y downwards.
  let outlines: [[CGPoint]]

  private static let cells = 64

  /// Nil where the picture cannot be read, or where nothing in it is that opaque.
  init?(_ image: CGImage, threshold: Float) {
    guard let grid = OpacityGrid(image, threshold: threshold, longest: Self.cells) else {
      return nil
    }
    let found = grid.loops().map { Self.simplified($0, tolerance: 0.75) }.filter { $0.count > 2 }
    guard !found.isEmpty else { return nil }
    outlines = found.map { loop in
      loop.map {
        CGPoint(x: $0.x / CGFloat(grid.columns), y: $0.y / CGFloat(grid.rows))
      }
    }
  }

  /// A closed line without the corners that lie within a tolerance of the others (Douglas and Peucker 1973).
  private static func simplified(_ loop: [CGPoint], tolerance: CGFloat) -> [CGPoint] {
    guard loop.count > 3 else { return loop }
    // The corner farthest from the first one parts the loop.
    let far = loop.indices.max { distance(loop[0], loop[$0]) < distance(loop[0], loop[$1]) } ?? 0
    let there = thinned(Array(loop[0...far]), tolerance)
    let back = thinned(Array(loop[far...]) + [loop[0]], tolerance)
    return there.dropLast() + back.dropLast()
  }

  private static func thinned(_ line: [CGPoint], _ tolerance: CGFloat) -> [CGPoint] {
    guard line.count > 2, let first = line.first, let last = line.last else { return line }
    var (farthest, most) = (0, CGFloat(0))
    for index in line.indices.dropFirst().dropLast() {
      let away = offset(of: line[index], from: first, to: last)
      if away > most { (farthest, most) = (index, away) }
    }
    guard most > tolerance else { return [first, last] }
    return thinned(Array(line[...farthest]), tolerance).dropLast()
      + thinned(Array(line[farthest...]), tolerance)
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }

  private static func offset(of point: CGPoint, from a: CGPoint, to b: CGPoint) -> CGFloat {
    let length = distance(a, b)
    guard length > 0 else { return distance(a, point) }
    return abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length
  }
}

/// Cells of a picture that are opaque in their middle.
private struct OpacityGrid {
  let columns: Int
  let rows: Int
  private var isOpaque: [Bool]

  init?(_ image: CGImage, threshold: Float, longest: Int) {
    guard image.width > 0, image.height > 0, let data = image.dataProvider?.data as Data? else {
      return nil
    }
    let rowBytes = data.count / image.height
    let pixelBytes = rowBytes / image.width
    guard pixelBytes == 4 else { return nil }
    let scale = min(1, Double(longest) / Double(max(image.width, image.height)))
    columns = max(1, Int((Double(image.width) * scale).rounded()))
    rows = max(1, Int((Double(image.height) * scale).rounded()))
    isOpaque = []
    for row in 0..<rows {
      for column in 0..<columns {
        let x = (2 * column + 1) * image.width / (2 * columns)
        let y = (2 * row + 1) * image.height / (2 * rows)
        let alpha = data[data.startIndex + y * rowBytes + x * pixelBytes + 3]
        isOpaque.append(Float(alpha) > threshold * 255)
      }
    }
  }

  private func isOpaque(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row) && isOpaque[row * columns + column]
  }

  /// The outer borders of its opaque parts, along the sides of the cells; holes are filled.
  func loops() -> [[CGPoint]] {
    var (found, seen) = ([[CGPoint]](), Set<Int>())
    for row in 0..<rows {
      for column in 0..<columns {
        guard isOpaque(column, row), !seen.contains(row * columns + column) else { continue }
        // The first cell of a part in reading order has its border above it.
        found.append(border(column, row))
        fill(column, row, &seen)
      }
    }
    return found
  }

  /// Marks the part that a cell belongs to, by cells that share a side.
  private func fill(_ column: Int, _ row: Int, _ seen: inout Set<Int>) {
    var open = [(column, row)]
    while let (column, row) = open.popLast() {
      guard isOpaque(column, row), seen.insert(row * columns + column).inserted else { continue }
      open += [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    }
  }

  /// Walks along the border with the part on the right hand, and turns right where it can.
  private func border(_ column: Int, _ row: Int) -> [CGPoint] {
    // East, south, west, north; y grows downwards.
    let steps = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    var (x, y, heading, loop) = (column, row, 0, [CGPoint]())
    repeat {
      loop.append(CGPoint(x: x, y: y))
      (x, y) = (x + steps[heading].0, y + steps[heading].1)
      let right = (heading + 1) % 4
      if isBorder(x, y, right) {
        heading = right
      } else if !isBorder(x, y, heading) {
        heading = (heading + 3) % 4
      }
    } while (x, y, heading) != (column, row, 0)
    return loop
  }

  /// Whether the side that leads from a crossing has the part on its right and nothing on its left.
  private func isBorder(_ x: Int, _ y: Int, _ heading: Int) -> Bool {
    // The cells south-east, south-west, north-west and north-east of the crossing.
    let cells = [(x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1)]
    let (right, left) = (cells[heading], cells[(heading + 3) % 4])
    return isOpaque(right.0, right.1) && !isOpaque(left.0, left.1)
  }
}
