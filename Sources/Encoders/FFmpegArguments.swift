import Foundation

/// How `ffmpeg` is told to write each format. Threads are fixed, so that the bytes do not depend on
/// the machine.
struct FFmpegArguments {
  let film: FilmFormat

  /// Whether frames are handed over as our own yuv420p, else as plain RGBA.
  var takesYUV: Bool { film.format == .mp4 || film.format == .webm }

  /// Pixels a side of what is handed over.
  var size: (width: Int, height: Int) {
    takesYUV ? YUV420.size(width: film.width, height: film.height) : (film.width, film.height)
  }

  /// The whole command line after the program's name.
  func list(output: String) -> [String] {
    let general = ["-nostdin", "-hide_banner", "-loglevel", "error", "-nostats", "-y", "-xerror"]
    let progress = ["-progress", "pipe:1", "-stats_period", "3600"]
    return general + progress + input + codec + ["-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + container + [output]
  }

  private static let colorTags = [
    "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
    "-color_trc", "bt709",
  ]

  private static let withoutLookahead =
    "bframes=0:mbtree=0:rc-lookahead=0:scenecut=0:aq-mode=0:weightp=0"

  private var input: [String] {
    let pixels =
      takesYUV ? ["-pix_fmt", "yuv420p"] + FFmpegArguments.colorTags : ["-pix_fmt", "rgba"]
    return ["-f", "rawvideo"] + pixels
      + ["-s", "\(size.width)x\(size.height)", "-framerate", rate, "-i", "pipe:0", "-an"]
  }

  /// As a fraction where it is one that television uses.
  private var rate: String {
    let thousands = film.framesPerSecond * 1001 / 1000
    if abs(film.framesPerSecond.rounded() - film.framesPerSecond) > 1e-9,
      abs(thousands.rounded() - thousands) < 1e-6
    {
      return "\(Int(thousands.rounded()) * 1000)/1001"
    }
    return "\(film.framesPerSecond)"
  }

  private var codec: [String] {
    switch film.format {
    case .mp4:
      // Chosen for the wait. A second of a hundred rings at 1170 × 2532 took, in processor time:
      // veryfast 5.3 s for 1.8 MB, superfast 2.9 s for 4.8 MB, ultrafast 1.4 s for 6.7 MB, all at
      // crf 17 and 45 to 47 dB. Superfast without looking ahead takes 2.1 s for 2.7 MB at crf 20,
      // and is nearer to the source (46.7 dB) than veryfast.
      ["-c:v", "libx264", "-preset", "superfast", "-crf", "20", "-pix_fmt", "yuv420p"]
        + ["-x264-params", "threads=4:slices=4:" + FFmpegArguments.withoutLookahead]
        + FFmpegArguments.colorTags
    case .webm:
      ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-deadline", "realtime", "-cpu-used", "6"]
        + ["-row-mt", "0", "-tile-columns", "2", "-threads", "4", "-pix_fmt", "yuv420p"]
        + FFmpegArguments.colorTags
    case .mov:
      [
        "-vf",
        "scale=out_color_matrix=bt709:out_range=tv:flags=bitexact+accurate_rnd+full_chroma_int",
      ]
        + ["-c:v", "prores_ks", "-profile:v", "4444", "-pix_fmt", "yuva444p10le"]
        + ["-alpha_bits", "16", "-vendor", "apl0", "-threads", "4"] + FFmpegArguments.colorTags
    case .webp:
      ["-c:v", "libwebp_anim", "-quality", "85", "-compression_level", "2", "-loop", "0"]
    case .png, .apng, .gif, .svg: preconditionFailure("\(film.format) needs no ffmpeg")
    }
  }

  private var container: [String] {
    switch film.format {
    case .mp4: ["-movflags", "+faststart", "-f", "mp4"]
    case .mov: ["-f", "mov"]
    case .webm: ["-f", "webm"]
    default: ["-f", film.format.rawValue]
    }
  }
}
