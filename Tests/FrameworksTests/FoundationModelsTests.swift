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

@Generable
private struct Journey: Equatable {
  @Guide(.anyOf(["Rome", "Oslo"])) let place: String
  let days: [Day]
  let kind: Kind

  @Generable struct Day: Hashable, Identifiable {
    var id: GenerationID
    @Guide(.range(1...24)) var hours: Int
    var title: String
  }
  @Generable enum Kind { case short, long }
}

/// One that has an identity of its own.
@Generable
private struct Palette: Identifiable {
  var id: Int
  let colors: [String]
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

  @Test("What is known of a value so far has the value's own identity, else one of the answer's")
  func identity() {
    func identity<Value: Identifiable>(of type: Value.Type) -> ObjectIdentifier {
      ObjectIdentifier(Value.ID.self)
    }
    #expect(identity(of: Palette.PartiallyGenerated.self) == ObjectIdentifier(Int?.self))
    #expect(identity(of: Recipe.PartiallyGenerated.self) == ObjectIdentifier(GenerationID.self))
    #expect(
      identity(of: Journey.Day.PartiallyGenerated.self) == ObjectIdentifier(GenerationID.self))
  }

  @Test(
    "Parts of values that can be compared can be compared, so that an animation may follow them")
  func comparing() {
    func areEqual<Value: Equatable>(_ type: Value.Type) -> Bool { true }
    #expect(areEqual(Journey.PartiallyGenerated.self))
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
