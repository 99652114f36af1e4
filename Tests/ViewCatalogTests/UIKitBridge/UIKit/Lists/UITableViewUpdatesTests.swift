import Foundation
import Geometry
import HalcyonTesting
import Testing

@testable import UIKitBridge

@MainActor
private final class Words: UITableViewDataSource, UITableViewDelegate {
  var words = ["one", "two", "three"]
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)
  var log: [String] = []
  var trailing: UISwipeActionsConfiguration?

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = words[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    words.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }

  func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }
  var texts: [String?] {
    table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }
}

@Suite("Rows of tables come, go and are edited")
@MainActor
struct UITableViewUpdatesTests {
  @Test(
    "Within a batch rows are named by where they stood or will stand, and those that stay keep their cells"
  )
  func batch() throws {
    let words = Words()
    words.table.layoutIfNeeded()
    let two = try #require(words.cell(1))
    var isDone = false
    words.table.performBatchUpdates({
      words.words = ["zero", "two", "three", "four"]
      words.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      words.table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .automatic)
    }) { _ in isDone = true }
    words.table.layoutIfNeeded()
    #expect(words.texts == ["zero", "two", "three", "four"] && isDone)
    #expect(words.cell(1) === two)
    words.table.beginUpdates()
    words.words.swapAt(0, 3)
    words.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
    words.table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    words.table.endUpdates()
    words.table.layoutIfNeeded()
    #expect(words.texts == ["four", "two", "three", "zero"])
  }

  @Test("A row that comes from the right slides in and becomes visible, in 0.3 seconds")
  func animation() throws {
    let words = Words()
    let screen = ListStage(words.table)
    screen.stage.perform {
      words.words.insert("new", at: 0)
      words.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .right)
    }
    let (new, old) = (try #require(words.cell(0)), try #require(words.cell(1)))
    #expect(new.frame.minX == 0 && old.frame.minY == 57)
    screen.stage.advance(by: 0.15)
    let seen = try #require(new.layer.presentation())
    #expect(abs(seen.position.x - 320) < 30 && abs(seen.opacity - 0.5) < 0.1)
    #expect(abs(try #require(old.layer.presentation()).position.y - 57) < 6)
    screen.stage.advance(by: 0.3)
    #expect(new.layer.presentation()?.position.x == 160)
    #expect(new.layer.presentation()?.opacity == 1)
  }

  @Test("Signs stand at the ends of rows while the table is edited, and the texts make room")
  func signs() throws {
    let words = Words()
    words.table.setEditing(true, animated: false)
    words.table.layoutIfNeeded()
    let first = try #require(words.cell(0))
    first.layoutIfNeeded()
    #expect(first.editingStyle == .delete && first.isEditing)
    // As recorded on iOS 26: texts begin 16 points further in, and end 51 points before the row does.
    #expect(first.contentView.frame == CGRect(x: 40, y: 0, width: 245, height: 57))
    words.table.setEditing(false, animated: false)
    words.table.layoutIfNeeded()
    first.layoutIfNeeded()
    #expect(first.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 57))
  }

  @Test("The sign for deleting opens the button that deletes")
  func deleting() {
    let words = Words()
    words.table.setEditing(true, animated: false)
    let screen = ListStage(words.table)
    screen.stage.tap(at: CGPoint(x: 28, y: 22))
    screen.stage.advance(by: 0.5)
    #expect(words.words.count == 3 && words.table.swipe.openPath?.row == 0)
    screen.stage.tap(at: CGPoint(x: 290, y: 22))
    screen.stage.advance(by: 0.5)
    #expect(words.words == ["two", "three"] && words.texts == ["two", "three"])
  }

  @Test("A row that is dragged by its sign takes the place of the one that it is let go on")
  func moving() {
    let words = Words()
    words.table.setEditing(true, animated: false)
    let screen = ListStage(words.table)
    screen.drag(from: CGPoint(x: 292, y: 22), by: CGPoint(x: 0, y: 120))
    screen.stage.advance(by: 0.5)
    #expect(words.words == ["two", "three", "one"])
    #expect(words.texts == ["two", "three", "one"])
  }

  @Test("A full swipe performs the first action, a short one uncovers the buttons")
  func swiping() {
    let words = Words()
    var told: [String] = []
    words.trailing = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { action, _, done in
        told.append(action.title ?? "")
        done(true)
      },
      UIContextualAction(style: .normal, title: "More") { action, _, done in
        told.append(action.title ?? "")
        done(true)
      },
    ])
    let screen = ListStage(words.table)
    screen.drag(from: CGPoint(x: 250, y: 22), by: CGPoint(x: -120, y: 0))
    screen.stage.advance(by: 0.5)
    // Two buttons of 74 points.
    #expect(words.cell(0)?.transform.tx == -148 && told == [])
    screen.stage.tap(at: CGPoint(x: 200, y: 22))
    screen.stage.advance(by: 0.5)
    #expect(told == ["More"] && words.cell(0)?.transform == .identity)
    screen.drag(from: CGPoint(x: 310, y: 22), by: CGPoint(x: -250, y: 0))
    screen.stage.advance(by: 0.8)
    #expect(told == ["More", "Delete"] && words.cell(0)?.transform == .identity)
    words.trailing?.performsFirstActionWithFullSwipe = false
    screen.drag(from: CGPoint(x: 310, y: 22), by: CGPoint(x: -250, y: 0))
    screen.stage.advance(by: 0.5)
    #expect(told.count == 2 && words.cell(0)?.transform.tx == -148)
    // A touch on the row closes it, and selects nothing.
    screen.stage.tap(at: CGPoint(x: 60, y: 22))
    screen.stage.advance(by: 0.5)
    #expect(words.cell(0)?.transform == .identity && words.table.indexPathForSelectedRow == nil)
  }

  @Test("A finger that goes up scrolls, and swipes no row")
  func scrolling() {
    let words = Words()
    words.words = (0..<100).map { "\($0)" }
    let screen = ListStage(words.table)
    screen.drag(from: CGPoint(x: 160, y: 400), by: CGPoint(x: 20, y: -200))
    #expect(words.table.swipe.openPath == nil && words.table.contentOffset.y > 150)
  }

  @Test("A header that a program keeps goes along with its section")
  func headers() {
    let headed = Headed()
    headed.table.layoutIfNeeded()
    headed.heads.removeFirst()
    headed.table.deleteSections([0], with: .none)
    headed.table.layoutIfNeeded()
    // Headers keep 22 points above them.
    #expect(headed.heads[0].superview === headed.table && headed.heads[0].frame.minY == 22)
    #expect(headed.gone.superview == nil)
  }
}

@MainActor
private final class Headed: UITableViewDataSource, UITableViewDelegate {
  var heads = [UIView(), UIView()]
  let gone: UIView
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640), style: .plain)

  init() {
    gone = heads[0]
    (table.dataSource, table.delegate) = (self, self)
  }

  func numberOfSections(in tableView: UITableView) -> Int { heads.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    heads[section]
  }
}
