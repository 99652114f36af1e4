import Foundation

/// The page of one test run: each of its processes adds to it what failed there, at a cost that does not
/// grow with what is on it already.
package struct SharedReport {
  package let file: URL
  /// Which run the page is of.
  let run: String
  let acceptCommand: String

  package init(file: URL, acceptCommand: String, run: String = TestRun.current) {
    (self.file, self.acceptCommand, self.run) = (file, acceptCommand, run)
  }

  /// Takes the page of an earlier run away: what it shows may be mended by now.
  package func begin() throws {
    guard let mark = mark(), mark.run != run else { return }
    try FileManager.default.removeItem(at: file)
  }

  package func add(_ failure: GoldenReport.Failure) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try whileLocked {
      let section = Data((GoldenReport.section(failure) + "\n").utf8)
      guard let mark = mark(), mark.run == run else {
        let page = head(count: 1) + section + tail
        return try page.write(to: file, options: .atomic)
      }
      let handle = try FileHandle(forUpdating: file)
      defer { try? handle.close() }
      try handle.seek(toOffset: try handle.seekToEnd() - UInt64(tail.count))
      try handle.write(contentsOf: section + tail)
      // As long as the old one, whatever the number.
      try handle.seek(toOffset: 0)
      try handle.write(contentsOf: head(count: mark.count + 1))
    }
  }

  // MARK: The parts of the page

  private static let sections = "\u{1}"

  private func page(count: Int) -> [Substring] {
    let title = GoldenReport.title(count: count)
    let page = GoldenReport.page(
      title: title.padding(toLength: 40, withPad: " ", startingAt: 0),
      acceptCommand: acceptCommand, sections: Self.sections)
    return page.split(separator: Self.sections, maxSplits: 1, omittingEmptySubsequences: false)
  }

  private func head(count: Int) -> Data {
    let digits = String(count)
    let number = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    return Data("<!-- \(number) \(run) -->\n\(page(count: count)[0])".utf8)
  }

  private var tail: Data { Data(page(count: 1)[1].utf8) }

  /// How many failures of which run the file shows; nil where there is none.
  private func mark() -> (count: Int, run: String)? {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    defer { try? handle.close() }
    guard let start = try? handle.read(upToCount: 100) else { return nil }
    let words = String(decoding: start, as: UTF8.self).split(separator: "\n")[0]
      .split(separator: " ")
    guard words.count == 4, let count = Int(words[1]) else { return nil }
    return (count, String(words[2]))
  }

  /// Calls `body` while no other process does, for the same page.
  private func whileLocked(_ body: () throws -> Void) throws {
    let path = file.deletingLastPathComponent().appendingPathComponent(".lock").path
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    try body()
  }
}

/// The processes that one command has started to run tests.
package enum TestRun {
  /// The same in all of them, and another one for each command: its process, and when that began.
  package static let current: String = {
    let parent = getppid()
    let line =
      FileManager.default.contents(atPath: "/proc/\(parent)/stat")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
    // The name before is in parentheses and may hold anything; the 22nd field is the start time.
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return "\(parent)-\(fields.count > 19 ? String(fields[19]) : "0")"
  }()
}
