import Foundation
import FoundationNetworking
import VirtualTime

/// What stands between a program's `URLSession.shared` and the network.
///
/// Without `--network` each request fails at once, as on a device that is offline. With it the answers are kept: what was
/// asked before is answered from there, so that a film is the same the next time.
final class NetworkGate: URLProtocol {
  /// By which the command says that a program may use the network: a folder for answers, or anything else for a network
  /// that is asked each time.
  private static let variable = "HALCYON_NETWORK"

  private static let answers: KeptAnswers? = {
    guard let value = ProcessInfo.processInfo.environment[variable], value.hasPrefix("/") else {
      return nil
    }
    return KeptAnswers(folder: URL(fileURLWithPath: value, isDirectory: true))
  }()

  /// Stands in the way of all requests of `URLSession.shared` that it has to do with.
  static func close() {
    let isOnline = ProcessInfo.processInfo.environment[variable] != nil
    if !isOnline || answers != nil { _ = URLProtocol.registerClass(NetworkGate.self) }
  }

  private static func concerns(_ url: URL?) -> Bool {
    url?.scheme?.lowercased() == "http" || url?.scheme?.lowercased() == "https"
  }

  override class func canInit(with request: URLRequest) -> Bool { concerns(request.url) }
  override class func canInit(with task: URLSessionTask) -> Bool {
    concerns(task.currentRequest?.url)
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let answers = Self.answers else {
      let error = URLError(
        .notConnectedToInternet,
        userInfo: [
          NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
          NSURLErrorFailingURLErrorKey: request.url as Any,
        ])
      client?.urlProtocol(self, didFailWithError: error)
      return
    }
    if let answer = answers.answer(to: request) { return deliver(answer) }
    // Nothing else touches the gate until the answer is there. It is work of the program, for which the clock waits; what the
    // transfer itself sets timers for stands still with the clock, so that an answer may come after the clock has moved on.
    nonisolated(unsafe) let gate = self
    DispatchQueue.global().async { gate.ask(answers) }
  }

  private func ask(_ answers: KeptAnswers) {
    var request = request
    if request.httpBody == nil, let stream = request.httpBodyStream {
      request.httpBody = Self.content(of: stream)
      request.httpBodyStream = nil
    }
    switch VirtualClock.besideProgram({ Self.load(request) }) {
    case .success(let answer):
      answers.keep(answer, for: self.request)
      deliver(answer)
    case .failure(let error): client?.urlProtocol(self, didFailWithError: error)
    }
  }

  private func deliver(_ answer: KeptAnswer) {
    guard let response = answer.response else {
      client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if !answer.body.isEmpty { client?.urlProtocol(self, didLoad: answer.body) }
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  private static func content(of stream: InputStream) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    stream.open()
    while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
      data.append(contentsOf: buffer[..<count])
    }
    stream.close()
    return data
  }

  /// Asks the network, and waits for the answer.
  private static func load(_ request: URLRequest) -> Result<KeptAnswer, any Error> {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let done = DispatchSemaphore(value: 0)
    // Written before the semaphore is signalled, and read after it was waited for.
    nonisolated(unsafe) var result: Result<KeptAnswer, any Error> = .failure(URLError(.timedOut))
    session.dataTask(with: request) { data, response, error in
      if let response = response as? HTTPURLResponse, let url = response.url {
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
        // What arrives is decoded already.
        headers["Content-Encoding"] = nil
        result = .success(
          KeptAnswer(url: url, status: response.statusCode, headers: headers, body: data ?? Data()))
      } else {
        result = .failure(error ?? URLError(.badServerResponse))
      }
      done.signal()
    }.resume()
    done.wait()
    return result
  }
}
