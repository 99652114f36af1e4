import AppIntents
import Foundation
import TestSupport
import Testing
import UniformTypeIdentifiers

@Suite("Files of intents")
struct IntentFileTests {
  @Test("A file in memory is what it was made of, and of no other type")
  func inMemory() async throws {
    let file = IntentFile(data: Data([1, 2]), filename: "a.png", type: .png)
    #expect(try await file.data(contentType: .image) == Data([1, 2]))
    #expect(file.fileURL == nil && file.availableContentTypes == [.png])
    await #expect(throws: CocoaError.self) { try await file.data(contentType: .text) }
  }

  @Test(
    "A file of the disk has its name and type from its address, and says where it cannot be read")
  func onDisk() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("words".utf8).write(to: url)
    let file = IntentFile(fileURL: url)
    #expect(file.filename == url.lastPathComponent && file.type == .plainText)
    #expect(try await file.data(contentType: .text) == Data("words".utf8))
    try FileManager.default.removeItem(at: url)
    #expect(file.data.isEmpty)
    await #expect(throws: (any Error).self) { try await file.data(contentType: .text) }
  }

  private struct Remember: AppIntent {
    static let title: LocalizedStringResource = "Remember"
    @Parameter(
      title: "Picture", supportedContentTypes: [.image],
      inputConnectionBehavior: .connectToPreviousIntentResult) var picture: IntentFile
    @Parameter(title: "More", supportedContentTypes: [.image]) var more: [IntentFile]
    @Parameter(title: "Words", inputConnectionBehavior: .never) var words: String
    @Parameter var name: String
    init() {}
    init(name: String) { self.name = name }
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test("An intent's parameters are files, and begin with none")
  func parameters() {
    let intent = Remember()
    #expect(intent.more.isEmpty)
    intent.picture = IntentFile(data: Data(), filename: "b.jpg")
    #expect(intent.picture.filename == "b.jpg")
    #expect(Remember(name: "a").name == "a")
  }

  private struct Order: AppIntent {
    static let title: LocalizedStringResource = "Order"
    func perform() async throws -> some IntentResult {
      let sizes: [IntentChoiceOption] = [.init(title: "Small"), .init(title: "Large"), .cancel]
      _ = try await requestChoice(between: sizes, dialog: "Which?")
      try await requestConfirmation(actionName: .order, dialog: "Really?")
      return .result()
    }
  }

  @Test("Nobody is there to choose or to say yes: an intent that asks ends with that")
  func questions() async throws {
    await #expect(throws: (any Error).self) { _ = try await Order().perform() }
    #expect(IntentChoiceOption(title: "a") == IntentChoiceOption(title: "a"))
    #expect(IntentChoiceOption(title: "a") != IntentChoiceOption(title: "a", style: .destructive))
  }
}
