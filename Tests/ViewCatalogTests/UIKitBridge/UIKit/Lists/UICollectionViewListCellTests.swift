import Foundation
import Geometry
import HalcyonTesting
import Testing

@testable import UIKitBridge

@MainActor
private final class Rows: UICollectionViewDataSource {
  var make: (UICollectionViewListCell) -> Void
  private let cell: UICollectionView.CellRegistration<UICollectionViewListCell, Int>
  var count = 3

  init(_ make: @escaping (UICollectionViewListCell) -> Void) {
    self.make = make
    weak var rows: Rows?
    cell = UICollectionView.CellRegistration { cell, _, _ in rows?.make(cell) }
    rows = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: 0) }
}

@Suite("Rows of lists in collection views")
@MainActor
struct UICollectionViewListCellTests {
  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ rows: Rows
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = rows
    view.layoutIfNeeded()
    return view
  }

  private func cell(_ view: UICollectionView, _ item: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  private func text(_ words: String, _ more: String? = nil) -> (UICollectionViewListCell) -> Void {
    { cell in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (words, more)
      cell.contentConfiguration = content
    }
  }

  @Test("A row is 56 points tall, as recorded on iOS 26, and taller where its texts need more")
  func heights() throws {
    let short = list(.init(appearance: .plain), Rows(text("Milk")))
    #expect(try #require(cell(short, 1)).frame == CGRect(x: 0, y: 56, width: 320, height: 56))
    let long = list(.init(appearance: .plain), Rows(text("Milk", "Bread")))
    let label = UILabel()
    (label.text, label.font) = ("Milk", .preferredFont(forTextStyle: .body))
    let first = label.intrinsicContentSize.height
    (label.text, label.font) = ("Bread", .preferredFont(forTextStyle: .subheadline))
    let second = label.intrinsicContentSize.height
    // 15 points above and below, 4 between the texts.
    #expect(abs(try #require(cell(long)).frame.height - (34 + first + second)) < 1e-9)
  }

  @Test(
    "Rows of cards begin 16 points in, below 35 points, and have the card's corners at its ends")
  func cards() throws {
    let view = list(.init(appearance: .insetGrouped), Rows(text("Milk")))
    let (first, last) = (try #require(cell(view)), try #require(cell(view, 2)))
    #expect(first.frame == CGRect(x: 16, y: 35, width: 288, height: 56))
    #expect(last.frame.maxY == 203)
    #expect(first.row?.card?.corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell(view, 1)?.row?.card?.corners == [])
    #expect(last.row?.card?.corners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(view.backgroundColor == .systemGroupedBackground)
  }

  @Test("Lines begin where the text does; cards end without one")
  func lines() throws {
    let view = list(.init(appearance: .insetGrouped), Rows(text("Milk")))
    let first = try #require(cell(view))
    #expect(first.separatorLayoutGuide.insets?(first).left == 16)
    #expect(first.row?.lines?.bottomSeparatorVisibility == .visible)
    #expect(cell(view, 2)?.row?.lines?.bottomSeparatorVisibility == .hidden)
    var hidden = UICollectionLayoutListConfiguration(appearance: .plain)
    hidden.showsSeparators = false
    #expect(cell(list(hidden, Rows(text("Milk"))))?.row?.lines == nil)
    var own = UICollectionLayoutListConfiguration(appearance: .plain)
    own.itemSeparatorHandler = { path, lines in
      var lines = lines
      lines.bottomSeparatorVisibility = path.item == 1 ? .hidden : .visible
      return lines
    }
    let rows = list(own, Rows(text("Milk")))
    #expect(cell(rows, 1)?.row?.lines?.bottomSeparatorVisibility == .hidden)
  }

  @Test("Accessories take room at the ends, the system's in its own order")
  func accessories() throws {
    let rows = Rows { cell in
      cell.accessories = [.disclosureIndicator(), .label(text: "7"), .delete(), .reorder()]
    }
    let view = list(.init(appearance: .plain), rows)
    let first = try #require(cell(view))
    func frame(_ type: UICellAccessory.AccessoryType) -> CGRect? {
      first.subviews.compactMap { $0 as? CellAccessoryView }
        .first { $0.accessory.accessoryType == type && $0.alpha > 0 }?.frame
    }
    let (label, chevron) = (try #require(frame(.label)), try #require(frame(.disclosure)))
    #expect(chevron.maxX == 304 && label.maxX == chevron.minX - 12)
    #expect(first.contentView.frame == CGRect(x: 0, y: 0, width: label.minX, height: 56))
    #expect(frame(.delete) == nil && frame(.reorder) == nil)
    view.isEditing = true
    view.layoutIfNeeded()
    first.layoutIfNeeded()
    #expect(abs(first.contentView.frame.minX - 40) < 1e-9 && frame(.delete)?.minX == 16)
    #expect(frame(.reorder)?.maxX == 304)
  }

  @Test("A cell says its state to those who set its configurations")
  func state() throws {
    var told: [Bool] = []
    let rows = Rows { cell in
      cell.configurationUpdateHandler = { _, state in told.append(state.isSelected) }
    }
    let view = list(.init(appearance: .plain), rows)
    let first = try #require(cell(view))
    first.layoutIfNeeded()
    told = []
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    first.layoutIfNeeded()
    #expect(told == [true])
    #expect(first.contents.background?.configuration.backgroundColor == .systemGray4)
  }

  @Test("A level moves the content in by a step")
  func indentation() throws {
    let rows = Rows { cell in
      cell.indentationLevel = 2
      cell.indentationWidth = 10
    }
    #expect(try #require(cell(list(.init(appearance: .plain), rows))).contentView.frame.minX == 20)
  }
}
