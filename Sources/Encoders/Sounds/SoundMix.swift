import Foundation
import ProgramSounds

/// Adds up sounds under a film: two channels of 48,000 samples a second.
///
/// A cue begins at the sample nearest to its time; so do changes of volume. What is louder than the loudest sample can be
/// is cut there. The samples depend on nothing but the cues and the sounds.
struct SoundMix: Sendable {
  var cues: [SoundCue]
  /// Samples of the film, of each channel.
  var length: Int

  /// The samples of each sound as it is played: left and right by turns.
  typealias Samples = [SoundVariant: Data]

  /// Samples that are added up at a time, of each channel.
  static let pieceLength = 1 << 18

  /// The sounds that are to be decoded.
  var variants: Set<SoundVariant> { Set(cues.map(SoundVariant.init)) }

  /// Hands over the mix in pieces, as 32-bit numbers of which 1 is the loudest.
  func forEachPiece(of samples: Samples, _ body: ([Float]) throws -> Void) rethrows {
    for start in stride(from: 0, to: length, by: SoundMix.pieceLength) {
      var piece = [Float](repeating: 0, count: 2 * min(SoundMix.pieceLength, length - start))
      for cue in cues {
        guard let sound = samples[SoundVariant(cue)] else { continue }
        sound.withUnsafeBytes { add(cue, $0.bindMemory(to: Float.self), to: &piece, from: start) }
      }
      for index in piece.indices { piece[index] = min(max(piece[index], -1), 1) }
      try body(piece)
    }
  }

  /// Adds what of `cue` lies in the piece that begins at sample `start`.
  private func add(
    _ cue: SoundCue, _ sound: UnsafeBufferPointer<Float>, to piece: inout [Float], from start: Int
  ) {
    let count = sound.count / 2
    let begin = SoundMix.sample(cue.start)
    let end = cue.length.isFinite ? SoundMix.sample(cue.start + cue.length) : length
    // Of the sound as it is played, which takes less time where it is faster.
    let skipped = SoundMix.sample(cue.position / cue.rate)
    let total = cue.rounds.map { $0.multipliedReportingOverflow(by: count) }
    let left = total.map { ($0.overflow ? .max : $0.partialValue) - skipped } ?? .max
    let first = max(begin, start)
    let last = min(end, start + piece.count / 2, left < length ? begin + left : length)
    guard count > 0, first < last else { return }
    let gains = (left: 1 - max(0, cue.pan), right: 1 + min(0, cue.pan))
    for sample in first..<last {
      let place = (skipped + sample - begin) % count
      let volume = cue.volume.value(after: Double(sample - begin) / Double(SoundTrack.rate))
      let target = 2 * (sample - start)
      piece[target] += sound[2 * place] * Float(volume * gains.left)
      piece[target + 1] += sound[2 * place + 1] * Float(volume * gains.right)
    }
  }

  /// The sample at so many seconds.
  private static func sample(_ seconds: Double) -> Int {
    Int((min(max(seconds, -1e9), 1e9) * Double(SoundTrack.rate)).rounded())
  }
}

/// A sound at one speed, which keeps its pitch.
struct SoundVariant: Hashable, Sendable {
  var source: SoundSource
  var rate: Double

  init(_ cue: SoundCue) { (source, rate) = (cue.source, cue.rate) }
}
