import SwiftUI

/// Tables of an iPhone's UIKit: heights of rows, headers, cards, rows that are edited, and headers
/// that stay.
@MainActor let tableFacts = FactFamily("table") { family in
  addStyles(to: &family)
  addSteps(to: &family)
  addOwnHeights(to: &family)
  for name in ["plain", "cards with headers and a footer"] { family.dark(name) }
}

private struct TableRow {
  var title: String
  var detail: String?
  var accessory = UITableViewCell.AccessoryType.none
  var name: String?
}

private struct TableSection {
  var header: String?
  var footer: String?
  var rows: [TableRow]
}

@MainActor
private final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let sections: [TableSection]
  let style: UITableViewCell.CellStyle
  var index: [String]?
  weak var table: UITableView?

  init(_ sections: [TableSection], _ style: UITableViewCell.CellStyle) {
    (self.sections, self.style) = (sections, style)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = row.accessory
    if let name = row.name { cell.called(name) }
    return cell
  }
}

/// A view that keeps the source of the table in it.
private final class TableRoot: UIView {
  var source: TableSource?
}

@MainActor private func makeTable(
  _ style: UITableView.Style, _ cells: UITableViewCell.CellStyle, _ sections: [TableSection],
  height: CGFloat = 400
) -> TableRoot {
  let root = TableRoot(frame: CGRect(x: 0, y: 0, width: 320, height: height))
  let table = UITableView(frame: root.bounds, style: style)
  let source = TableSource(sections, cells)
  source.table = table
  root.source = source
  table.dataSource = source
  table.delegate = source
  root.addSubview(table.called("table"))
  return root
}

@MainActor private func addStyles(to family: inout FactFamily) {
  family.uiView("plain") {
    makeTable(
      .plain, .default,
      [
        TableSection(rows: [
          TableRow(title: "First row", name: "row0"),
          TableRow(title: "Second row", accessory: .disclosureIndicator, name: "row1"),
          TableRow(title: "Third row", accessory: .checkmark),
          TableRow(title: "Fourth row", name: "row3"),
        ])
      ])
  }
  family.uiView("subtitles below a header") {
    makeTable(
      .plain, .subtitle,
      [
        TableSection(
          header: "Header",
          rows: [
            TableRow(title: "Title", detail: "Detail text", name: "row0"),
            TableRow(
              title: "Another title", detail: "More detail", accessory: .disclosureIndicator,
              name: "row1"),
          ])
      ])
  }
  family.uiView("cards with headers and a footer") {
    makeTable(
      .insetGrouped, .value1,
      [
        TableSection(
          header: "General", footer: "A footer note.",
          rows: [
            TableRow(
              title: "Name", detail: "iPhone", accessory: .disclosureIndicator, name: "row0"),
            TableRow(title: "Software", detail: "26.0", name: "row1"),
          ]),
        TableSection(header: "Display", rows: [TableRow(title: "Brightness", name: "row2")]),
      ])
  }
  family.uiView("an index") {
    let root = makeTable(
      .plain, .default,
      ["A", "B", "C"].enumerated().map { number, letter in
        TableSection(
          header: letter,
          rows: [
            TableRow(title: letter + " one", name: "row\(number)"),
            TableRow(title: letter + " two"),
          ])
      })
    root.source?.index = ["A", "B", "C"]
    root.source?.table?.rowHeight = 44
    return root
  }
}

@MainActor
private final class TableHolder {
  var table: UITableView?

  func scroll(to y: CGFloat) {
    table?.contentOffset = CGPoint(x: 0, y: y)
    table?.layoutIfNeeded()
    for section in 0..<2 { table?.headerView(forSection: section)?.called("header\(section)") }
  }
}

@MainActor private func addSteps(to family: inout FactFamily) {
  family.uiView(
    "headers that stay", model: { TableHolder() },
    steps: [FactStep("scroll") { $0.scroll(to: 100) }, FactStep("push") { $0.scroll(to: 260) }]
  ) { holder in
    func section(_ header: String, _ name: String) -> TableSection {
      TableSection(
        header: header,
        rows: (0..<4).map { TableRow(title: "Row \($0)", name: $0 == 0 ? name : nil) })
    }
    let root = makeTable(.plain, .default, [section("Alpha", "row0"), section("Beta", "row4")])
    holder.table = root.source?.table
    return root
  }
  family.uiView(
    "a chosen row", model: { TableHolder() },
    steps: [
      FactStep("select") {
        $0.table?.selectRow(
          at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      },
      FactStep("deselect") {
        $0.table?.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
      },
    ]
  ) { holder in
    let root = makeTable(
      .plain, .default,
      [
        TableSection(rows: [
          TableRow(title: "First row"), TableRow(title: "Second row", name: "row1"),
          TableRow(title: "Third row"),
        ])
      ])
    holder.table = root.source?.table
    return root
  }
}

/// Rows with a label of 15 points, 12 from the row's upper and lower edge, and of content
/// configurations.
@MainActor
private final class OwnHeights: NSObject, UITableViewDataSource {
  let cells: [UITableViewCell]

  init(_ cells: [UITableViewCell]) { self.cells = cells }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}

private final class OwnRoot: UIView {
  var source: OwnHeights?
}

@MainActor private func addOwnHeights(to family: inout FactFamily) {
  func makeRoot(_ cells: [UITableViewCell], height: CGFloat) -> UIView {
    let root = OwnRoot(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    let table = UITableView(frame: root.bounds, style: .plain)
    let source = OwnHeights(cells)
    root.source = source
    table.dataSource = source
    root.addSubview(table.called("table"))
    return root
  }
  family.uiView("rows by content configurations") {
    @MainActor func cell(_ name: String, _ style: UITableViewCell.CellStyle, _ second: String?)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.secondaryText = second
      cell.contentConfiguration = content
      return cell.called(name)
    }
    return makeRoot(
      [
        cell("row0", .default, nil), cell("row1", .default, nil), cell("row2", .subtitle, "Detail"),
        cell("row3", .value1, "Value"),
      ], height: 300)
  }
  family.uiView("rows by hosted views") {
    @MainActor func cell(_ name: String, _ content: any UIContentConfiguration) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell.called(name)
    }
    return makeRoot(
      [
        cell("row0", UIHostingConfiguration { Text("Row 1") }),
        cell("row1", UIHostingConfiguration { Text("Row 2") }.margins(.horizontal, 40)),
        cell("row2", UIHostingConfiguration { Text("Row 3") }.minSize(height: 80)),
      ], height: 300)
  }
}
