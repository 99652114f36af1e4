import Testing

@Suite("What a program sends for")
struct ErrandsTests {
  @Test(
    "Answers come in the order of the questions, each when nothing else is left, before any time has passed"
  )
  func order() throws {
    let first = (1...10).flatMap { ["errand \($0) main true", "work of \($0)"] }
    let second = (1...10).map { "errand \($0) once more" }
    let lines = try Probe.run(["strands", "errands"])
    #expect(
      lines.dropLast()
        == (["before"] + first + second).map { "0.0000 " + $0 } + ["0.5000 half a second later"])
    for _ in 0..<5 { #expect(try Probe.run(["strands", "errands"]) == lines) }
  }
}
