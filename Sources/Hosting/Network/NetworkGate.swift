import Foundation
import FoundationAdditions
import FoundationNetworking
import ViewRuntime
import VirtualTime

/// What stands between a program's sessions and the network.
///
/// Without `--network` each request fails at once, as on a device that is offline. With it the answers are kept: what was
/// asked before is answered from there, so that a film is the same the next time. What was not is asked while the program's
/// clock stands still (`Errands`), so that it is the same the first time, too.
final class NetworkGate: URLProtocol {
  private static let answers = NetworkAccess.answersFolder.map(KeptAnswers.init(folder:))

  /// Stands in the way of all requests that it has to do with.
  static func close() {
    guard !NetworkAccess.isOpen || answers != nil else { return }
    NetworkAccess.gate = NetworkGate.self
    _ = URLProtocol.registerClass(NetworkGate.self)
  }

  override class func canInit(with request: URLRequest) -> Bool {
    NetworkTransfer.concerns(request)
  }
  override class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map(canInit(with:)) ?? false
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let answers = Self.answers else {
      return fail(
        .notConnectedToInternet, "The Internet connection appears to be offline.")
    }
    guard let transfer = NetworkTransfer(request) else {
      return fail(.unsupportedURL, "unsupported URL")
    }
    if task is URLSessionDownloadTask {
      Reports.once(
        "tasks that download to a file do not work with --network, but download(from:) and data(from:) do"
      )
      return fail(.cannotCreateFile, "A download task could not create the downloaded file.")
    }
    // Nothing else touches the gate until the answer is there, and then the main thread alone.
    nonisolated(unsafe) let gate = self
    Errands.send(name: transfer.url.absoluteString) {
      let result = Result {
        try answers.answer(to: transfer.request)
          ?? answers.keep(transfer.answer(), for: transfer.request)
      }
      return { gate.deliver(result) }
    }
  }

  private func deliver(_ result: Result<KeptAnswer, any Error>) {
    switch result {
    case .success(let answer):
      guard let response = answer.response else {
        return fail(.badServerResponse, "bad server response")
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !answer.body.isEmpty { client?.urlProtocol(self, didLoad: answer.body) }
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let error): client?.urlProtocol(self, didFailWithError: error)
    }
  }

  private func fail(_ code: URLError.Code, _ text: String) {
    let error = URLError(
      code,
      userInfo: [
        NSLocalizedDescriptionKey: text, NSURLErrorFailingURLErrorKey: request.url as Any,
      ])
    client?.urlProtocol(self, didFailWithError: error)
  }

  override func stopLoading() {}
}
