/// An encoder of ffmpeg that Halcyon knows how to ask, by ffmpeg's name.
package enum VideoEncoder: String, Hashable, Sendable, CaseIterable {
  case libx264
  case h264_nvenc, h264_vaapi, h264_qsv
  case libx265
  case hevc_nvenc, hevc_vaapi, hevc_qsv
  case libsvtav1
  case libaomav1 = "libaom-av1"
  case av1_nvenc, av1_vaapi, av1_qsv
  case libvpxvp9 = "libvpx-vp9"
  case vp9_vaapi, vp9_qsv
  case prores_ks

  package init?(name: String) { self.init(rawValue: name) }

  /// The usual one for `codec`, which runs on any machine and makes the same bytes on each.
  package init(of codec: VideoCodec) {
    self =
      switch codec {
      case .h264: .libx264
      case .hevc: .libx265
      case .av1: .libsvtav1
      case .vp9: .libvpxvp9
      case .prores: .prores_ks
      }
  }

  package var codec: VideoCodec {
    switch self {
    case .libx264, .h264_nvenc, .h264_vaapi, .h264_qsv: .h264
    case .libx265, .hevc_nvenc, .hevc_vaapi, .hevc_qsv: .hevc
    case .libsvtav1, .libaomav1, .av1_nvenc, .av1_vaapi, .av1_qsv: .av1
    case .libvpxvp9, .vp9_vaapi, .vp9_qsv: .vp9
    case .prores_ks: .prores
    }
  }

  /// Pixels that each side of a film has at least; x265 crashes below.
  var smallestSide: Int { self == .libx265 ? 32 : 1 }

  /// What it runs on.
  enum Hardware { case processor, nvidia, vaapi, quickSync }

  var hardware: Hardware {
    switch self {
    case .h264_nvenc, .hevc_nvenc, .av1_nvenc: .nvidia
    case .h264_vaapi, .hevc_vaapi, .av1_vaapi, .vp9_vaapi: .vaapi
    case .h264_qsv, .hevc_qsv, .av1_qsv, .vp9_qsv: .quickSync
    default: .processor
    }
  }
}

extension FFmpegProgram {
  /// Throws where the `ffmpeg` that is used was built without `encoder`: `programMissing`, with what to type
  /// instead. Asks ffmpeg, which takes 50 ms.
  package static func check(_ encoder: VideoEncoder) throws {
    let program = try path()
    let known = encoders(listedIn: answer(of: program, ["-hide_banner", "-encoders"]))
    // One that answers nothing shows later what is wrong with it.
    guard !known.isEmpty, !known.contains(encoder.rawValue) else { return }
    let others = VideoEncoder.allCases.filter {
      $0.codec == encoder.codec && known.contains($0.rawValue)
    }
    let advice =
      others.isEmpty
      ? "Choose another --codec."
      : "Use --encoder \(others.map(\.rawValue).joined(separator: " or "))."
    throw OutputError(
      .programMissing, "'\(program)' was built without the encoder \(encoder.rawValue). \(advice)")
  }

  /// What it prints for these arguments; empty where it cannot be started, or takes too long.
  private static func answer(of program: String, _ arguments: [String]) -> String {
    let patience = ChildProcess.Patience(resting: 3, spinning: 5)
    guard
      let child = try? ChildProcess(
        program: program, arguments: arguments, environment: environment, patience: patience),
      (try? child.finish()) != nil
    else { return "" }
    return child.outputText
  }

  /// The names in what `ffmpeg -encoders` prints: six letters or dots for what each can, then its name.
  static func encoders(listedIn text: String) -> Set<String> {
    Set(text.matches(of: #/(?m)^ [A-Z.]{6} +(\S+) /#).map { String($0.output.1) })
  }
}
