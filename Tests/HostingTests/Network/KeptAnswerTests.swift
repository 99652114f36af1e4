import Foundation
import FoundationNetworking
import Testing

@testable import Hosting

@Suite("Answers of the network that are kept")
struct KeptAnswerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("kept-answers-\(UUID().uuidString)")
  private var answers: KeptAnswers { KeptAnswers(folder: folder) }
  private let address = URL(string: "https://example.com/words?page=2")!

  private func answer(_ text: String) -> KeptAnswer {
    KeptAnswer(
      url: address, status: 200, headers: ["Content-Type": "text/plain"], body: Data(text.utf8))
  }

  @Test("The same question has the same answer, with its status, headers and bytes")
  func sameAnswer() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(answers.answer(to: URLRequest(url: address)) == nil)
    _ = answers.keep(answer("one"), for: URLRequest(url: address))
    let kept = try #require(answers.answer(to: URLRequest(url: address)))
    #expect(kept.body == Data("one".utf8))
    let response = try #require(kept.response)
    #expect(response.statusCode == 200)
    #expect(response.value(forHTTPHeaderField: "content-type") == "text/plain")
  }

  @Test("Another method, header, body or address is another question")
  func otherQuestions() {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = answers.keep(answer("one"), for: URLRequest(url: address))
    var posted = URLRequest(url: address)
    posted.httpMethod = "POST"
    #expect(answers.answer(to: posted) == nil)
    _ = answers.keep(answer("two"), for: posted)
    var withBody = posted
    withBody.httpBody = Data([1])
    #expect(answers.answer(to: withBody) == nil)
    var asked = URLRequest(url: address)
    asked.setValue("de", forHTTPHeaderField: "Accept-Language")
    #expect(answers.answer(to: asked) == nil)
    #expect(answers.answer(to: URLRequest(url: URL(string: "https://example.com/words")!)) == nil)
    #expect(answers.answer(to: posted)?.body == Data("two".utf8))
  }

  @Test("What cannot be read is asked anew")
  func broken() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = answers.keep(answer("one"), for: URLRequest(url: address))
    let file = try #require(
      FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
    try Data("cut".utf8).write(to: file)
    #expect(answers.answer(to: URLRequest(url: address)) == nil)
  }

  @Test(
    "The first answer stays: whoever asked at the same time is told it, too; what cannot be read is replaced"
  )
  func first() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = URLRequest(url: address)
    #expect(answers.keep(answer("one"), for: request).body == Data("one".utf8))
    #expect(answers.keep(answer("two"), for: request).body == Data("one".utf8))
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 1)
    try Data("cut".utf8).write(to: try #require(files.first))
    #expect(answers.keep(answer("three"), for: request).body == Data("three".utf8))
    #expect(answers.answer(to: request)?.body == Data("three".utf8))
  }
}
