import HalcyonTesting
import Lottie
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Lottie animations in views")
struct LottieViewTests {
  private func animation() throws -> LottieAnimation { try .from(data: LottieSample.data) }

  @Test("An animation says how long it is, and turns frames, progress and seconds into one another")
  func conversions() throws {
    let animation = try animation()
    #expect(animation.duration == 2)
    #expect(animation.size == CGSize(width: 200, height: 100))
    #expect(animation.progressTime(forFrame: 15) == 0.25)
    #expect(animation.frameTime(forProgress: 0.5) == 30)
    #expect(animation.time(forFrame: 45) == 1.5)
    #expect(animation.frameTime(forTime: 0.5) == 15)
    #expect(animation.markerNames == ["middle"])
    #expect(animation.progressTime(forMarker: "middle") == 0.25)
    #expect(animation.durationFrameTime(forMarker: "middle") == 30)
  }

  @Test("A view plays its animation once by the program's clock, and tells of the end")
  func once() throws {
    var ends: [Bool] = []
    let view = LottieAnimationView(animation: try animation())
    let stage = Stage(Holder(view: view))
    stage.perform { view.play { ends.append($0) } }
    stage.advance(by: 1)
    #expect(abs(view.currentFrame - 30) <= 1)
    #expect(view.isAnimationPlaying && ends.isEmpty)
    stage.advance(by: 1.1)
    #expect(view.currentProgress == 1)
    #expect(!view.isAnimationPlaying)
    #expect(ends == [true])
  }

  @Test("What is stopped stands at its first frame, what is paused where it is, and both say so")
  func stopped() throws {
    var ends: [Bool] = []
    let view = LottieAnimationView(animation: try animation())
    let stage = Stage(Holder(view: view))
    view.loopMode = .loop
    stage.perform { view.play { ends.append($0) } }
    stage.advance(by: 3)
    stage.perform { view.pause() }
    #expect(abs(view.currentFrame - 30) <= 1)
    stage.perform {
      view.play { ends.append($0) }
      view.stop()
    }
    #expect(view.currentFrame == 0)
    #expect(ends == [false, false])
  }

  @Test("A marker is played from its frame to its end; another speed plays it sooner")
  func marker() throws {
    let view = LottieAnimationView(animation: try animation())
    let stage = Stage(Holder(view: view))
    view.animationSpeed = 2
    stage.perform { view.play(marker: "middle") }
    stage.advance(by: 0.25)
    #expect(abs(view.currentFrame - 30) <= 2)
    stage.advance(by: 0.5)
    #expect(view.currentFrame == 45)
  }

  @Test("In SwiftUI it is as large as its file says, or as is proposed where it is resizable")
  func sizes() throws {
    let animation = try animation()
    let stage = Stage(
      VStack {
        LottieView(animation: animation).accessibilityIdentifier("own")
        LottieView(animation: animation).resizable().frame(width: 80, height: 80)
          .accessibilityIdentifier("proposed")
      })
    #expect(stage["own"].frame.size == CGSize(width: 200, height: 100))
    #expect(stage["proposed"].frame.size == CGSize(width: 80, height: 80))
  }

  @Test("A binding follows what plays, and what is set is shown")
  func bindings() throws {
    struct Player: View {
      let animation: LottieAnimation
      @State var progress: CGFloat = 0
      @State var isDone = false
      var body: some View {
        LottieView(animation: animation).playing()
          .getRealtimeAnimationProgress($progress).animationDidFinish { isDone = $0 }
        Text("\(Int((progress * 100).rounded())) \(isDone)").accessibilityIdentifier("progress")
      }
    }
    let animation = try animation()
    let stage = Stage(Player(animation: animation))
    stage.advance(by: 1)
    let now = (stage["progress"].label ?? "").split(separator: " ").first.flatMap { Int($0) } ?? -1
    #expect((48...52).contains(now))
    stage.advance(by: 1.2)
    #expect(stage["progress"].label == "100 true")
  }

  @Test("A file is read once, and a view that is built again goes on")
  func named() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("square.json").path
    try LottieSample.data.write(to: URL(fileURLWithPath: path))
    #expect(LottieAnimation.filepath(path) === LottieAnimation.filepath(path))
    struct Player: View {
      let path: String
      @State private var count = 0
      var body: some View {
        LottieView(animation: .filepath(path)).playing()
          .animationDidFinish { _ in count += 1 }
        Text("\(count)").accessibilityIdentifier("count")
      }
    }
    let stage = Stage(Player(path: path))
    stage.advance(by: 5)
    #expect(stage["count"].label == "1")
  }

  @Test("What is no Lottie file, or not there, is no animation")
  func missing() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("broken.json")
    try Data("{}".utf8).write(to: file)
    #expect(LottieAnimation.filepath(file.path) == nil)
    #expect(LottieAnimation.named("nowhere") == nil)
    #expect(throws: (any Error).self) { try LottieAnimation.from(data: Data("no".utf8)) }
  }

  private struct Holder: UIViewRepresentable {
    let view: LottieAnimationView
    func makeUIView(context: Context) -> LottieAnimationView { view }
    func updateUIView(_ view: LottieAnimationView, context: Context) {}
  }
}
