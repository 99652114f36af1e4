import ArgumentParser
import Encoders
import Foundation

extension FilmQuality: ExpressibleByArgument {}
extension VideoCodec: ExpressibleByArgument {}

/// How what is seen becomes bytes.
struct EncodingOptions: ParsableArguments {
  @Option(help: "draft for the least wait, good for small files, best for the least loss.")
  var quality = FilmQuality.good

  @Option(
    help: ArgumentHelp(
      "What .mp4, .mov or .webm holds: h264, hevc, av1, vp9 or prores. (default: h264, prores and vp9)",
      valueName: "CODEC"))
  var codec: VideoCodec?

  @Option(
    help: ArgumentHelp(
      "The encoder's constant quality, in place of --quality's: 0 is best; 51 is worst for h264 and hevc, "
        + "63 for vp9 and av1.", valueName: "N"))
  var crf: Double?

  @Option(
    help: ArgumentHelp(
      "Bits a second, in place of a constant quality: 800k, 4M.", valueName: "RATE"))
  var bitrate: Bitrate?

  @Option(
    help: ArgumentHelp(
      "An encoder by ffmpeg's name, such as h264_nvenc or hevc_vaapi. Only the usual ones make the same bytes "
        + "on every machine.", valueName: "NAME"))
  var encoder: String?

  @Option(
    help: ArgumentHelp(
      "How often a .gif, .apng or .webp plays; 0 is for ever. (default: 0)", valueName: "N"))
  var loops: Int?

  @Option(
    help: ArgumentHelp(
      "The kind of file, where the name does not say it: mp4, webm, mov, gif, apng, webp, png, jpeg, pdf, svg.",
      valueName: "KIND"))
  var format: String?

  var encoding: FilmEncoding {
    var encoding = FilmEncoding()
    encoding.quality = quality
    encoding.codec = codec
    encoding.constantQuality = crf
    encoding.bitrate = bitrate?.bitsPerSecond
    encoding.encoder = encoder
    encoding.loops = loops ?? 0
    return encoding
  }

  /// Where `output` goes, with what these options say about it.
  func place(_ output: String) throws -> OutputPlace {
    try OutputPlace(path: output, format: format)
  }

  /// Refuses what does not go together.
  func check(_ place: OutputPlace, in scene: SceneOptions) throws {
    if place.isStandardOutput, scene.json {
      throw ValidationError("--json and -o - both want the standard output. Give -o a file's name.")
    }
    do {
      let hasAlpha = (scene.background?.alpha ?? 1) < 1
      try encoding.check(place.path, place.format, hasAlpha: hasAlpha)
    } catch let error as OutputError { throw ValidationError(error.description) }
  }

  /// Finds out early whether ffmpeg has the encoder. H.264's is always there.
  func checkEncoder(for place: OutputPlace) throws(CommandFailure) {
    guard let codec = encoding.codec(in: place.format) else { return }
    let chosen = encoder.flatMap(VideoEncoder.init(name:)) ?? VideoEncoder(of: codec)
    guard chosen != .libx264 else { return }
    do { try FFmpegProgram.check(chosen) } catch {
      guard let error = error as? OutputError else { return }
      throw CommandFailure(code: error.exitCode, message: error.description)
    }
  }
}

/// `800k`, `4M` or `4000000`: bits a second.
struct Bitrate: ExpressibleByArgument, Equatable {
  var bitsPerSecond: Int

  init?(argument: String) {
    let units: [Character: Double] = ["k": 1e3, "K": 1e3, "m": 1e6, "M": 1e6, "g": 1e9, "G": 1e9]
    let unit = argument.last.flatMap { units[$0] }
    guard let value = Double(unit == nil ? argument : String(argument.dropLast())), value > 0,
      value * (unit ?? 1) < 1e12
    else { return nil }
    bitsPerSecond = Int((value * (unit ?? 1)).rounded())
  }
}

/// Frames a second: `60`, `29.97`, `30000/1001`.
struct FrameRateValue: ExpressibleByArgument, Equatable {
  var rate: FrameRate

  init(_ rate: FrameRate) { self.rate = rate }

  init?(argument: String) {
    guard let rate = FrameRate(argument) else { return nil }
    self.rate = rate
  }

  var defaultValueDescription: String { rate.description }
}
