import AVFoundation
import Foundation
import Pixels
import QuartzCore
import TestSupport
import Testing
import VirtualTime

@Suite("Pictures of films that play")
@MainActor
struct AVPlayerLayerTests {
  /// Which of red, green and blue the picture is.
  private func color(of image: CGImage?) -> String {
    guard let data = image?.dataProvider?.data, data.count >= 4 else { return "none" }
    let largest = (0..<3).max { data[data.startIndex + $0] < data[data.startIndex + $1] }!
    return ["red", "green", "blue"][largest]
  }

  private func inWorld(_ body: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let film = try threeColorFilm(in: folder)
    try VirtualWorld(startDate: Date(timeIntervalSinceReferenceDate: 1000), seed: 0).run {
      try body(film)
    }
  }

  @Test(
    "Reading a film takes none of the program's time, and a player shows the picture of its time")
  func time() throws {
    try inWorld { film in
      let player = AVPlayer(url: film)
      let place = CGSize(width: 64, height: 48)
      #expect(color(of: player.picture(in: place, fills: false)) == "red")
      #expect(Date().timeIntervalSinceReferenceDate == 1000)
      player.play()
      VirtualClock.advance(to: 1.5)
      #expect(color(of: player.picture(in: place, fills: false)) == "green")
      player.pause()
      VirtualClock.advance(to: 2.5)
      #expect(color(of: player.picture(in: place, fills: false)) == "green")
      #expect(abs(player.currentTime().seconds - 1.5) < 1e-6)
      player.seek(to: CMTime(seconds: 2.5, preferredTimescale: 600))
      #expect(color(of: player.picture(in: place, fills: false)) == "blue")
    }
  }

  @Test("A layer follows its player's jumps, and says where the film lies")
  func layers() throws {
    try inWorld { film in
      let player = AVPlayer(url: film)
      let layer = AVPlayerLayer(player: player)
      layer.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
      player.seek(to: CMTime(seconds: 1.2, preferredTimescale: 600))
      #expect(color(of: layer.contents as? CGImage) == "green")
      #expect(layer.videoRect == CGRect(x: 0, y: 8, width: 64, height: 48))
      layer.videoGravity = .resizeAspectFill
      #expect(abs(layer.videoRect.width - 64 * 64 / 48) < 1e-9)
      #expect(layer.videoRect.height == 64)
    }
  }

  @Test("A looper plays its film again from the start")
  func loops() throws {
    try inWorld { film in
      let player = AVQueuePlayer()
      let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: film))
      player.play()
      VirtualClock.advance(to: 4.5)
      #expect(abs(player.currentTime().seconds - 1.5) < 0.01)
      _ = looper
    }
  }

  @Test("Stills at several times come one after the other, each with its time or with a reason")
  func severalStills() async throws {
    let folder = try TemporaryFolder()
    let film = AVURLAsset(url: try threeColorFilm(in: folder))
    let times = [0.5, 1.5].map { CMTime(seconds: $0, preferredTimescale: 600) }
    var seen: [String] = []
    for await still in AVAssetImageGenerator(asset: film).images(for: times) {
      #expect(try still.actualTime == still.requestedTime)
      seen.append("\(color(of: try still.image)) \(still.requestedTime.seconds)")
    }
    #expect(seen == ["red 0.5", "green 1.5"])
    let none = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
    for await still in AVAssetImageGenerator(asset: none).images(for: [.zero]) {
      #expect(throws: (any Error).self) { try still.image }
    }
  }

  @Test("Stills of a film are taken at any time, within the size that was asked for")
  func stills() throws {
    try inWorld { film in
      let generator = AVAssetImageGenerator(asset: AVURLAsset(url: film))
      generator.maximumSize = CGSize(width: 32, height: 32)
      let image = try generator.copyCGImage(
        at: CMTime(seconds: 2.2, preferredTimescale: 600), actualTime: nil)
      #expect(color(of: image) == "blue")
      #expect((image.width, image.height) == (32, 24))
      let none = AVAssetImageGenerator(asset: AVURLAsset(url: film.appendingPathComponent("none")))
      #expect(throws: (any Error).self) { try none.copyCGImage(at: .zero, actualTime: nil) }
    }
  }
}
