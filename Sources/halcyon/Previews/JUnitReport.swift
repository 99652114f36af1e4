import Foundation

/// Results in the form that continuous integration reads: JUnit's XML.
struct JUnitReport {
  var results: [PreviewResult]

  var text: String {
    let suites = Dictionary(grouping: results, by: \.suite).sorted { $0.key < $1.key }
    let failures = results.filter { !$0.isPassed }.count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="\(results.count)" failures="\(failures)">
      \(suites.map { suite($0.key, $0.value) }.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func suite(_ name: String, _ results: [PreviewResult]) -> String {
    let failures = results.filter { !$0.isPassed }.count
    let head =
      "<testsuite name=\"\(name.escaped)\" tests=\"\(results.count)\" "
      + "failures=\"\(failures)\">"
    return ([head] + results.map(testCase) + ["</testsuite>"]).joined(separator: "\n")
  }

  private func testCase(_ result: PreviewResult) -> String {
    let seconds = (result.seconds * 1000).rounded() / 1000
    let head =
      "<testcase classname=\"\(result.suite.escaped)\" "
      + "name=\"\("\(result.preview), \(result.variant)".escaped)\" time=\"\(seconds)\""
    guard let failure = result.failure else { return head + "/>" }
    return head + "><failure message=\"\(failure.escaped)\"/></testcase>"
  }

  func write(to file: URL) throws(CommandFailure) {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure(.outputUnwritable, "\(file.path) cannot be written: \(error)")
    }
  }
}

extension String {
  /// As it may stand in an attribute of XML.
  fileprivate var escaped: String {
    let pairs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\n", "&#10;")]
    return pairs.reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
