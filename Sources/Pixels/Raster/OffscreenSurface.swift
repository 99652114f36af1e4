import Foundation
import PixelKernels

/// A program drawn on transparent pixels of its own, then filtered.
package struct OffscreenSurface: Sendable {
  package var program: RasterProgram
  /// In order.
  package var filters: [SurfaceFilter]
  /// Where the first pixel lies in the program that draws this surface.
  package var x: Int
  package var y: Int

  package init(program: RasterProgram, filters: [SurfaceFilter], x: Int, y: Int) {
    self.program = program
    self.filters = filters
    self.x = x
    self.y = y
  }
}

/// A surface whose pixels are ready.
struct RenderedSurface {
  let bitmap: Bitmap
  let x: Int
  let y: Int

  var bounds: PixelRect {
    PixelRect(x0: x, y0: y, x1: x + bitmap.width, y1: y + bitmap.height)
  }

  /// Its pixels, one to one.
  var paint: pk_paint {
    var paint = pk_paint()
    paint.kind = pk_paint_pixels
    paint.pixels = UnsafePointer(bitmap.bytes.assumingMemoryBound(to: UInt32.self))
    paint.pixel_stride = bitmap.rowBytes / 4
    paint.image_x = Int32(x)
    paint.image_y = Int32(y)
    return paint
  }
}
