import Foundation
import Geometry
import HalcyonTesting
import Testing

@testable import UIKitBridge

/// A list of fruits in a collection view.
@MainActor
private final class FruitList {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, Fruit>
  var configured: [Fruit] = []
  var accessory = UICellAccessory.outlineDisclosure()

  init(_ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain)) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    weak var list: FruitList?
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Fruit> {
      cell, _, fruit in
      list?.configured.append(fruit)
      var content = cell.defaultContentConfiguration()
      content.text = fruit.rawValue
      cell.contentConfiguration = content
      cell.accessories = list.map { [$0.accessory] } ?? []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, fruit in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: fruit)
    }
    list = self
  }

  func show(_ fruits: [Fruit], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Fruit>()
    snapshot.appendSections([0])
    snapshot.appendItems(fruits)
    source.apply(snapshot, animatingDifferences: animated)
  }

  func cell(_ fruit: Fruit) -> UICollectionViewCell? {
    source.indexPath(for: fruit).flatMap { view.cellForItem(at: $0) }
  }

  var texts: [String?] {
    view.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }
}

@Suite("Diffable data sources of collection views")
@MainActor
struct UICollectionViewDiffableDataSourceTests {
  @Test("An applied snapshot is what is shown, and items are found by their places and back")
  func applying() {
    let list = FruitList()
    list.show([.apple, .banana, .cherry])
    list.view.layoutIfNeeded()
    #expect(list.texts == ["apple", "banana", "cherry"])
    #expect(list.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == .banana)
    #expect(list.source.indexPath(for: .cherry) == IndexPath(item: 2, section: 0))
    #expect(list.source.sectionIdentifier(for: 0) == 0 && list.source.index(for: 7) == nil)
    list.show([.cherry, .date, .apple])
    list.view.layoutIfNeeded()
    #expect(list.texts == ["cherry", "date", "apple"])
    #expect(list.source.snapshot().itemIdentifiers == [.cherry, .date, .apple])
  }

  @Test("An item that stays keeps its cell, and a cell is made anew where it is reloaded")
  func cells() {
    let list = FruitList()
    list.show([.apple, .banana])
    list.view.layoutIfNeeded()
    let (apple, banana) = (list.cell(.apple), list.cell(.banana))
    var snapshot = list.source.snapshot()
    snapshot.insertItems([.fig], beforeItem: .apple)
    list.source.apply(snapshot, animatingDifferences: false)
    list.view.layoutIfNeeded()
    #expect(list.cell(.apple) === apple && list.cell(.banana) === banana)
    list.configured = []
    snapshot.reconfigureItems([.apple])
    list.source.apply(snapshot, animatingDifferences: false)
    list.view.layoutIfNeeded()
    #expect(list.cell(.apple) === apple && list.configured.contains(.apple))
    #expect(!list.configured.contains(.banana))
  }

  @Test("Rows move to their places in 0.3 seconds where differences are animated")
  func animation() throws {
    let list = FruitList()
    list.show([.apple, .banana])
    let screen = ListStage(list.view)
    let banana = try #require(list.cell(.banana))
    #expect(banana.frame.minY == 56)
    var isDone = false
    screen.stage.perform {
      var snapshot = list.source.snapshot()
      snapshot.insertItems([.fig, .grape], beforeItem: .apple)
      list.source.apply(snapshot) { isDone = true }
    }
    #expect(banana.frame.minY == 168 && !isDone)
    screen.stage.advance(by: 0.15)
    // The curve is the same from both ends: half of the way in half of the time.
    let seen = try #require(banana.layer.presentation()).position.y
    #expect(abs(seen - 140) < 8)
    screen.stage.advance(by: 0.3)
    #expect(banana.layer.presentation()?.position.y == 196 && isDone)
  }

  @Test("A cell that goes fades, and is put away when the others have their places")
  func leaving() throws {
    let list = FruitList()
    list.show([.apple, .banana])
    let screen = ListStage(list.view)
    let apple = try #require(list.cell(.apple))
    screen.stage.perform { list.show([.banana], animated: true) }
    screen.stage.advance(by: 0.15)
    #expect(apple.superview === list.view && apple.alpha == 0)
    let seen = try #require(apple.layer.presentation()).opacity
    #expect(seen > 0.2 && seen < 0.8)
    screen.stage.advance(by: 0.3)
    #expect(apple.superview == nil)
  }

  @Test("The items of a tree are shown as far as they are expanded, a touch expands them")
  func tree() throws {
    let list = FruitList()
    var tree = NSDiffableDataSourceSectionSnapshot<Fruit>()
    tree.append([.apple, .banana])
    tree.append([.cherry, .date], to: .apple)
    list.source.apply(tree, to: 0, animatingDifferences: false)
    let screen = ListStage(list.view)
    #expect(list.texts == ["apple", "banana"])
    // The chevron stands 16 points before the end.
    screen.stage.tap(at: CGPoint(x: 300, y: 22))
    screen.stage.advance(by: 0.5)
    #expect(list.texts == ["apple", "cherry", "date", "banana"])
    let cherry = try #require(list.cell(.cherry))
    #expect(cherry.contentView.frame.minX == 16)
    #expect(list.source.snapshot(for: 0).isExpanded(.apple))
    screen.stage.tap(at: CGPoint(x: 300, y: 22))
    screen.stage.advance(by: 0.5)
    #expect(list.texts == ["apple", "banana"])
  }

  @Test("An item that is dragged by its sign takes another's place, and the handlers are told")
  func reordering() throws {
    let list = FruitList()
    list.accessory = .reorder(displayed: .always)
    list.show([.apple, .banana, .cherry])
    var told: [[Fruit]] = []
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { transaction in
      told.append(transaction.finalSnapshot.itemIdentifiers)
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0])
    }
    let screen = ListStage(list.view)
    screen.drag(from: CGPoint(x: 295, y: 22), by: CGPoint(x: 0, y: 120))
    screen.stage.advance(by: 0.5)
    #expect(told == [[.banana, .cherry, .apple]])
    #expect(list.texts == ["banana", "cherry", "apple"])
    #expect(try #require(list.cell(.apple)).frame.minY == 112)
  }

  @Test("A swiped row stands aside from its buttons, and one that is deleted is gone")
  func swiping() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    weak var list: FruitList?
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          guard let list, let fruit = list.source.itemIdentifier(for: path) else { return }
          list.show(list.source.snapshot().itemIdentifiers.filter { $0 != fruit }, animated: true)
          done(true)
        }
      ])
    }
    let fruits = FruitList(configuration)
    list = fruits
    fruits.show([.apple, .banana])
    let screen = ListStage(fruits.view)
    screen.drag(from: CGPoint(x: 250, y: 22), by: CGPoint(x: -70, y: 0))
    screen.stage.advance(by: 0.5)
    let apple = try #require(fruits.cell(.apple))
    #expect(apple.transform.tx == -74 && apple.configurationState.isSwiped)
    // The button is red above its word.
    let color = try #require(screen.stage.picture.color(at: CGPoint(x: 283, y: 8)))
    #expect(color.red > 200 && color.green < 120)
    screen.stage.tap(at: CGPoint(x: 283, y: 22))
    screen.stage.advance(by: 0.5)
    #expect(fruits.texts == ["banana"] && apple.superview == nil)
  }
}
