import Pixels

/// A frame of a scene that is drawn when its picture is painted: of frames that nobody sees nothing is drawn.
final class ScenePicture: PixelSource {
  private let frame: SceneFrame
  init(_ frame: SceneFrame) { self.frame = frame }
  var width: Int { frame.width }
  var height: Int { frame.height }

  func pixels(halvings: Int) -> Bitmap? {
    var frame = frame
    (frame.width, frame.height) = size(halvings: halvings)
    return SceneRaster.draw(frame)
  }
}
