import Foundation
import Testing

/// Virtual time is for a whole process and for good, so each test looks at a process of its own.
@Suite("Virtual clock")
struct VirtualClockTests {
  @Test("Five runs give the same bytes")
  func repeatable() throws {
    let first = try Probe.run(["clock", "0", "1.5"])
    #expect(first.count > 20)
    for _ in 1..<5 { #expect(try Probe.run(["clock", "0", "1.5"]) == first) }
  }

  @Test("Another seed gives other random numbers at the same times")
  func seeds() throws {
    let lines = try [Probe.run(["clock", "0", "1"]), Probe.run(["clock", "1", "1"])]
    let differing = zip(lines[0], lines[1]).filter(!=).map { kind($0.0) }
    #expect(Set(differing) == ["double", "uuid", "shuffled", "generator", "end"])
    #expect(lines[0].count == lines[1].count)
  }

  @Test("The clock reads the start date, and all clocks move together")
  func dates() throws {
    let lines = try Probe.run(["clock", "0", "1"])
    #expect(lines.first == "0.0000 date 1767225600.0 uptime 3600.0")
  }

  @Test("A repeating timer fires at each of its times and not at the start")
  func timer() throws {
    #expect(try times("timer") == [0.3, 0.6, 0.9, 1.2, 1.5])
  }

  @Test(
    "Everything that was put off happens at its own time, between frames too",
    arguments: [
      ("one", [0.5]), ("async", [0]), ("after", [0.25]), ("wall", [0.35]),
      ("source", [0.1, 0.32, 0.54, 0.76, 0.98, 1.2, 1.42]), ("detached", [0.33]),
      ("slept", [0.1, 0.25, 0.45]), ("elsewhere", [0.45]), ("background", [0, 0.62]),
    ])
  func delays(what: String, times expected: [Double]) throws {
    #expect(try times(what) == expected)
  }

  @Test("Things happen in the order of their times")
  func order() throws {
    let times = try Probe.run(["clock", "0", "1.5"]).map { Double($0.prefix(6)) ?? -1 }
    #expect(times == times.sorted())
  }

  @Test("A program that never starts virtual time sees the real clock")
  func live() throws {
    #expect(try Probe.run(["clock", "live"]) == ["passed true running false", "fired"])
  }

  private func times(_ what: String) throws -> [Double] {
    try Probe.run(["clock", "0", "1.5"]).filter { kind($0) == what }.compactMap {
      Double($0.prefix(6))
    }
  }

  private func kind(_ line: String) -> String {
    line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }
}
