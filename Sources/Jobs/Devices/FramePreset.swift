/// A size that places for films and pictures ask for, by the name that it has there.
package struct FramePreset: Hashable, Sendable, Encodable {
  package var name: String
  /// Points.
  package var width: Double
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  package var purpose: String

  /// In points, programs find the room that they have on a phone, or on half a desk's screen.
  package static let all = [
    FramePreset(name: "story", width: 360, height: 640, scale: 3, purpose: "1080 x 1920, a story"),
    FramePreset(
      name: "reel", width: 360, height: 640, scale: 3, purpose: "1080 x 1920, a reel or short"),
    FramePreset(name: "square", width: 360, height: 360, scale: 3, purpose: "1080 x 1080, a post"),
    FramePreset(name: "hd", width: 960, height: 540, scale: 2, purpose: "1920 x 1080, a video"),
    FramePreset(name: "4k", width: 960, height: 540, scale: 4, purpose: "3840 x 2160, a video"),
    FramePreset(
      name: "og", width: 600, height: 315, scale: 2, purpose: "1200 x 630, a link's picture"),
  ]

  package static func named(_ name: String) -> FramePreset? {
    all.first { $0.name == name.lowercased() }
  }
}
