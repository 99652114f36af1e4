import CDigest
import Foundation
import FoundationNetworking

/// What a server answered, as it is kept in a file for the next time that the same is asked.
struct KeptAnswer: Codable {
  let url: URL
  let status: Int
  let headers: [String: String]
  let body: Data

  /// As a program is told it.
  var response: HTTPURLResponse? {
    HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
  }
}

/// Answers in a folder, each in a file named after what was asked.
struct KeptAnswers {
  let folder: URL

  /// Nil where the same was not asked before, or where what was kept cannot be read.
  func answer(to request: URLRequest) -> KeptAnswer? {
    guard let data = FileManager.default.contents(atPath: file(for: request).path) else {
      return nil
    }
    return try? PropertyListDecoder().decode(KeptAnswer.self, from: data)
  }

  /// Keeps an answer, unless the same was answered meanwhile: parts of one film, which run side by side, see the same.
  /// A program goes on without where it cannot be written.
  ///
  /// - Returns: what is kept.
  func keep(_ answer: KeptAnswer, for request: URLRequest) -> KeptAnswer {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(answer) else { return answer }
    let files = FileManager.default
    let own = folder.appendingPathComponent(".\(UUID().uuidString)")
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: own) }
    guard (try? data.write(to: own)) != nil else { return answer }
    // A link is made once; where one is there, the first was quicker.
    guard (try? files.linkItem(at: own, to: file(for: request))) == nil else { return answer }
    if let first = self.answer(to: request) { return first }
    // What is there cannot be read.
    try? data.write(to: file(for: request), options: .atomic)
    return answer
  }

  /// By the method, the address, the headers that a program has set, and the body.
  private func file(for request: URLRequest) -> URL {
    var asked = Data()
    let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key.lowercased()): \($0.value)" }
    let lines = [request.httpMethod ?? "GET", request.url?.absoluteString ?? ""] + headers.sorted()
    asked.append(Data(lines.joined(separator: "\n").utf8))
    asked.append(0)
    asked.append(request.httpBody ?? Data())
    var digest = [UInt8](repeating: 0, count: 64)
    let bytes = [UInt8](asked)
    let count = digest_of(digest_sha256, bytes, bytes.count, &digest)
    let name = digest.prefix(count).map { String(format: "%02x", $0) }.joined()
    return folder.appendingPathComponent(name)
  }
}
