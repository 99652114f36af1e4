import Foundation

/// The rows of a table with all that they ask for, and those that cannot be rendered, with reasons.
struct BatchPlan {
  var rows: [BatchRow] = []
  var faults: [Table.Fault]

  /// - Parameter numbers: the rows that are meant; nil for all.
  init(
    _ table: Table, pattern: NamePattern, command: RowCommand, numbers: RowNumbers?
  ) throws(CommandFailure) {
    try BatchPlan.check(pattern, against: table)
    faults = table.faults.filter { numbers?.contains($0.row) ?? true }
    var named: [(row: Table.Row, name: String)] = []
    for row in table.rows {
      do throws(Table.Fault) { named.append((row, try pattern.name(for: row))) } catch {
        if numbers?.contains(error.row) ?? true { faults.append(error) }
      }
    }
    let groups = Dictionary(grouping: named, by: \.name)
    for (row, name) in named where numbers?.contains(row.number) ?? true {
      do throws(Table.Fault) {
        if let others = groups[name], others.count > 1 {
          throw BatchPlan.doubleName(name, row, others.map(\.row))
        }
        let request = try command.request(row, output: name)
        do throws(CommandFailure) {
          rows.append(try BatchRow(row, output: name, request: request))
        } catch {
          throw Table.Fault(row: row.number, line: row.line, column: 1, reason: error.message)
        }
      } catch {
        faults.append(error)
      }
    }
    faults.sort { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  private static func check(_ pattern: NamePattern, against table: Table) throws(CommandFailure) {
    for column in pattern.columns where !table.columns.contains(column) {
      let known = table.columns.map { "{\($0)}" }.joined(separator: " ")
      throw CommandFailure(
        .badData,
        "\(table.path):1:1: there is no column \(column), which -o \(pattern.pattern) names. "
          + "There are: \(known) {row}")
    }
    if pattern.isConstant, table.rows.count > 1 {
      let path = pattern.pattern as NSString
      throw CommandFailure(
        .usage,
        "-o \(pattern.pattern) is the same name for all \(table.rows.count) rows. Put a column in it: "
          + "-o \(path.deletingPathExtension)-{\(table.columns.first ?? "row")}.\(path.pathExtension)"
      )
    }
  }

  private static func doubleName(
    _ name: String, _ row: Table.Row, _ rows: [Table.Row]
  ) -> Table.Fault {
    let others = rows.filter { $0.number != row.number }.prefix(3).map { "line \($0.line)" }
    return Table.Fault(
      row: row.number, line: row.line, column: 1,
      reason: "\(NamePattern.shown(name)) is the name of another row's file, too: "
        + others.joined(separator: ", ") + (rows.count > 4 ? " and more" : ""))
  }
}
