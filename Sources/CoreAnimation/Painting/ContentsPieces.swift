import Foundation
import Geometry

/// The parts of a picture of which the middle alone is stretched: corners keep their size, edges their thickness.
struct ContentsPieces {
  /// The middle, in parts of the picture.
  let center: CGRect
  /// What of the picture is shown, in its pixels.
  let source: CGRect
  /// Pixels for a point.
  let scale: CGFloat

  typealias Piece = (source: CGRect, destination: CGRect)

  /// One piece where all is stretched, up to nine otherwise.
  func pieces(in box: CGRect) -> [Piece] {
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return [(source, box)] }
    let columns = parts(center.minX, center.maxX, source.minX, source.width, box.minX, box.width)
    let rows = parts(center.minY, center.maxY, source.minY, source.height, box.minY, box.height)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound),
          CGRect(
            x: column.destination.lowerBound, y: row.destination.lowerBound,
            width: column.destination.upperBound - column.destination.lowerBound,
            height: row.destination.upperBound - row.destination.lowerBound)
        )
      }
    }
  }

  private typealias Part = (source: Range<CGFloat>, destination: Range<CGFloat>)

  /// Before, between and behind two places of a side; the ends shrink together where there is no room for both.
  private func parts(
    _ first: CGFloat, _ last: CGFloat, _ start: CGFloat, _ length: CGFloat, _ target: CGFloat,
    _ room: CGFloat
  ) -> [Part] {
    let (before, behind) = (max(first, 0) * length / scale, max(1 - last, 0) * length / scale)
    let factor = before + behind > room ? room / (before + behind) : 1
    let from = [
      start, start + max(first, 0) * length, start + min(last, 1) * length, start + length,
    ]
    let to = [target, target + before * factor, target + room - behind * factor, target + room]
    return (0..<3).compactMap { index in
      guard from[index] < from[index + 1], to[index] < to[index + 1] else { return nil }
      return (from[index]..<from[index + 1], to[index]..<to[index + 1])
    }
  }
}
