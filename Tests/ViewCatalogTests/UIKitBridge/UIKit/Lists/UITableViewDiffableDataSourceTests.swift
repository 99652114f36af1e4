import Foundation
import Geometry
import Testing

@testable import UIKitBridge

@Suite("Diffable data sources of tables")
@MainActor
struct UITableViewDiffableDataSourceTests {
  @Test("An applied snapshot is what is shown, and reconfigured rows keep their cells")
  func applying() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    var suffix = ""
    let source = UITableViewDiffableDataSource<Int, Fruit>(tableView: table) { table, path, fruit in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = fruit.rawValue + suffix
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Fruit>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([.apple, .banana], toSection: 0)
    snapshot.appendItems([.cherry], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["apple", "banana", "cherry"])
    let apple = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    suffix = "!"
    snapshot.moveItem(.apple, afterItem: .cherry)
    snapshot.reconfigureItems([.apple])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["banana", "cherry", "apple!"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === apple)
    #expect(source.indexPath(for: .apple) == IndexPath(row: 1, section: 1))
    #expect(source.defaultRowAnimation == .automatic)
  }
}
