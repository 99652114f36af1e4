import Foundation
import Geometry
import HalcyonTesting
import Testing

@testable import UIKitBridge

@MainActor
private final class Tiles: UICollectionViewDataSource {
  var count = 5
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
}

@Suite("Compositional layouts")
@MainActor
struct UICollectionViewCompositionalLayoutTests {
  private let tiles = Tiles()

  private func view(_ section: NSCollectionLayoutSection) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = tiles
    view.layoutIfNeeded()
    return view
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("As many items stand beside one another as have room in their group")
  func fitting() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.interGroupSpacing = 5
    let view = view(section)
    // 300 points are shared by three items.
    #expect(frame(view, 0) == CGRect(x: 12, y: 12, width: 96, height: 96))
    #expect(frame(view, 2)?.minX == 212 && frame(view, 3)?.minY == 117)
    #expect(view.contentSize == CGSize(width: 320, height: 225))
  }

  @Test("A number of items shares a group evenly, with room between them")
  func counted() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let view = view(NSCollectionLayoutSection(group: group))
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 150, height: 40))
    #expect(frame(view, 1) == CGRect(x: 170, y: 0, width: 150, height: 40))
    #expect(frame(view, 4)?.minY == 80)
  }

  @Test("Groups may lie in groups")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
    let view = view(NSCollectionLayoutSection(group: group))
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 160, height: 200))
    #expect(frame(view, 1) == CGRect(x: 160, y: 0, width: 160, height: 100))
    #expect(frame(view, 2) == CGRect(x: 160, y: 100, width: 160, height: 100))
    #expect(frame(view, 3)?.origin == CGPoint(x: 0, y: 200))
  }

  @Test(
    "A section that scrolls across is as tall as its groups, and follows a finger that goes sideways"
  )
  func orthogonal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let view = view(section)
    #expect(view.contentSize == CGSize(width: 320, height: 100))
    #expect(view.indexPathsForVisibleItems.count == 2)
    let screen = ListStage(view)
    screen.drag(from: CGPoint(x: 250, y: 50), by: CGPoint(x: -150, y: 0))
    screen.stage.advance(by: 2)
    #expect(view.strips[0]?.contentOffset.x == 200)
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2])
  }

  @Test(
    "Room between items counts when they are asked to fit; flexible room is shared among the gaps")
  func spacing() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    func group(_ spacing: NSCollectionLayoutSpacing) -> UICollectionView {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      group.interItemSpacing = spacing
      return view(NSCollectionLayoutSection(group: group))
    }
    // 3 · 100 + 2 · 15 are more than 320 points.
    let tight = group(.fixed(15))
    #expect(frame(tight, 1) == CGRect(x: 115, y: 0, width: 100, height: 50))
    #expect(frame(tight, 2) == CGRect(x: 0, y: 50, width: 100, height: 50))
    // 20 points are left, and there are two gaps.
    let loose = group(.flexible(5))
    #expect(frame(loose, 1)?.minX == 110 && frame(loose, 2)?.minX == 220)
  }

  @Test("Groups that page to the middle stand there at both ends too")
  func centered() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let view = view(section)
    // (320 - 200) / 2 points are left on each side.
    #expect(view.strips[0]?.contentOffset.x == -60)
    let screen = ListStage(view)
    screen.drag(from: CGPoint(x: 250, y: 50), by: CGPoint(x: -150, y: 0))
    screen.stage.advance(by: 2)
    #expect(view.strips[0]?.contentOffset.x == 140)
    for _ in 0..<5 {
      screen.drag(from: CGPoint(x: 250, y: 50), by: CGPoint(x: -150, y: 0))
      screen.stage.advance(by: 2)
    }
    // The last of five begins at 800.
    #expect(view.strips[0]?.contentOffset.x == 740)
  }

  @Test("Groups that are paged go one at a time, however fast the finger is")
  func pagedGroups() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    func rest(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> CGFloat? {
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = behavior
      let view = view(section)
      let screen = ListStage(view)
      let finger = screen.stage.putDown(at: CGPoint(x: 200, y: 50))
      finger.move(to: CGPoint(x: 100, y: 50), duration: 0.1)
      finger.lift()
      screen.stage.advance(by: 2)
      return view.strips[0]?.contentOffset.x
    }
    #expect(rest(.groupPaging) == 200)
    // The same finger, where nothing holds it.
    #expect((rest(.continuousGroupLeadingBoundary) ?? 0) > 200)
  }

  @Test("Headers of plain lists stay in view as long as their section does")
  func pinning() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Fruits"
      header.contentConfiguration = content
    }
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 200)
    view.layoutIfNeeded()
    let shown = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(shown?.frame.minY == 200)
  }

  @Test("A section moves the items in view itself, by where it is scrolled to")
  func visibleItems() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(160), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    var seen: [(item: Int, x: CGFloat)] = []
    var offset = CGFloat.nan
    section.visibleItemsInvalidationHandler = { items, point, environment in
      #expect(environment.container.contentSize.width == 320)
      offset = point.x
      seen = items.map { ($0.indexPath.item, $0.frame.minX) }
      for item in items { item.alpha = item.frame.midX - point.x < 160 ? 0.5 : 1 }
    }
    let view = view(section)
    #expect(offset == 0 && seen.map(\.item) == [0, 1] && seen.map(\.x) == [0, 160])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
    let scroller = view.subviews.compactMap { $0 as? OrthogonalScroller }.first
    scroller?.contentOffset.x = 200
    view.layoutIfNeeded()
    #expect(offset == 200 && seen.map(\.item) == [1, 2, 3])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha == 1)
  }
}
