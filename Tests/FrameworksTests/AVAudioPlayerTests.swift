import AVFoundation
import AudioToolbox
import Foundation
import ProgramSounds
import Testing
import VirtualTime

@Suite("Players of sounds", .serialized)
@MainActor
struct AVAudioPlayerTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 1000)

  /// A sound of one second.
  private var wave: Data {
    var wave = Data("RIFF".utf8) + Data([0, 0, 0, 0]) + Data("WAVEfmt ".utf8)
    wave += Data([16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0])
    return wave + Data("data".utf8) + Data([0x80, 0x3E, 0, 0]) + Data(count: 16_000)
  }

  /// What is heard of what `body` plays.
  private func cues(_ body: () throws -> Void) rethrows -> [SoundCue] {
    try VirtualWorld(startDate: Self.start, seed: 0).run {
      SoundLog.begin()
      try body()
      return SoundCue.cues(of: SoundLog.events, filmStart: 1000)
    }
  }

  private final class Listener: AVAudioPlayerDelegate {
    var ended: [Double] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ended.append(Date().timeIntervalSinceReferenceDate - 1000)
    }
  }

  @Test("A player that is made with nothing plays nothing")
  func nothing() {
    let player = AVAudioPlayer()
    #expect(player.duration == 0 && player.url == nil)
    #expect(!player.play() && !player.isPlaying)
  }

  @Test("The delegate hears of the end when the sound is over, loops included")
  func ending() throws {
    let listener = Listener()
    let cues = try cues {
      let player = try AVAudioPlayer(data: wave)
      (player.delegate, player.numberOfLoops) = (listener, 1)
      VirtualClock.advance(to: 0.5)
      #expect(player.prepareToPlay() && player.play() && player.isPlaying)
      VirtualClock.advance(to: 1.75)
      #expect(abs(player.currentTime - 0.25) < 1e-6)
      VirtualClock.advance(to: 4)
      #expect(!player.isPlaying && player.currentTime == 0)
    }
    #expect(listener.ended == [2.5])
    #expect(cues.count == 1 && cues[0].start == 0.5 && cues[0].rounds == 2)
  }

  @Test("A pause keeps the place, and seeking changes it")
  func places() throws {
    let cues = try cues {
      let player = try AVAudioPlayer(data: wave)
      player.play()
      VirtualClock.advance(to: 0.25)
      player.pause()
      VirtualClock.advance(to: 1)
      player.play()
      VirtualClock.advance(to: 1.125)
      player.currentTime = 0.75
      VirtualClock.advance(to: 2)
    }
    #expect(cues.map(\.start) == [0, 1, 1.125])
    #expect(cues.map(\.position) == [0, 0.25, 0.75])
    #expect(cues.map { ($0.length * 1e6).rounded() / 1e6 } == [0.25, 0.125, 0.25])
  }

  @Test("A player that begins at a time of the device's clock waits for it")
  func later() throws {
    let listener = Listener()
    let cues = try cues {
      let player = try AVAudioPlayer(data: wave)
      player.delegate = listener
      player.play(atTime: player.deviceCurrentTime + 0.5)
      VirtualClock.advance(to: 3)
    }
    #expect(cues.map(\.start) == [0.5] && listener.ended == [1.5])
  }

  @Test("Speed, volume and pan hold from when they are set; speed only where it is enabled")
  func changes() throws {
    let listener = Listener()
    let cues = try cues {
      let player = try AVAudioPlayer(data: wave)
      player.delegate = listener
      player.rate = 2
      player.play()
      #expect(SoundLog.events.last?.rate == 1)
      player.stop()
      player.currentTime = 0
      player.enableRate = true
      player.play()
      VirtualClock.advance(to: 0.25)
      player.volume = 0.5
      player.pan = -1
      VirtualClock.advance(to: 3)
    }
    #expect(cues.map(\.rate) == [2, 2] && cues.map(\.position) == [0, 0.5])
    #expect(cues.last?.volume.value == 0.5 && cues.last?.pan == -1)
    #expect(listener.ended == [0.5])
  }

  @Test("A fade is on its way when the sound is paused")
  func fade() throws {
    let cues = try cues {
      let player = try AVAudioPlayer(data: wave)
      player.play()
      player.setVolume(0, fadeDuration: 1)
      VirtualClock.advance(to: 0.5)
      player.rate = 1
      VirtualClock.advance(to: 2)
    }
    let last = try #require(cues.last?.volume)
    #expect(last.start == 0.5 && last.value == 0 && last.fade == 0.5)
  }

  @Test("A player that nobody keeps falls silent")
  func forgotten() throws {
    let cues = try cues {
      var player: AVAudioPlayer? = try AVAudioPlayer(data: wave)
      player?.play()
      VirtualClock.advance(to: 0.25)
      player = nil
    }
    #expect(cues.map(\.length) == [0.25])
  }

  @Test("Sounds of the system's player are made of files, and play over each other")
  func systemSounds() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    try wave.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var ended: [Double] = []
    let cues = cues {
      var sound: SystemSoundID = 0
      #expect(AudioServicesCreateSystemSoundID(url as CFURL, &sound) == noErr)
      AudioServicesPlaySystemSound(sound)
      VirtualClock.advance(to: 0.5)
      AudioServicesPlaySystemSoundWithCompletion(sound) {
        ended.append(Date().timeIntervalSinceReferenceDate - 1000)
      }
      // The system's own.
      AudioServicesPlaySystemSound(1104)
      VirtualClock.advance(to: 2)
      AudioServicesDisposeSystemSoundID(sound)
      AudioServicesPlaySystemSound(sound)
    }
    #expect(cues.map(\.start) == [0, 0.5] && ended == [1.5])
    #expect(cues.allSatisfy { $0.length == .infinity && $0.source == .file(url) })
  }

  @Test("A film player's file is heard from its place, and a queue goes on with the next")
  func queue() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    try wave.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let cues = cues {
      let player = AVQueuePlayer(items: [AVPlayerItem(url: url), AVPlayerItem(url: url)])
      player.seek(to: CMTime(seconds: 0.5, preferredTimescale: 600))
      player.play()
      VirtualClock.advance(to: 1)
      player.isMuted = true
      VirtualClock.advance(to: 3)
      #expect(player.timeControlStatus == .paused && player.items().isEmpty)
    }
    #expect(cues.map(\.start) == [0, 0.5, 1])
    #expect(cues.map(\.position) == [0.5, 0, 0.5])
    #expect(cues.map(\.volume.value) == [1, 1, 0])
  }
}
