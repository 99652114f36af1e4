import SwiftUI

/// Collection views of an iPhone's UIKit: flowing and composed layouts, and lists.
@MainActor let collectionFacts = FactFamily("collection") { family in
  addFlows(to: &family)
  addCompositions(to: &family)
  addPins(to: &family)
  addLists(to: &family)
  addOutlines(to: &family)
  family.dark("a list of cards")
}

private typealias Path = IndexPath

/// Cells, headers and footers by section and number, each named.
@MainActor
private final class GridSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let counts: [Int]
  let widths: [CGFloat]

  init(_ counts: [Int], widths: [CGFloat] = []) {
    (self.counts, self.widths) = (counts, widths)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    return cell.called("\(indexPath.section)-\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return view.called((isHeader ? "header" : "footer") + "\(indexPath.section)")
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if !widths.isEmpty { return CGSize(width: widths[indexPath.item], height: 40) }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// A view that keeps the source of the collection in it.
private final class GridRoot: UIView {
  var source: AnyObject?
  var collection: UICollectionView?
}

@MainActor private func makeGrid(
  _ layout: UICollectionViewLayout, _ source: GridSource, height: CGFloat = 400
) -> GridRoot {
  let root = GridRoot(frame: CGRect(x: 0, y: 0, width: 320, height: height))
  let collection = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  for kind in [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ] {
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
  }
  collection.dataSource = source
  collection.delegate = source
  root.source = source
  root.collection = collection
  root.addSubview(collection.called("collection"))
  return root
}

@MainActor private func makeFlow(
  _ size: CGSize, items: CGFloat, lines: CGFloat, inset: UIEdgeInsets
) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = size
  layout.minimumInteritemSpacing = items
  layout.minimumLineSpacing = lines
  layout.sectionInset = inset
  return layout
}

@MainActor private func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
}

@MainActor private func addFlows(to family: inout FactFamily) {
  family.uiView("a grid") {
    makeGrid(
      makeFlow(CGSize(width: 90, height: 60), items: 8, lines: 8, inset: insets(16, 16)),
      GridSource([7, 2]))
  }
  family.uiView("a row") {
    let layout = makeFlow(
      CGSize(width: 120, height: 80), items: 10, lines: 12, inset: insets(20, 20))
    layout.scrollDirection = .horizontal
    return makeGrid(layout, GridSource([4]), height: 120)
  }
  family.uiView("items of several widths") {
    makeGrid(
      makeFlow(CGSize(width: 50, height: 50), items: 10, lines: 10, inset: insets(10, 10)),
      GridSource([5], widths: [60, 100, 140, 60, 60]))
  }
  family.uiView("headers and footers") {
    let layout = makeFlow(
      CGSize(width: 90, height: 60), items: 9, lines: 12, inset: insets(12, 16))
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    return makeGrid(layout, GridSource([3, 2]))
  }
}

/// A section of rows as wide as they can be, 44 high and 8 apart.
@MainActor private func rows() -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 8
  return section
}

@MainActor private func header(pins: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  item.pinToVisibleBounds = pins
  return item
}

private func evenly(_ distance: CGFloat) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: distance, leading: distance, bottom: distance, trailing: distance)
}

/// The card behind a section.
private final class Backdrop: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    called("background\(layoutAttributes.indexPath.section)")
  }
}

@MainActor private func addCompositions(to family: inout FactFamily) {
  family.uiView("rows above thirds") {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      if section == 0 {
        let section = rows()
        section.boundarySupplementaryItems = [header()]
        return section
      }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(60)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = evenly(16)
      return section
    }
    return makeGrid(layout, GridSource([2, 5]))
  }
  family.uiView("cards behind sections") {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let section = rows()
      section.contentInsets = evenly(16)
      let backdrop = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
      if number == 1 {
        backdrop.contentInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 8, bottom: 0, trailing: 8)
      }
      section.decorationItems = [backdrop]
      return section
    }
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    return makeGrid(layout, GridSource([2, 3]))
  }
  family.uiView("a section that scrolls across") {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      guard number == 0 else { return rows() }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(200), heightDimension: .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 12
      section.contentInsets = evenly(16)
      return section
    }
    return makeGrid(layout, GridSource([4, 2]))
  }
}

@MainActor
private final class Holder {
  var collection: UICollectionView?
  var data: UICollectionViewDiffableDataSource<Int, String>?

  func scroll(to y: CGFloat) {
    collection?.contentOffset = CGPoint(x: 0, y: y)
    collection?.layoutIfNeeded()
  }
}

@MainActor private func addPins(to family: inout FactFamily) {
  family.uiView(
    "headers that stay", model: { Holder() },
    steps: [FactStep("scroll") { $0.scroll(to: 100) }, FactStep("push") { $0.scroll(to: 320) }]
  ) { holder in
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = rows()
      section.boundarySupplementaryItems = [header(pins: true)]
      return section
    }
    let root = makeGrid(layout, GridSource([6, 6]), height: 300)
    holder.collection = root.collection
    return root
  }
}

/// List cells by section and number, with what stands in them.
@MainActor
private final class ListSource: NSObject, UICollectionViewDataSource {
  struct Row {
    var text: String
    var second: String?
    var accessories: [UICellAccessory] = []
  }

  let rows: [[Row]]

  init(_ rows: [[Row]]) { self.rows = rows }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { rows[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    let row = rows[indexPath.section][indexPath.item]
    var content = cell.defaultContentConfiguration()
    content.text = row.text
    content.secondaryText = row.second
    cell.contentConfiguration = content
    cell.accessories = row.accessories
    return cell.called("row\(indexPath.section)\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content = cell.defaultContentConfiguration()
    content.text = isHeader ? "General" : "A footer note about the section."
    cell.contentConfiguration = content
    return cell.called((isHeader ? "header" : "footer") + "\(indexPath.section)")
  }
}

@MainActor private func makeList(
  _ configuration: UICollectionLayoutListConfiguration, _ source: ListSource, height: CGFloat = 400
) -> GridRoot {
  let root = GridRoot(frame: CGRect(x: 0, y: 0, width: 320, height: height))
  let collection = UICollectionView(
    frame: root.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
  for kind in [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ] {
    collection.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
  }
  collection.dataSource = source
  root.source = source
  root.collection = collection
  root.addSubview(collection.called("collection"))
  return root
}

@MainActor private func addLists(to family: inout FactFamily) {
  func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ headers: UICollectionLayoutListConfiguration.HeaderMode,
    footers: UICollectionLayoutListConfiguration.FooterMode = .none
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headers
    configuration.footerMode = footers
    return configuration
  }
  func rows(_ texts: [[String]]) -> ListSource {
    ListSource(texts.map { $0.map { ListSource.Row(text: $0) } })
  }
  family.uiView("a list of cards") {
    makeList(
      list(.insetGrouped, .none),
      ListSource([
        [
          .init(text: "Wi-Fi", accessories: [.disclosureIndicator()]),
          .init(text: "Bluetooth", second: "On", accessories: [.disclosureIndicator()]),
        ],
        [
          .init(text: "General", accessories: [.disclosureIndicator()]),
          .init(text: "Sounds", second: "Silent", accessories: [.checkmark()]),
        ],
      ]))
  }
  let twoAndOne = [["Wi-Fi", "Bluetooth"], ["Brightness"]]
  family.uiView("a list with headers and footers") {
    makeList(list(.insetGrouped, .supplementary, footers: .supplementary), rows(twoAndOne))
  }
  family.uiView("a list whose first rows are headers") {
    makeList(
      list(.insetGrouped, .firstItemInSection),
      rows([["General", "Wi-Fi", "Bluetooth"], ["Display", "Brightness"]]))
  }
  family.uiView("headers with room above") {
    var configuration = list(.insetGrouped, .supplementary, footers: .supplementary)
    configuration.headerTopPadding = 8
    return makeList(configuration, rows(twoAndOne))
  }
  family.uiView("a plain list with headers and footers") {
    makeList(list(.plain, .supplementary, footers: .supplementary), rows(twoAndOne))
  }
  family.uiView(
    "a plain list that scrolls", model: { Holder() },
    steps: [FactStep("scroll") { $0.scroll(to: 120) }]
  ) { holder in
    let source = rows([0, 1].map { section in (0..<5).map { "Row \(section)\($0)" } })
    let root = makeList(list(.plain, .supplementary), source, height: 300)
    holder.collection = root.collection
    return root
  }
}

@MainActor private func addOutlines(to family: inout FactFamily) {
  let roots = ["Fruit", "Vegetables", "Other"]
  let children = ["Fruit": ["Apple", "Pear"], "Vegetables": ["Carrot", "Leek"]]
  func tree(_ expanded: [String]) -> NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(roots)
    for parent in ["Fruit", "Vegetables"] { snapshot.append(children[parent] ?? [], to: parent) }
    snapshot.expand(expanded)
    return snapshot
  }
  func open(_ name: String, _ expanded: [String]) -> FactStep<Holder> {
    FactStep(name) { holder in
      holder.data?.apply(tree(expanded), to: 0, animatingDifferences: false)
      holder.collection?.layoutIfNeeded()
    }
  }
  family.uiView(
    "an outline", model: { Holder() },
    steps: [open("collapse", []), open("expand", ["Vegetables"])]
  ) { holder in
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let collection = UICollectionView(
      frame: root.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = children[item] == nil ? [] : [.outlineDisclosure()]
      cell.called("item-" + item)
    }
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var sections = NSDiffableDataSourceSnapshot<Int, String>()
    sections.appendSections([0])
    data.apply(sections, animatingDifferences: false)
    data.apply(tree(["Fruit"]), to: 0, animatingDifferences: false)
    holder.collection = collection
    holder.data = data
    root.addSubview(collection.called("collection"))
    return root
  }
}
