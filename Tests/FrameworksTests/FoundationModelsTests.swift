import Foundation
import FoundationModels
import ReplayKit
import Testing

@Generable
private struct Recipe {
  @Guide(description: "A name that makes hungry")
  let name: String
  @Guide(description: "What is needed", .count(2...5))
  var parts: [Part]

  @Generable
  struct Part {
    var title: String  // A comment is not a part of a type.
    var grams: Int?
  }
}

@Suite("Language models that are not there")
struct FoundationModelsTests {
  @Test("A program hears that the device cannot have a model")
  func availability() {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    #expect(!SystemLanguageModel.default.isAvailable)
  }

  @Test("Requests are answered by an error, and what streams fails before its first part")
  func requests() async {
    let session = LanguageModelSession { "Be short." }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "A recipe", generating: Recipe.self)
    }
    let stream = session.streamResponse(generating: Recipe.self) { "A recipe" }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await part in stream { _ = part.content.parts?.first?.grams }
    }
  }

  @Test("A prompt's lines are put together, with those that a condition leaves")
  func prompts() {
    func prompt(_ isLong: Bool) -> Prompt {
      Prompt {
        "One"
        if isLong { "Two" }
        ["Three", "Four"]
      }
    }
    #expect("\(prompt(true))".contains("One\\nTwo\\nThree\\nFour"))
    #expect(!"\(prompt(false))".contains("Two"))
  }

  @MainActor @Test("No screen is recorded")
  func recording() async {
    #expect(!RPScreenRecorder.shared().isAvailable)
    await #expect(throws: RPRecordingError.self) {
      try await RPScreenRecorder.shared().startRecording()
    }
  }
}
