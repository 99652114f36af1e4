import SwiftUI
import AVKit
import AVFoundation
import MediaPlayer

struct Episode: Identifiable, Hashable {
  let id = UUID(); var title: String; var length: TimeInterval;
  var url: URL? = Bundle.main.url(forResource: "episode", withExtension: "mp3")
}

@Observable final class AudioPlayer: NSObject, AVAudioPlayerDelegate {
  var isPlaying = false
  var progress = 0.0
  var rate: Float = 1 { didSet { player?.rate = rate } }
  private var player: AVAudioPlayer?
  private var timer: Timer?
  func load(_ episode: Episode) {
    guard let url = episode.url else { return }
    do {
      try AVAudioSession.sharedInstance().setCategory(
        .playback, mode: .spokenAudio, options: [.duckOthers])
      try AVAudioSession.sharedInstance().setActive(true)
      player = try AVAudioPlayer(contentsOf: url)
      player?.delegate = self
      player?.enableRate = true
      player?.prepareToPlay()
    } catch { print(error.localizedDescription) }
    var info: [String: Any] = [MPMediaItemPropertyTitle: episode.title]
    info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = player?.currentTime
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info
    MPRemoteCommandCenter.shared().playCommand.addTarget { [unowned self] _ in
      toggle(); return .success
    }
  }
  func toggle() {
    isPlaying.toggle()
    if isPlaying {
      player?.play();
      timer = .scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.tick()
      }
    } else {
      player?.pause(); timer?.invalidate()
    }
  }
  private func tick() { progress = min(1, progress + 0.001) }
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    isPlaying = false
  }
}
struct Bars: View {
  var levels: [CGFloat]
  var progress: Double
  var body: some View {
    HStack(alignment: .center, spacing: 2) {
      ForEach(levels.indices, id: \.self) { i in
        Capsule().fill(
          Double(i) / Double(levels.count) < progress
            ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)
        ).frame(height: 6 + levels[i] * 50)
      }
    }.frame(height: 60)
  }
}
struct ContentView: View {
  @State private var player = AudioPlayer()
  @State private var video = AVPlayer(url: URL(string: "https://example.com/trailer.mp4")!)
  @State private var episode = Episode(title: "On the making of clocks", length: 1860)
  @State private var volume = 0.6
  var levels: [CGFloat] { (0..<48).map { abs(sin(Double($0) * 0.7) * cos(Double($0) * 0.23)) } }
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        VideoPlayer(player: video) {
          VStack {
            Text("Trailer").font(.caption).padding(6).background(.black.opacity(0.5))
              .foregroundStyle(.white);
            Spacer()
          }
        }.frame(height: 200).clipShape(.rect(cornerRadius: 16))
        Text(episode.title).font(.title2.weight(.semibold)).multilineTextAlignment(.center)
        Text(Date(timeIntervalSinceNow: 0), style: .relative)
        Text(Duration.seconds(episode.length).formatted(.time(pattern: .hourMinuteSecond)))
          .foregroundStyle(.secondary)
        Bars(levels: levels, progress: player.progress)
        ProgressView(timerInterval: Date()...Date().addingTimeInterval(60), countsDown: false) {
          Text("Sleep timer")
        }
        HStack(spacing: 40) {
          Button {
          } label: {
            Image(systemName: "gobackward.15")
          }
          Button {
            player.toggle()
          } label: {
            Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill").font(
              .system(size: 64)
            ).contentTransition(.symbolEffect(.replace.downUp.byLayer))
          }.keyboardShortcut(.space, modifiers: [])
          Button {
          } label: {
            Image(systemName: "goforward.30")
          }
        }
        .font(.title).symbolRenderingMode(.hierarchical)
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        Picker("Rate", selection: $player.rate) {
          ForEach([Float(0.5), 1, 1.5, 2], id: \.self) { Text("\($0.formatted())×").tag($0) }
        }.pickerStyle(.segmented)
      }
      .padding()
    }
    .tint(.purple)
    .onAppear {
      player.load(episode); video.isMuted = true;
      NotificationCenter.default.addObserver(
        forName: AVPlayerItem.didPlayToEndTimeNotification, object: video.currentItem, queue: .main
      ) { _ in
        video.seek(to: .zero); video.play()
      }
    }
    .onDisappear { video.pause() }
  }
}
