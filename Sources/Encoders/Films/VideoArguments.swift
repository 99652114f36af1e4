import Foundation

/// What an encoder of video is told: how hard to try, how near to stay, which colours it has before it.
///
/// The numbers were chosen on curves of size over PSNR and SSIM; `Scripts/quality` prints them.
struct VideoArguments {
  let film: FilmFormat
  let encoder: VideoEncoder

  private var encoding: FilmEncoding { film.encoding }
  private var quality: FilmQuality { film.encoding.quality }

  /// Whether it takes our own yuv420p. ProRes has all colours, and see-through VP9 a fourth plane.
  var takesYUV: Bool { encoder.codec != .prores && !film.hasAlpha }

  /// Half the resolution of colours wants pairs of pixels.
  var needsEvenSides: Bool { encoder.codec != .prores }

  /// Behind the name of the program and before the input.
  var device: [String] {
    guard encoder.hardware == .vaapi else { return [] }
    let folder = "/dev/dri"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let first = names.filter { $0.hasPrefix("renderD") }.sorted().first ?? "renderD128"
    return ["-vaapi_device", "\(folder)/\(first)"]
  }

  /// All that stands behind the input.
  var list: [String] {
    filter + ["-c:v", encoder.rawValue] + own + FFmpegArguments.colorTags + tag
  }

  /// Apple's players want HEVC by this name.
  private var tag: [String] { encoder.codec == .hevc ? ["-tag:v", "hvc1"] : [] }

  private var filter: [String] {
    if encoder.hardware == .vaapi { return ["-vf", "format=nv12,hwupload"] }
    guard !takesYUV else { return [] }
    return [
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv:flags=bitexact+accurate_rnd+full_chroma_int,"
        + "setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709",
    ]
  }

  private var own: [String] {
    switch encoder {
    case .libx264: x264
    case .libx265: x265
    case .libsvtav1: svtAV1
    case .libaomav1: aomAV1
    case .libvpxvp9: vp9
    case .prores_ks: prores
    default: hardware
    }
  }

  /// Constant quality, or so many bits a second.
  private func rate(_ option: String = "-crf", draft: Double, good: Double, best: Double)
    -> [String]
  {
    if let bitrate = encoding.bitrate { return ["-b:v", "\(bitrate)"] }
    let usual =
      switch quality {
      case .draft: draft
      case .good: good
      case .best: best
      }
    let value = encoding.constantQuality ?? usual
    return [option, value == value.rounded() ? "\(Int(value))" : "\(value)"]
  }

  private func pick<Value>(_ draft: Value, _ good: Value, _ best: Value) -> Value {
    switch quality {
    case .draft: draft
    case .good: good
    case .best: best
    }
  }

  // MARK: Encoders that run everywhere

  private var x264: [String] {
    // The draft is chosen for the wait. A second of a hundred rings at 1170 × 2532 took, in processor time:
    // veryfast 5.3 s for 1.8 MB, superfast 2.9 s for 4.8 MB, ultrafast 1.4 s for 6.7 MB, all at
    // crf 17 and 45 to 47 dB. Superfast without looking ahead takes 2.1 s for 2.7 MB at crf 20,
    // and is nearer to the source (46.7 dB) than veryfast.
    let withoutLookahead = "bframes=0:mbtree=0:rc-lookahead=0:scenecut=0:aq-mode=0:weightp=0"
    // Drawings gain nothing from noise that pleases the eye (psy), little from a search beyond the nearest
    // pixels, and much from a look ahead, from frames between two others and from a free choice how those move.
    // Beside preset medium at crf 20, at equal PSNR and SSIM, this takes 0.92 to 1.22 times the bytes over six
    // of the examples, in half of the processor time.
    // At three pixels a point, what moves is larger than the parts that a block may be taken into, and looking
    // for them costs a tenth of the time for a fifteenth of the bytes.
    let isFine = film.width * film.height > 2_000_000
    let forDrawings =
      "threads=4:psy=0:trellis=1:direct=auto:me=dia:b-adapt=0:rc-lookahead=20:aq-strength=0.7"
      + (isFine ? ":partitions=i4x4,i8x8" : "")
    return ["-preset", pick("superfast", "veryfast", "slow")]
      + rate(draft: 20, good: 18, best: 14) + ["-pix_fmt", "yuv420p", "-x264-params"]
      + [
        pick(
          "threads=4:slices=4:" + withoutLookahead, forDrawings,
          "threads=4:psy=0:aq-strength=0.7:direct=auto")
      ]
  }

  private var x265: [String] {
    // The number of frames that are coded at once changes the bytes; that of the threads does not.
    ["-preset", pick("ultrafast", "fast", "slow")] + rate(draft: 18, good: 20, best: 15)
      + ["-pix_fmt", "yuv420p", "-x265-params", "log-level=error:pools=4:frame-threads=2"]
  }

  private var svtAV1: [String] {
    ["-preset", pick("12", "8", "5")] + rate(draft: 30, good: 28, best: 18)
      + ["-pix_fmt", "yuv420p", "-svtav1-params", "lp=4"]
  }

  private var aomAV1: [String] {
    ["-cpu-used", pick("8", "6", "4")] + rate(draft: 28, good: 26, best: 16)
      + (encoding.bitrate == nil ? ["-b:v", "0"] : [])
      + ["-row-mt", "0", "-threads", "4", "-pix_fmt", "yuv420p"]
  }

  private var vp9: [String] {
    let pace = pick(
      ["-deadline", "realtime", "-cpu-used", "6"], ["-deadline", "good", "-cpu-used", "5"],
      ["-deadline", "good", "-cpu-used", "2"])
    // Frames that are never shown are not possible beside a plane of opacity.
    let hidden = film.hasAlpha || quality == .draft ? "0" : "1"
    return rate(draft: 24, good: 24, best: 14) + (encoding.bitrate == nil ? ["-b:v", "0"] : [])
      + pace + ["-auto-alt-ref", hidden, "-row-mt", "0", "-tile-columns", "2", "-threads", "4"]
      + ["-pix_fmt", film.hasAlpha ? "yuva420p" : "yuv420p"]
  }

  private var prores: [String] {
    ["-profile:v", pick("4444", "4444", "4444xq"), "-pix_fmt", "yuva444p10le"]
      + ["-alpha_bits", "16", "-vendor", "apl0", "-threads", "4"]
  }

  // MARK: Encoders in hardware

  private var hardware: [String] {
    switch encoder.hardware {
    case .nvidia:
      // Its constant quality is a limit of the usual variable bits, which else are 2 million a second.
      ["-preset", pick("p1", "p4", "p7"), "-rc", "vbr"] + rate("-cq", draft: 24, good: 21, best: 16)
        + (encoding.bitrate == nil ? ["-b:v", "0"] : []) + ["-pix_fmt", "yuv420p"]
    case .vaapi:
      (encoding.bitrate == nil ? ["-rc_mode", "CQP"] : ["-rc_mode", "VBR"])
        + rate("-global_quality", draft: 24, good: 21, best: 16)
    case .quickSync:
      ["-preset", pick("veryfast", "medium", "veryslow")]
        + rate("-global_quality", draft: 24, good: 21, best: 16) + ["-pix_fmt", "nv12"]
    case .processor: []
    }
  }
}

extension VideoEncoder {
  /// The one that writes `film` where nobody asked for another: SVT's takes no pictures below 64 pixels a side.
  static func usual(of codec: VideoCodec, for film: FilmFormat) -> VideoEncoder {
    codec == .av1 && min(film.width, film.height) < 64 ? .libaomav1 : VideoEncoder(of: codec)
  }
}
