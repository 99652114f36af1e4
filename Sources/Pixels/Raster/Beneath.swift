import Foundation
import PixelKernels

/// What a program has drawn so far, and the programs around it have drawn beneath it.
final class Beneath: Sendable {
  let bitmap: Bitmap
  let outer: Beneath?
  /// Where the first pixel of the program inside lies on this one.
  let innerX: Int
  let innerY: Int
  /// True for a program that draws a picture of its own, which not all backdrops see through.
  let isIsolated: Bool

  init(
    bitmap: Bitmap, outer: Beneath?, innerX: Int = 0, innerY: Int = 0, isIsolated: Bool = false
  ) {
    self.bitmap = bitmap
    self.outer = outer
    self.isIsolated = isIsolated
    self.innerX = innerX
    self.innerY = innerY
  }

  /// Copies what is seen from column `x` of row `y` on to all of `target`. Beyond the picture its border
  /// goes on, as beneath a blur that stops at the edge of the screen.
  func copy(to target: Bitmap, x: Int, y: Int, seesThrough: Bool) {
    guard let outer else { return copyExtended(to: target, x: x, y: y) }
    if seesThrough || !isIsolated {
      outer.copy(to: target, x: x + outer.innerX, y: y + outer.innerY, seesThrough: seesThrough)
    } else {
      for row in 0..<target.height {
        target.pixelRow(row).update(repeating: 0, count: target.width)
      }
    }
    let columns = max(0, x)..<max(max(0, x), min(bitmap.width, x + target.width))
    let over = Kernels.active.pointee.blendRow(pk_blend_normal)!
    for row in max(0, y)..<max(max(0, y), min(bitmap.height, y + target.height)) {
      over(
        target.pixelRow(row - y) + (columns.lowerBound - x),
        bitmap.pixelRow(row) + columns.lowerBound,
        nil, 255, columns.count)
    }
  }

  private func copyExtended(to target: Bitmap, x: Int, y: Int) {
    let first = min(max(0, -x), target.width)
    let last = max(first, min(target.width, bitmap.width - x))
    for row in 0..<target.height {
      let source = bitmap.pixelRow(min(max(y + row, 0), bitmap.height - 1))
      let output = target.pixelRow(row)
      output.update(repeating: source[0], count: first)
      if last > first { (output + first).update(from: source + x + first, count: last - first) }
      (output + last).update(
        repeating: source[bitmap.width - 1], count: target.width - last)
    }
  }
}

extension Bitmap {
  /// Has the border of `rect` go on to all sides.
  func extendBorder(of rect: PixelRect) {
    let all = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    let inside = rect.intersection(all)
    guard !inside.isEmpty, inside != all else { return }
    for y in inside.y0..<inside.y1 {
      let row = pixelRow(y)
      row.update(repeating: row[inside.x0], count: inside.x0)
      (row + inside.x1).update(repeating: row[inside.x1 - 1], count: width - inside.x1)
    }
    for y in 0..<inside.y0 { pixelRow(y).update(from: pixelRow(inside.y0), count: width) }
    for y in inside.y1..<height { pixelRow(y).update(from: pixelRow(inside.y1 - 1), count: width) }
  }
}
