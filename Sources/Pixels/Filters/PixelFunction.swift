import Foundation
import Geometry

/// A function that makes the pixels of a surface, such as a shader with its arguments.
package protocol PixelFunction: AnyObject, Sendable {
  var name: String { get }
  var use: PixelFunctionUse { get }

  /// Makes `count` pixels of one row.
  ///
  /// - Parameter pixels: premultiplied; what the function gets, and what it makes of it.
  func run(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, at place: PixelFunctionPlace)
}

/// Where a row of pixels stands.
package struct PixelFunctionPlace {
  /// The first pixel, on the surface.
  package let x: Int
  package let y: Int
  /// From the function's points to the surface's pixels, and back.
  package let toPixels: CGAffineTransform
  package let toPoints: CGAffineTransform
  /// The surface before the filter, where the function reads around.
  package let source: Bitmap?

  package init(
    x: Int, y: Int, toPixels: CGAffineTransform, toPoints: CGAffineTransform, source: Bitmap?
  ) {
    (self.x, self.y, self.source) = (x, y, source)
    (self.toPixels, self.toPoints) = (toPixels, toPoints)
  }

  /// The first pixel's centre, in points.
  package var first: CGPoint { CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toPoints) }
}

/// What a function makes pixels of.
package enum PixelFunctionUse: Sendable {
  /// Of their places alone; what was drawn says where it is seen.
  case fill
  /// Of the colour that was drawn there.
  case color
  /// Of all that was drawn: it answers the colour itself, or where to take it from.
  case layer, distortion

  package var readsAround: Bool { self == .layer || self == .distortion }
}

/// A pixel function as a filter of a layer.
package struct PixelFunctionFilter: Hashable, Sendable {
  package let function: any PixelFunction
  /// How far from a pixel its colour is taken, in points.
  package let maximumOffset: CGSize

  package init(_ function: any PixelFunction, maximumOffset: CGSize = .zero) {
    self.function = function
    self.maximumOffset = maximumOffset
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.function === right.function && left.maximumOffset == right.maximumOffset
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}

extension PixelFunctionFilter {
  /// Changes the pixels `needed` of `bitmap`.
  ///
  /// - Parameter toPixels: from the layer's points to the bitmap's pixels.
  func apply(
    to bitmap: Bitmap, needed: PixelRect, toPixels: CGAffineTransform, pool: ThreadPool,
    memory: FilterMemory
  ) {
    let area = needed.intersection(PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height))
    let toPoints = toPixels.inverted()
    guard !area.isEmpty, toPixels.a * toPixels.d != toPixels.b * toPixels.c else { return }
    let function = function
    var source: Bitmap?
    if function.use.readsAround {
      let copy = memory.takeBitmap(width: bitmap.width, height: bitmap.height)
      bitmap.forRowsIndexed(pool) { row, y in
        copy.pixelRow(y).update(from: row, count: bitmap.width)
      }
      source = copy
    }
    let read = source
    bitmap.forRowsIndexed(pool) { row, y in
      guard y >= area.y0, y < area.y1 else { return }
      let place = PixelFunctionPlace(
        x: area.x0, y: y, toPixels: toPixels, toPoints: toPoints, source: read)
      guard function.use == .fill else {
        return function.run(row + area.x0, count: area.width, at: place)
      }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { made in
        guard let base = made.baseAddress else { return }
        function.run(base, count: area.width, at: place)
        for x in 0..<area.width { row[area.x0 + x] = covered(base[x], by: row[area.x0 + x] >> 24) }
      }
    }
    if let source { memory.giveBack(source) }
  }

  /// A premultiplied colour, `coverage` 255ths of it, each component rounded.
  private func covered(_ color: UInt32, by coverage: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      let product = ((color >> shift) & 255) * coverage + 128
      return ((product + (product >> 8)) >> 8) << shift
    }
    return coverage == 255 ? color : part(0) | part(8) | part(16) | part(24)
  }
}
