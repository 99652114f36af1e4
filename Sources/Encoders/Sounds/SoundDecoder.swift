import Foundation
import ProgramSounds

/// Lets ffmpeg decode sounds into a folder.
struct SoundDecoder {
  var program: String
  var folder: String

  /// The samples of each sound; those that cannot be decoded are told of, and left out.
  func samples(of variants: Set<SoundVariant>) throws -> SoundMix.Samples {
    var samples: SoundMix.Samples = [:]
    for (index, variant) in variants.enumerated() {
      let target = "\(folder)/\(index).wav"
      let source: String
      switch variant.source {
      case .file(let url): source = url.path
      case .memory(let data):
        source = "\(folder)/\(index).sound"
        guard FileManager.default.createFile(atPath: source, contents: data) else {
          throw OutputError.system(source)
        }
      }
      guard try decode(source, rate: variant.rate, to: target),
        let file = try? Data(contentsOf: URL(fileURLWithPath: target), options: .alwaysMapped),
        let data = SoundDecoder.stereo(file)
      else {
        let name = (source as NSString).lastPathComponent
        let line = "warning: the sound \(name) cannot be decoded and is not heard\n"
        FileHandle.standardError.write(Data(line.utf8))
        continue
      }
      samples[variant] = data
    }
    return samples
  }

  private func decode(_ source: String, rate: Double, to target: String) throws -> Bool {
    let arguments =
      [
        "-nostdin", "-hide_banner", "-loglevel", "error", "-nostats", "-y", "-i",
        "file:" + source, "-map", "0:a:0", "-af",
        (SoundDecoder.tempo(rate) + [
          "aresample=\(SoundTrack.rate):resampler=swr", "aformat=channel_layouts=mono|stereo",
        ]).joined(separator: ","),
      ] + ["-c:a", "pcm_f32le", "-fflags", "+bitexact", "-f", "wav", "file:" + target]
    return try FFmpegRun(program: program, arguments: arguments).status() == 0
  }

  /// The samples of a WAV file of 32-bit numbers, left and right by turns. One channel is heard as loudly on both sides:
  /// ffmpeg itself would make it quieter by 3 dB.
  static func stereo(_ file: Data) -> Data? {
    guard let format = file.range(of: Data("fmt ".utf8)), file.count > format.upperBound + 20,
      let start = file.range(of: Data("data".utf8), in: format.upperBound..<file.count)
    else { return nil }
    let samples = file[(start.upperBound + 4)...]
    guard file[format.upperBound + 6] == 1 else { return Data(samples) }
    return samples.withUnsafeBytes { bytes in
      let both = (0..<bytes.count / 4).flatMap { place -> [Float] in
        let sample = bytes.loadUnaligned(fromByteOffset: 4 * place, as: Float.self)
        return [sample, sample]
      }
      return both.withUnsafeBytes { Data($0) }
    }
  }

  /// Filters that play a sound faster at the same pitch; each takes a factor from 0.5 to 2.
  static func tempo(_ rate: Double) -> [String] {
    guard rate != 1 else { return [] }
    var rest = min(max(rate, 1 / 32), 32)
    var steps: [String] = []
    while rest > 2 {
      steps.append("atempo=2")
      rest /= 2
    }
    while rest < 0.5 {
      steps.append("atempo=0.5")
      rest *= 2
    }
    return steps + ["atempo=\(rest)"]
  }
}
