import Combine
import Foundation
import SwiftUI
import Testing

/// Published by whoever has an answer: it is one of the commonest mistakes, and Apple's systems only warn of it.
private final class Answers: ObservableObject, @unchecked Sendable {
  @Published var width: CGFloat = 10
  let sent = PassthroughSubject<CGFloat, Never>()
}

private struct Answering: View {
  @ObservedObject var answers: Answers
  @State private var height: CGFloat = 10

  var body: some View {
    Color.red.frame(width: answers.width, height: height)
      .onReceive(answers.sent) { height = $0 }
      .background { Box("behind") }
  }
}

@MainActor @Suite("What is published on other threads than the main one")
struct PublishedOnOtherThreadsTests {
  private let answers = Answers()

  /// Publishes by `start`, which is handed what to do, and waits for it.
  private func size(
    after start: (@escaping @Sendable () -> Void) -> Void
  ) async -> CGSize? {
    let answers = answers
    let probe = LayoutProbe { Answering(answers: answers) }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      start {
        answers.width = 50
        answers.sent.send(40)
        // Behind what these have brought to the main queue.
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    probe.run(0.1)
    return probe.frame("behind")?.size
  }

  @Test("A queue's work changes views, by properties of objects and by publishers")
  func queue() async {
    #expect(
      await size { work in DispatchQueue.global().async { work() } }
        == CGSize(width: 50, height: 40))
  }

  @Test("So does a thread's")
  func thread() async {
    #expect(
      await size { work in Thread.detachNewThread { work() } } == CGSize(width: 50, height: 40))
  }

  @Test("So does a task's that is on no actor")
  func task() async {
    #expect(await size { work in Task.detached { work() } } == CGSize(width: 50, height: 40))
  }
}
