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
}
