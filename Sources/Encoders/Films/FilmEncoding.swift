import Foundation

/// How a film is compressed: what its maker chose, and nothing where the usual will do.
package struct FilmEncoding: Codable, Hashable, Sendable {
  package var quality = FilmQuality.good
  package var codec: VideoCodec?
  /// The constant quality of the encoder's own scale, in place of the one that `quality` stands for: 0 is
  /// best; H.264 and HEVC go to 51, AV1 and VP9 to 63.
  package var constantQuality: Double?
  /// Bits a second, in place of a constant quality.
  package var bitrate: Int?
  /// The name that ffmpeg has for an encoder, in place of the usual one of the codec.
  package var encoder: String?
  /// How often an animated picture plays; 0 is for ever.
  package var loops = 0
  /// A file whose sound lies under the film, from its beginning; it ends with the film at the latest.
  package var audio: String?

  package init() {}

  /// The codec in a file of this format; nil where the format leaves no choice.
  package func codec(in format: OutputFormat) -> VideoCodec? {
    let ofEncoder = encoder.flatMap(VideoEncoder.init(name:))?.codec
    return format.codecs.isEmpty ? nil : codec ?? ofEncoder ?? format.codecs[0]
  }

  /// Throws a `usage` error, of one sentence and what to type instead, for what does not go together.
  ///
  /// - Parameter hasAlpha: whether what lies behind the pictures is see-through.
  package func check(_ path: String, _ format: OutputFormat, hasAlpha: Bool) throws {
    try checkCodec(path, format)
    try checkRate(path, format)
    if audio != nil, format.codecs.isEmpty {
      throw OutputError(
        .usage, "A .\(format.rawValue) has no sound; --audio is for .mp4, .mov and .webm.")
    }
    if loops != 0, ![.gif, .apng, .webp].contains(format) {
      throw OutputError(
        .usage,
        "A .\(format.rawValue) does not say how often it plays; --loops is for .gif, .apng and .webp."
      )
    }
    guard !(0...65_535).contains(loops) else { return try checkAlpha(path, format, hasAlpha) }
    throw OutputError(
      .usage, "--loops \(loops) is not between 0, for ever, and 65535 times.")
  }

  private func checkAlpha(_ path: String, _ format: OutputFormat, _ hasAlpha: Bool) throws {
    let codec = codec(in: format)
    guard hasAlpha, !format.keepsAlpha(with: codec) else { return }
    let name = (path as NSString).deletingPathExtension
    if format == .jpeg {
      throw OutputError(
        .usage,
        "A JPEG cannot be see-through, as --background asks. Write -o \(name).png instead.")
    }
    throw OutputError(
      .usage,
      "\(codec?.title ?? "") in .\(format.rawValue) cannot be see-through, as --background asks. "
        + "Write -o \(name).mov (ProRes 4444), -o \(name).webm (VP9), or .webp, .apng or .gif.")
  }

  private func checkCodec(_ path: String, _ format: OutputFormat) throws {
    let name = (path as NSString).deletingPathExtension
    let chosen = encoder.map { VideoEncoder(name: $0) }
    if let encoder, chosen == .some(nil) {
      throw OutputError(
        .usage,
        "--encoder \(encoder) is none that Halcyon knows. Choose one of "
          + VideoEncoder.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    if let codec, let other = chosen??.codec, other != codec {
      throw OutputError(
        .usage,
        "--encoder \(encoder ?? "") writes \(other.title), not the \(codec.title) of --codec. "
          + "Leave one of them out.")
    }
    guard let wanted = codec ?? chosen??.codec, !format.codecs.contains(wanted) else { return }
    let fitting = OutputFormat.allCases.filter { $0.codecs.contains(wanted) }.map {
      "-o \(name).\($0.rawValue)"
    }
    throw OutputError(
      .usage,
      "A .\(format.rawValue) cannot hold \(wanted.title). Write "
        + fitting.joined(separator: " or ") + ".")
  }

  private func checkRate(_ path: String, _ format: OutputFormat) throws {
    if constantQuality != nil, bitrate != nil {
      throw OutputError(.usage, "--crf and --bitrate say the same thing twice. Give one of them.")
    }
    guard constantQuality != nil || bitrate != nil else { return }
    let option = bitrate == nil ? "--crf" : "--bitrate"
    guard let codec = codec(in: format), codec != .prores else {
      throw OutputError(
        .usage,
        "\(option) is for .mp4, .webm and .mov with H.264 or HEVC, not for \(path). Leave it out"
          + (format == .webp || format == .jpeg
            ? "; --quality draft, good or best is for all." : "."))
    }
    let worst = codec.worstQuality
    if let constantQuality, !(0...worst).contains(constantQuality) {
      throw OutputError(
        .usage,
        "--crf \(constantQuality) is not between 0, the best, and \(Int(worst)) for \(codec.title)."
      )
    }
    if let bitrate, !(1_000...2_000_000_000).contains(bitrate) {
      throw OutputError(.usage, "--bitrate \(bitrate) is not between 1k and 2000M bits a second.")
    }
  }
}

extension FilmEncoding {
  private enum Key: String, CodingKey {
    case quality, codec, constantQuality, bitrate, encoder, loops, audio
  }

  /// Missing keys keep their defaults, so that an older command fits a newer library.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    quality = try values.decodeIfPresent(FilmQuality.self, forKey: .quality) ?? quality
    codec = try values.decodeIfPresent(VideoCodec.self, forKey: .codec)
    constantQuality = try values.decodeIfPresent(Double.self, forKey: .constantQuality)
    bitrate = try values.decodeIfPresent(Int.self, forKey: .bitrate)
    encoder = try values.decodeIfPresent(String.self, forKey: .encoder)
    loops = try values.decodeIfPresent(Int.self, forKey: .loops) ?? loops
    audio = try values.decodeIfPresent(String.self, forKey: .audio)
  }
}

extension VideoCodec {
  /// The end of the scale of constant qualities.
  var worstQuality: Double { self == .av1 || self == .vp9 ? 63 : 51 }
}
