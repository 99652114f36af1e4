import Foundation
import ProgramSounds
import Testing

@testable import Encoders

@Suite("Mixes of sounds")
struct SoundMixTests {
  private let source = SoundSource.file(URL(fileURLWithPath: "/steps.wav"))

  private func cue(_ start: Double, _ change: (inout SoundCue) -> Void = { _ in }) -> SoundCue {
    var cue = SoundCue(source: source, start: start)
    change(&cue)
    return cue
  }

  /// Left and right of each sample, of a sound whose samples are `sound` on both sides.
  private func mix(_ cues: [SoundCue], length: Int, sound: [Float]) -> (
    left: [Float], right: [Float]
  ) {
    let data = sound.flatMap { [$0, $0] }.withUnsafeBytes { Data($0) }
    let mix = SoundMix(cues: cues, length: length)
    var samples: [Float] = []
    mix.forEachPiece(of: Dictionary(uniqueKeysWithValues: mix.variants.map { ($0, data) })) {
      samples += $0
    }
    let places = stride(from: 0, to: samples.count, by: 2)
    return (places.map { samples[$0] }, places.map { samples[$0 + 1] })
  }

  private let second = 1 / 48_000.0

  @Test("A cue begins at the sample of its time, and what is there adds up")
  func places() {
    let (left, right) = mix(
      [cue(2 * second), cue(3 * second)], length: 6, sound: [0.25, 0.5])
    #expect(left == [0, 0, 0.25, 0.75, 0.5, 0])
    #expect(right == left)
  }

  @Test("An onset at half a second stands at sample 24,000")
  func onset() {
    let (left, _) = mix([cue(0.5)], length: 48_000, sound: [1])
    #expect(left.firstIndex(of: 1) == 24_000)
  }

  @Test("Pieces meet without a gap")
  func pieces() {
    let length = SoundMix.pieceLength + 10
    let (left, _) = mix([cue(0) { $0.rounds = nil }], length: length, sound: [0.5])
    #expect(left.count == length && left.allSatisfy { $0 == 0.5 })
  }

  @Test("Rounds follow each other, and end")
  func rounds() {
    let (left, _) = mix([cue(0) { $0.rounds = 2 }], length: 6, sound: [0.25, 0.5])
    #expect(left == [0.25, 0.5, 0.25, 0.5, 0, 0])
  }

  @Test("A sound that began before the film, or further on, is cut to what is left")
  func cuts() {
    let (before, _) = mix([cue(-second)], length: 3, sound: [0.25, 0.5])
    #expect(before == [0.5, 0, 0])
    let (further, _) = mix([cue(0) { $0.position = second }], length: 3, sound: [0.25, 0.5])
    #expect(further == [0.5, 0, 0])
    let (short, _) = mix([cue(0) { $0.length = second }], length: 3, sound: [0.25, 0.5])
    #expect(short == [0.25, 0, 0])
  }

  @Test("Volume and pan are factors; the sum ends at the loudest that there is")
  func factors() {
    let quiet = cue(0) { ($0.volume, $0.pan) = (SoundVolume(0.5), 0.5) }
    let (left, right) = mix([quiet], length: 1, sound: [0.5])
    #expect(left == [0.125] && right == [0.25])
    #expect(mix([cue(0), cue(0)], length: 1, sound: [-0.75]).left == [-1])
  }

  @Test("A fade moves from sample to sample")
  func fade() {
    let fading = cue(0) { $0.volume = SoundVolume(from: 0, to: 1, over: 4 * second) }
    let (left, _) = mix([fading], length: 5, sound: [1, 1, 1, 1, 1])
    for (value, wanted) in zip(left, [0, 0.25, 0.5, 0.75, 1] as [Float]) {
      #expect(abs(value - wanted) < 1e-5)
    }
  }

  @Test("A tempo is made of steps that ffmpeg takes")
  func tempo() {
    #expect(SoundDecoder.tempo(1).isEmpty)
    #expect(SoundDecoder.tempo(1.5) == ["atempo=1.5"])
    #expect(SoundDecoder.tempo(3) == ["atempo=2", "atempo=1.5"])
    #expect(SoundDecoder.tempo(0.25) == ["atempo=0.5", "atempo=0.5"])
  }
}
