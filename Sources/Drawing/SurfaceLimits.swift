/// How large the surfaces may be that a picture is drawn by way of. They are told by the picture alone: if each
/// were told by the surface around it, layers within layers would grow without end.
struct SurfaceLimits {
  /// In pixels, for a layer that is drawn whole and kept for pictures to come. A phone's screen at 3x has
  /// 3 million; what is far larger than the picture is drawn only as far as it can be seen.
  let keptPixels: Int
  /// In pixels, for a layer in perspective.
  let projectedPixels: Int
  /// How far a filter reaches at most, in pixels.
  let reach: Double

  /// - Parameters: the picture's sides, in pixels.
  init(width: Int, height: Int) {
    keptPixels = min(4_000_000, max(100_000, 2 * width * height))
    projectedPixels = max(4 * width * height, 250_000)
    reach = Double(max(width, height))
  }
}
