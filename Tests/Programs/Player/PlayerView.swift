import AVFoundation
import AVKit
import SwiftUI

final class AudioPlayer: NSObject, ObservableObject, AVAudioPlayerDelegate {
  @Published var isPlaying = false
  @Published var progress = 0.0
  private var player: AVAudioPlayer?
  private var timer: Timer?

  func start() {
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
      try AVAudioSession.sharedInstance().setActive(true)
      guard let url = Bundle.main.url(forResource: "tone", withExtension: "wav") else { return }
      player = try AVAudioPlayer(contentsOf: url)
      player?.delegate = self
      player?.prepareToPlay()
      player?.numberOfLoops = 0
      player?.volume = 0.5
      player?.play()
      isPlaying = true
    } catch {
      print("no sound: \(error)")
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      guard let self, let player = self.player else { return }
      self.progress = player.duration > 0 ? player.currentTime / player.duration : 0
    }
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    isPlaying = false
    timer?.invalidate()
  }
}

struct PlayerView: View {
  @StateObject private var audio = AudioPlayer()
  @State private var player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)

  var body: some View {
    VStack(spacing: 20) {
      VideoPlayer(player: player).frame(height: 220)
      ProgressView(value: audio.progress)
      Button(
        audio.isPlaying ? "Pause" : "Play",
        systemImage: audio.isPlaying ? "pause.fill" : "play.fill"
      ) {
        audio.start()
        AudioServicesPlaySystemSound(1104)
        let utterance = AVSpeechUtterance(string: "Hello")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        utterance.rate = 0.5
        AVSpeechSynthesizer().speak(utterance)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .onAppear {
      player.play(); audio.start()
    }
    .onDisappear { player.pause() }
  }
}
