import Testing

@testable import halcyon

@Suite("What the compiler says is read for check")
struct CompilerDiagnosticTests {
  private let output = """
    /p/a.swift:3:5: error: cannot find 'Chart' in scope
        Chart { }
        ^~~~~
    /p/a.swift:9:7: error: value of type 'Text' has no member 'glass'
    /p/a.swift:9:7: note: in here
    /p/b.swift:1:8: error: no such module 'Charts'
    /p/b.swift:2:1: warning: never used
    /p/a.swift:3:5: error: cannot find 'Chart' in scope
    """

  @Test("Errors and warnings are listed once, with file, line and what is missing")
  func reads() {
    let all = CompilerDiagnostic.all(in: output)
    #expect(all.map(\.line) == [3, 9, 1, 2])
    #expect(all.map(\.missing) == ["Chart", "glass", "Charts", nil])
    #expect(all.last?.severity == "warning")
  }

  @Test("The report counts the missing names, in text and in JSON")
  func reports() throws {
    let report = CheckReport(
      files: 2, diagnostics: CompilerDiagnostic.all(in: output), compiles: false)
    #expect(report.text.contains("/p/a.swift:3: cannot find 'Chart' in scope"))
    #expect(report.missing == ["Chart": 1, "glass": 1, "Charts": 1])
    #expect(try report.json().contains("\"compiles\" : false"))
    #expect(CheckReport(files: 1, diagnostics: [], compiles: true).text == "1 file compiles.")
  }
}
