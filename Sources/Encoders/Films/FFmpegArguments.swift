import Foundation

/// How `ffmpeg` is told to write each format. Threads are fixed, so that the bytes do not depend on
/// the machine.
struct FFmpegArguments {
  let film: FilmFormat

  /// Nil for formats that are no video, such as WebP.
  private let video: VideoArguments?

  init(film: FilmFormat) {
    self.film = film
    video = film.encoding.codec(in: film.format).map { codec in
      let chosen = film.encoding.encoder.flatMap(VideoEncoder.init(name:))
      return VideoArguments(film: film, encoder: chosen ?? .usual(of: codec, for: film))
    }
  }

  /// What to do when it fails, to stand before ffmpeg's own words.
  var advice: String {
    guard let encoder = video?.encoder, encoder.hardware != .processor else {
      return "Try again, or see 'halcyon doctor'"
    }
    return
      "\(encoder.rawValue) needs hardware and drivers that this machine may lack: leave --encoder out, "
      + "or choose \(VideoEncoder(of: encoder.codec).rawValue)"
  }

  /// Whether frames are handed over as our own yuv420p, else as plain RGBA.
  var takesYUV: Bool { video?.takesYUV ?? false }

  /// Pixels a side of what is handed over. Video has even sides.
  var size: (width: Int, height: Int) {
    takesYUV || video?.needsEvenSides == true
      ? YUV420.size(width: film.width, height: film.height) : (film.width, film.height)
  }

  /// The whole command line after the program's name.
  func list(output: String) -> [String] {
    let general = ["-nostdin", "-hide_banner", "-loglevel", "error", "-nostats", "-y", "-xerror"]
    let progress = ["-progress", "pipe:1", "-stats_period", "3600"]
    return general + progress + (video?.device ?? []) + input + (video?.list ?? pictures)
      + (sound?.output ?? []) + ["-fflags", "+bitexact", "-flags:v", "+bitexact"] + container + [
        output
      ]
  }

  static let colorTags = [
    "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
    "-color_trc", "bt709",
  ]

  private var input: [String] {
    let pixels =
      takesYUV ? ["-pix_fmt", "yuv420p"] + FFmpegArguments.colorTags : ["-pix_fmt", "rgba"]
    return ["-f", "rawvideo"] + pixels
      + ["-s", "\(size.width)x\(size.height)", "-framerate", rate, "-i", "pipe:0"]
      + (sound?.input ?? ["-an"])
  }

  private var sound: SoundTrack? {
    film.encoding.audio.map { SoundTrack(file: $0, film: film) }
  }

  private var rate: String { FrameRate(film.framesPerSecond).description }

  /// An animated WebP. In lossy ones colours have half the resolution and 219 steps, as in video.
  private var pictures: [String] {
    let quality =
      switch film.encoding.quality {
      case .draft: ["-quality", "85", "-compression_level", "2"]
      case .good: ["-quality", "85", "-compression_level", "4"]
      case .best: ["-lossless", "1", "-quality", "75", "-compression_level", "4"]
      }
    return ["-c:v", "libwebp_anim"] + quality + ["-loop", "\(film.encoding.loops)"]
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
