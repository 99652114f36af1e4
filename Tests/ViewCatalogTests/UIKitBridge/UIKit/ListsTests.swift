import Foundation
import Geometry
import SwiftUI
import Testing

@testable import UIKitBridge

@MainActor
private final class Rows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var made = 0
  var told: [String] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("+\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("-\(indexPath.row)")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("+\(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    told.append("-\(indexPath.item)")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if cell.textLabel?.text == nil { made += 1 }
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// Marks its second row, and never takes the mark away.
@MainActor
private final class MarkedRows: UITableViewDataSource {
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    if indexPath.row == 1 { cell.accessoryType = .checkmark }
    return cell
  }
}

private final class OwnCell: UITableViewCell {
  var isOwn = true
}

private final class OwnItem: UICollectionViewCell {
  let dot = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(dot)
  }
  required init?(coder: NSCoder) { return nil }
}

@Suite("Tables and collections of UIKit")
@MainActor
struct ListsTests {
  @Test(
    "Rows in view that say how tall they are are asked for once: none is shown in another's cell")
  func measured() {
    let rows = MarkedRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(OwnCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutSubviews()
    let seen = table.indexPathsForVisibleRows?.map(\.row) ?? []
    #expect(seen.count > 3)
    #expect(seen.allSatisfy { row in rows.asked.count { $0 == row } == 1 })
    #expect(table.visibleCells.map(\.accessoryType) == seen.map { $0 == 1 ? .checkmark : .none })
  }

  @Test(
    "Rows come in by the animations that the delegate gives them when they are about to be seen")
  func entrances() throws {
    final class Coming: UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        cell.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { cell.alpha = 1 }
      }
    }
    let rows = MarkedRows()
    let coming = Coming()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(OwnCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, coming)
    let stage = ListStage(table).stage
    stage.advance(by: 0.5)
    let seen = try #require(table.visibleCells.first?.layer.presentation())
    #expect(abs(seen.opacity - 0.5) < 0.1)
    stage.advance(by: 0.6)
    #expect(table.visibleCells.first?.layer.presentation()?.opacity ?? 1 == 1)
  }

  @Test("A table has cells of the registered class for the rows in view, and shows them again")
  func table() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(OwnCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    table.layoutSubviews()
    #expect(table.contentSize.height == 50_000)
    #expect(table.visibleCells.count == 8 && table.visibleCells.allSatisfy { $0 is OwnCell })
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 150)
    table.contentOffset = CGPoint(x: 0, y: 20_000)
    table.layoutSubviews()
    #expect(table.indexPathsForVisibleRows?.first?.row == 400)
    #expect(rows.made == 8)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 20_060))?.row == 401)
  }

  @Test("Items of a flow layout fill lines, and a full line reaches from edge to edge")
  func flow() {
    let rows = Rows()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 8
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(OwnItem.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    view.layoutSubviews()
    let frames = (0..<5).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.origin
    }
    // 300 − 3 · 90 is 30, in two gaps.
    #expect(
      frames == [
        CGPoint(x: 0, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 210, y: 0), CGPoint(x: 0, y: 48),
        CGPoint(x: 105, y: 48),
      ])
    #expect(view.visibleCells.count == 5 && view.visibleCells.allSatisfy { $0 is OwnItem })
    #expect(view.contentSize == CGSize(width: 300, height: 88))
  }

  @Test("A path run through backwards begins where it ended")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 12, y: 5),
      controlPoint2: CGPoint(x: 28, y: 7))
    var expected = Path()
    expected.move(to: CGPoint(x: 30, y: 0))
    expected.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 28, y: 7), control2: CGPoint(x: 12, y: 5))
    expected.addLine(to: .zero)
    #expect(Path(path.reversing().cgPath) == expected)
  }

  @Test("A touch selects one row or item instead of the other, or beside it where several may be")
  func selection() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(OwnCell.self, forCellReuseIdentifier: "row")
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    items.register(OwnItem.self, forCellWithReuseIdentifier: "item")
    (table.dataSource, table.delegate) = (rows, rows)
    (items.dataSource, items.delegate) = (rows, rows)
    table.layoutSubviews()
    items.layoutSubviews()
    let lists: [any SelectingList] = [table, items]
    for list in lists {
      rows.told = []
      for row in [1, 3] { list.touched(IndexPath(row: row, section: 0)) }
      #expect(rows.told == ["+1", "-1", "+3"])
      #expect(list.chosen == [IndexPath(row: 3, section: 0)])
    }
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    #expect(items.cellForItem(at: IndexPath(item: 3, section: 0))?.isSelected == true)
    (table.allowsMultipleSelection, items.allowsMultipleSelection) = (true, true)
    for list in lists {
      rows.told = []
      for row in [1, 3] { list.touched(IndexPath(row: row, section: 0)) }
      #expect(rows.told == ["+1", "-3"])
      #expect(list.chosen == [IndexPath(row: 1, section: 0)])
    }
    (table.allowsSelection, items.allowsSelection) = (false, false)
    for list in lists {
      list.touched(IndexPath(row: 2, section: 0))
      #expect(list.chosen == [IndexPath(row: 1, section: 0)])
    }
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }
}
