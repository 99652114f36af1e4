/// Pictures that are drawn one after another, on a few bitmaps by turns: what the last one was, and what of
/// it each bitmap lacks. So only what changes is drawn.
///
/// Between two pictures of a sequence nobody else may draw on its bitmaps, which it holds. For one thread at a
/// time.
package final class PictureSequence {
  /// The last picture; nil before the first.
  var last: Picture?
  /// For each bitmap the bands in which it differs from the last picture.
  private var stale: [Bitmap: [Bool]] = [:]

  struct Picture {
    var program: RasterProgram
    var background: UInt32
    /// Of these only the bounds count: the edges are gone.
    var geometry: [ShapeGeometry]
    var bounds: [PixelRect]

    /// What the next picture has in common with this one; nil when that is to be drawn whole.
    func comparison(with next: RasterProgram, background: UInt32) -> ProgramComparison? {
      guard program.width == next.width, program.height == next.height,
        self.background == background, !program.looksBeneath, !next.looksBeneath
      else { return nil }
      return ProgramComparison(from: program, to: next)
    }
  }

  package init() {}

  /// Notes that the next picture differs from the last one in `bands`, and answers the bands that are to be
  /// drawn on `bitmap`, which will show it.
  func bandsToDraw(on bitmap: Bitmap, changed bands: [Bool]) -> [Bool] {
    stale = stale.mapValues { lacking in zip(lacking, bands).map { $0 || $1 } }
    let none = Array(repeating: false, count: bands.count)
    guard let lacking = stale.updateValue(none, forKey: bitmap), lacking.count == bands.count else {
      return Array(repeating: true, count: bands.count)
    }
    return lacking
  }
}
