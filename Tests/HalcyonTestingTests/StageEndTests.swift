import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// What a stage leaves behind when nobody has it any more: nothing.
@MainActor @Suite("The end of a stage")
struct StageEndTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    var isCancelled: () -> Void = {}
  }

  private struct Counter: View {
    @StateObject var model: Model
    var body: some View {
      Button("Add") { model.count += 1 }
        .task {
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
          model.isCancelled()
        }
    }
  }

  @Test("The view's models are freed with their stage, and its tasks are cancelled")
  func freed() {
    weak var left: Model?
    var cancelled = false
    do {
      let model = Model()
      model.isCancelled = { cancelled = true }
      left = model
      let stage = Stage(Counter(model: model))
      stage["Add"].tap()
      stage.advance(by: 2.5)
      #expect(model.count == 1)
      #expect(!cancelled)
    }
    #expect(cancelled)
    #expect(left == nil)
  }

  @Test("A stage that ends inside of another's time leaves that one alone")
  func inside() {
    let outer = Stage(Counter(model: Model()), start: Date(timeIntervalSince1970: 1000))
    outer.advance(by: 1)
    outer.perform {
      _ = Stage(Counter(model: Model())).picture
      #expect(Date().timeIntervalSince1970 == 1001)
    }
    outer.advance(by: 1)
    #expect(outer.now.timeIntervalSince1970 == 1002)
  }

  @Test("A stage that ends while a later one is in use leaves the timers of that alone")
  func laterTimers() {
    var earlier: Stage? = Stage(Text("earlier"))
    let later = Stage(Text("later"))
    var ticks = 0
    let timer = later.perform {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated { ticks += 1 }
      }
    }
    later.advance(by: 0.25)
    #expect(ticks == 2)
    earlier?.advance(by: 0)
    earlier = nil
    later.advance(by: 0.5)
    #expect(ticks == 7)
    timer.invalidate()
  }
}
