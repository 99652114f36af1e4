import Foundation
import Geometry
import Pixels

/// Turns display lists into pixels. May be used from several threads at once: the jobs then serve one
/// picture, and the others are painted by their callers alone.
package final class Painter: Sendable {
  /// How many threads draw, the caller's included.
  package let jobs: Int
  private let rasterizer: Rasterizer
  private let glyphs = GlyphAtlas()

  package init(jobs: Int, kernels: Kernels = .active) {
    self.jobs = max(1, jobs)
    rasterizer = Rasterizer(jobs: self.jobs, kernels: kernels)
  }

  /// Draws `list` over `background` into the whole of `bitmap`. The pixels do not depend on `jobs`.
  ///
  /// - Parameter scale: pixels per point.
  package func paint(
    _ list: DisplayList, into bitmap: Bitmap, scale: Double, background: ColorComponents
  ) {
    var compiler = DisplayListCompiler(
      width: bitmap.width, height: bitmap.height,
      transform: CGAffineTransform(scaleX: scale, y: scale), glyphs: glyphs)
    compiler.add(list, Composition())
    rasterizer.run(compiler.program, into: bitmap, background: background.premultiplied())
  }
}
