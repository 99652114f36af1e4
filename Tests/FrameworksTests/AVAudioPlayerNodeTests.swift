import AVFoundation
import Foundation
import ProgramSounds
import Testing
import VirtualTime

@Suite("Engines of sounds", .serialized)
@MainActor
struct AVAudioPlayerNodeTests {
  private func cues(_ body: () throws -> Void) rethrows -> [SoundCue] {
    try VirtualWorld(startDate: Date(timeIntervalSinceReferenceDate: 1000), seed: 0).run {
      SoundLog.begin()
      try body()
      return SoundCue.cues(of: SoundLog.events, filmStart: 1000)
    }
  }

  private func buffer(frames: AVAudioFrameCount) -> AVAudioPCMBuffer {
    let format = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)!
    let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames)!
    buffer.frameLength = frames
    for frame in 0..<Int(frames) { buffer.floatChannelData![0][frame] = 0.5 }
    return buffer
  }

  @Test("A buffer is heard as a wave of its samples: half of full is 16383 of 32767")
  func buffers() throws {
    let cues = cues {
      let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
      engine.attach(player)
      engine.connect(player, to: engine.mainMixerNode, format: nil)
      engine.mainMixerNode.outputVolume = 0.5
      player.volume = 0.5
      player.scheduleBuffer(buffer(frames: 8000), at: nil, options: .loops)
      player.play()
    }
    let cue = try #require(cues.first)
    #expect(cue.rounds == nil)
    #expect(cue.volume.value == 0.25)
    guard case .memory(let wave) = cue.source else {
      Issue.record("a buffer is no file")
      return
    }
    let facts = try SoundFile.facts(of: wave)
    #expect(facts.duration == 1 && facts.channels == 1)
    #expect(wave.count == 44 + 2 * 8000)
    #expect(wave[44] == 0xFF && wave[45] == 0x3F)
  }

  @Test("Buffers are played one after another, and say when each is over")
  func queue() {
    var ends: [Double] = []
    let cues = cues {
      let player = AVAudioPlayerNode()
      for _ in 0..<2 {
        player.scheduleBuffer(buffer(frames: 4000)) {
          ends.append(Date().timeIntervalSinceReferenceDate - 1000)
        }
      }
      player.play()
      VirtualClock.advance(to: 2)
    }
    #expect(cues.map(\.start) == [0, 0.5])
    #expect(cues.map(\.length) == [0.5, 0.5])
    #expect(ends == [0.5, 1])
  }

  @Test("A format needs samples and channels")
  func formats() {
    #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)?.isStandard == true)
  }
}
