import Foundation
import Testing

/// A case of a table, for the list of arguments of a test.
struct FactCaseName: Sendable, CustomTestStringConvertible {
  var family: String
  var name: String
  var testDescription: String { "\(family)/\(name)" }

  static let all: [FactCaseName] = FactFamilies.names.flatMap { family in
    let names = (try? FactTable(family: family))?.caseNames ?? []
    return names.map { FactCaseName(family: family, name: $0) }
  }
}

/// Set, it renews the column `differs` of all tables instead of testing them: rows that agree lose
/// theirs, the others get today's answer and keep their reason.
private let isRenewing = ProcessInfo.processInfo.environment["RENEW_FACTS"] != nil

@MainActor
struct FactTests {
  @Test(
    "Apple's answers are Halcyon's, but for those that the table lists",
    .enabled(if: !isRenewing), arguments: FactCaseName.all)
  func answersAgree(_ name: FactCaseName) throws {
    let table = try FactTable(family: name.family)
    let family = try #require(FactFamilies.all.first { $0.name == name.family })
    let answer = try #require(family.cases[name.name], "nothing is built for this case")
    let answers = answer(table)
    for row in table.rows where row.caseName == name.name && row.subject != "window" {
      let found = answers[row.subject] ?? "absent"
      let isMet = table.agrees(row.expected, found)
      if row.differs.isEmpty, !isMet {
        Issue.record(
          "\(name.testDescription) \(row.subject): Apple's \(row.expected), ours \(found)")
      } else if !row.differs.isEmpty, isMet {
        Issue.record(
          "\(name.testDescription) \(row.subject) agrees now: clear its column `differs`")
      }
    }
  }

  @Test(
    "Each case that is built has rows in its family's table, and each listed difference a reason")
  func tablesAreWhole() throws {
    for family in FactFamilies.all {
      let table = try FactTable(family: family.name)
      #expect(Set(table.caseNames) == Set(family.cases.keys), "\(family.name)")
      for row in table.rows where !row.differs.isEmpty {
        #expect(!row.reason.isEmpty, "\(family.name)/\(row.caseName) \(row.subject)")
      }
    }
  }

  @Test("Renewing the tables", .enabled(if: isRenewing))
  func renew() throws {
    for family in FactFamilies.all {
      var table = try FactTable(family: family.name)
      for name in table.caseNames {
        guard let answers = family.cases[name]?(table) else { continue }
        for index in table.rows.indices where table.rows[index].caseName == name {
          let row = table.rows[index]
          guard row.subject != "window" else { continue }
          let found = answers[row.subject] ?? "absent"
          table.rows[index].differs =
            table.agrees(row.expected, found)
            ? "" : found + "; " + (row.reason.isEmpty ? "not looked into yet" : row.reason)
        }
      }
      try table.write()
    }
  }
}
