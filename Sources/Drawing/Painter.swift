import Foundation
import Geometry
import Pixels

/// Turns display lists into pixels. May be used from several threads at once: the jobs then serve one
/// picture, and the others are painted by their callers alone.
package final class Painter: Sendable {
  /// How many threads draw, the caller's included.
  package let jobs: Int
  private let rasterizer: Rasterizer
  private let glyphs: GlyphAtlas

  /// - Parameter glyphs: where the glyphs that it draws are kept.
  package init(jobs: Int, kernels: Kernels = .active, glyphs: GlyphAtlas = GlyphAtlas()) {
    self.jobs = max(1, jobs)
    self.glyphs = glyphs
    rasterizer = Rasterizer(jobs: self.jobs, kernels: kernels)
  }

  /// Draws `list` over `background` into the whole of `bitmap`. The pixels do not depend on `jobs`.
  ///
  /// - Parameter scale: pixels per point.
  package func paint(
    _ list: DisplayList, into bitmap: Bitmap, scale: Double, background: ColorComponents
  ) {
    rasterizer.run(
      program(of: list, for: bitmap, scale: scale), into: bitmap,
      background: background.premultiplied())
  }

  /// Draws `list` as the next picture of `sequence`: only what is not on `bitmap` yet. The pixels are those
  /// that the whole picture would have.
  ///
  /// - Parameter scale: pixels per point.
  /// - Returns: rectangles, in pixels, outside of which the picture equals the one before.
  package func paint(
    _ list: DisplayList, into bitmap: Bitmap, scale: Double, background: ColorComponents,
    of sequence: PictureSequence
  ) -> [PixelRect] {
    rasterizer.run(
      program(of: list, for: bitmap, scale: scale), into: bitmap,
      background: background.premultiplied(), of: sequence)
  }

  private func program(of list: DisplayList, for bitmap: Bitmap, scale: Double) -> RasterProgram {
    var compiler = DisplayListCompiler(
      width: bitmap.width, height: bitmap.height,
      transform: CGAffineTransform(scaleX: scale, y: scale), glyphs: glyphs)
    compiler.add(list, Composition())
    return compiler.program
  }
}
