/// How the pictures of a film are compressed, where its kind of file leaves a choice.
package enum VideoCodec: String, Codable, Hashable, Sendable, CaseIterable {
  case h264, hevc, av1, vp9, prores

  /// As in a sentence.
  package var title: String {
    switch self {
    case .h264: "H.264"
    case .hevc: "HEVC"
    case .av1: "AV1"
    case .vp9: "VP9"
    case .prores: "ProRes 4444"
    }
  }
}

extension OutputFormat {
  /// What a file of this kind may hold, the usual one first; empty where the format leaves no choice.
  package var codecs: [VideoCodec] {
    switch self {
    case .mp4: [.h264, .hevc, .av1, .vp9]
    case .mov: [.prores, .h264, .hevc]
    case .webm: [.vp9, .av1]
    case .png, .apng, .gif, .webp, .svg, .jpeg, .pdf: []
    }
  }

  /// Whether see-through pixels stay see-through, with the usual codec.
  package var keepsAlpha: Bool { keepsAlpha(with: nil) }

  /// Whether see-through pixels stay see-through.
  ///
  /// - Parameter codec: that of the film; nil for the usual one of this format.
  package func keepsAlpha(with codec: VideoCodec?) -> Bool {
    switch self {
    case .png, .apng, .gif, .webp, .svg, .pdf: true
    case .jpeg: false
    case .mp4, .webm, .mov: [.prores, .vp9].contains(codec ?? codecs[0]) && self != .mp4
    }
  }
}
