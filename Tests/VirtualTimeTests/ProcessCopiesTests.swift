import Foundation
import Testing

/// Copies are made of a process with one thread, so each test looks at a process of its own.
@Suite("Copies of a process that do many jobs")
struct ProcessCopiesTests {
  /// What the process prints; nil where the system has not what it takes, and says so.
  private func lines(_ jobs: String...) throws -> [String]? {
    let (lines, _) = try Probe.runWithErrors(["copies"] + jobs)
    return lines == ["impossible"] ? nil : lines
  }

  /// What a job finds in a process where nothing has happened yet.
  private func fresh(_ job: String) -> String {
    "\(job) 0 0 8 7 \(Self.descriptor) false true false true false"
  }

  /// The first that is free behind standard input, output and errors, and two ends of a line; what the copy needs
  /// itself comes behind.
  private static let descriptor = "D"

  /// Without the number of the job's descriptor, which has only to be the same for all.
  private func masked(_ lines: [String]) -> [String] {
    lines.map { line in
      var words = line.split(separator: " ").map(String.init)
      if words.count == 11 { words[5] = Self.descriptor }
      return words.joined(separator: " ")
    }
  }

  @Test("Each job finds variables, memory, descriptors, signals and folder as the first one did")
  func fresh() throws {
    guard let lines = try lines("a", "b", "c", "d") else { return }
    #expect(
      masked(lines) == ["a", "b", "c", "d"].map(fresh) + ["answered"]
        + Array(repeating: "answer 0", count: 4))
    let descriptors = lines.prefix(4).map { $0.split(separator: " ")[5] }
    #expect(Set(descriptors).count == 1)
  }

  @Test("A job that ends with another status is answered with it, and the next begins as fresh")
  func status() throws {
    guard let lines = try lines("five", "b") else { return }
    #expect(
      masked(lines) == [fresh("five"), fresh("b"), "answered", "answer \(5 << 8)", "answer 0"])
  }

  @Test(
    "A job that ends its process is left to the original to answer, and a new copy does the next")
  func endings() throws {
    guard let lines = try lines("a", "exit", "c") else { return }
    #expect(
      masked(lines) == [
        fresh("a"), fresh("exit"), "unanswered(\(3 << 8))", fresh("c"), "answered", "answer 0",
        "answer 0",
      ])
  }

  @Test(
    "A copy that has a child still running does not go back: its job is done, and a new copy does the next"
  )
  func children() throws {
    guard let lines = try lines("child", "b") else { return }
    #expect(masked(lines) == [fresh("child"), "unanswered(0)", fresh("b"), "answered", "answer 0"])
  }

  @Test(
    "Memory that a job has dropped, in pages or in whole tables of them, holds for the next what it held"
  )
  func dropped() throws {
    guard let lines = try lines("drop", "b", "drop", "c") else { return }
    #expect(
      masked(lines) == ["drop", "b", "drop", "c"].map(fresh) + ["answered"]
        + Array(repeating: "answer 0", count: 4))
  }

  @Test("A job that may open fewer files leaves the next as many as before")
  func limits() throws {
    guard let lines = try lines("limit", "b") else { return }
    #expect(
      masked(lines) == ["limit", "b"].map(fresh) + ["answered"]
        + Array(repeating: "answer 0", count: 2))
  }

  @Test(
    "A copy in which other memory stands where some was does not go back: a new copy does the next job"
  )
  func replaced() throws {
    guard let lines = try lines("replace", "b") else { return }
    #expect(
      masked(lines) == [fresh("replace"), "unanswered(0)", fresh("b"), "answered", "answer 0"])
  }
}
