import Foundation
import Geometry
import PixelKernels

/// A program drawn on transparent pixels of its own, then filtered.
package struct OffscreenSurface: Sendable {
  package var program: RasterProgram
  /// In order.
  package var filters: [SurfaceFilter]
  /// Set when the pixels may be kept and drawn again.
  package var key: SurfaceKey?
  /// The pixels that can be seen; nil for all. What the filters make of others has no meaning.
  package var needed: PixelRect?
  /// Set when the surface depends on what the program around it has drawn before.
  package var beneath: BeneathSurface?

  package init(program: RasterProgram, filters: [SurfaceFilter], key: SurfaceKey? = nil) {
    self.program = program
    self.filters = filters
    self.key = key
  }
}

/// How a surface lies on the program that shows it, and what it takes from there.
package struct BeneathSurface: Sendable {
  /// Where the surface's first pixel lies.
  package var x: Int
  package var y: Int
  /// True to begin with a copy of what lies beneath, and then with that of isolated layers around as well; false
  /// for a layer whose own content asks for what lies beneath it.
  package var isCopy: Bool
  package var seesThroughLayers: Bool
  /// True for a layer that is a picture of its own.
  package var isIsolated = false
  /// Of a copy: the pixels of the surface that are taken from beneath; beyond them their border goes on.
  package var taken: PixelRect?

  package init(x: Int, y: Int, isCopy: Bool, seesThroughLayers: Bool = true) {
    self.x = x
    self.y = y
    self.isCopy = isCopy
    self.seesThroughLayers = seesThroughLayers
  }
}

/// What makes two surfaces the same: the object whose content they show, and how it lies on pixels.
package struct SurfaceKey: Hashable, Sendable {
  /// Immutable, and kept alive by the key: its address tells it from all others.
  private let owner: any AnyObject & Sendable
  /// Where the surface's first pixel lies is taken off.
  private let transform: CGAffineTransform
  private let width: Int
  private let height: Int

  package init(
    owner: any AnyObject & Sendable, transform: CGAffineTransform, width: Int, height: Int
  ) {
    self.owner = owner
    self.transform = transform
    self.width = width
    self.height = height
  }

  package static func == (left: SurfaceKey, right: SurfaceKey) -> Bool {
    left.owner === right.owner && left.transform == right.transform && left.width == right.width
      && left.height == right.height
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(transform)
  }
}

extension Bitmap {
  /// Its pixels, for as long as it is there.
  var picture: pk_picture {
    pk_picture(
      pixels: UnsafePointer(bytes.assumingMemoryBound(to: UInt32.self)), stride: rowBytes / 4,
      width: Int32(width), height: Int32(height))
  }
}

extension pk_picture {
  /// Its pixels one to one over a program's, the first at (`x`, `y`).
  func paint(x: Int, y: Int) -> pk_paint {
    var paint = pk_paint()
    paint.kind = pk_paint_pixels
    paint.pixels = pixels
    paint.pixel_stride = stride
    paint.image_x = Int32(x)
    paint.image_y = Int32(y)
    return paint
  }
}
