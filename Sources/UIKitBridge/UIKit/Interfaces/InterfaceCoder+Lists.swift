import Foundation
import Geometry
import ViewContent

@MainActor
extension InterfaceCoder {
  // MARK: Tables

  var tableStyle: UITableView.Style { node.word("style") ?? .plain }

  var cellStyle: UITableViewCell.CellStyle {
    node.choice(
      "style",
      [
        "IBUITableViewCellStyleSubtitle": .subtitle, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2,
      ]) ?? .default
  }

  func fill(_ table: UITableView) {
    if let height = node.number("rowHeight") { table.rowHeight = height }
    if let height = node.number("estimatedRowHeight"), height > 0 {
      table.estimatedRowHeight = height
    }
    if let style: UITableView.SeparatorStyle = separatorStyle { table.separatorStyle = style }
    if let color = file.color(node.child(key: "separatorColor")) { table.separatorColor = color }
    if let insets = node.insets("separatorInset") { table.separatorInset = insets }
    if let allows = node.flag("allowsSelection") { table.allowsSelection = allows }
    if let allows = node.flag("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
    for (key, keyPath) in [
      ("tableHeaderView", \UITableView.tableHeaderView),
      ("tableFooterView", \UITableView.tableFooterView),
    ] {
      if let element = node.child(key: key) { table[keyPath: keyPath] = objects.view(element) }
    }
  }

  private var separatorStyle: UITableView.SeparatorStyle? {
    node.choice(
      "separatorStyle", ["none": .none, "singleLine": .singleLine, "default": .singleLine])
  }

  /// Cells that stand for others of their kind are made when one is asked for; those of a table that always shows the same
  /// are made once, and shown by its controller.
  func fillCells(of table: UITableView) {
    for cell in node.members("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      let template = InterfaceTemplate(cell, of: objects)
      table.register(identifier) { template.make() as? UITableViewCell }
    }
    let sections = node.members("sections").filter { $0.name == "tableViewSection" }
    guard node["dataMode"] == "static", !sections.isEmpty else { return }
    table.fixedSections = sections.map { section in
      FixedTableSection(
        header: section.string("headerTitle"), footer: section.string("footerTitle"),
        cells: section.members("cells").compactMap { element in
          (objects.view(element) as? UITableViewCell).map {
            ($0, element.number("rowHeight") ?? node.number("rowHeight"))
          }
        })
    }
  }

  func fill(_ cell: UITableViewCell) {
    cell.accessoryType = node.word("accessoryType") ?? .none
    cell.selectionStyle = node.word("selectionStyle") ?? .default
    if let level = node.number("indentationLevel") { cell.indentationLevel = Int(level) }
    if let width = node.number("indentationWidth") { cell.indentationWidth = width }
    // Labels of the styles that UIKit lays out stand in the content like any others.
    let own: [(String, UIView?)] = [
      ("textLabel", node["textLabel"] == nil ? nil : cell.textLabel),
      ("detailTextLabel", node["detailTextLabel"] == nil ? nil : cell.detailTextLabel),
      ("imageView", node["imageView"] == nil ? nil : cell.imageView),
    ]
    for (key, view) in own {
      guard let view, let element = node.first(where: { $0["id"] == node[key] }) else { continue }
      let coder = InterfaceCoder(element, objects)
      switch view {
      case let label as UILabel: coder.fillText(of: label)
      case let imageView as UIImageView: imageView.image = coder.image("image")
      default: break
      }
      objects.keep(view, of: element)
    }
  }

  // MARK: Collections

  /// The layout of a collection view, which is said before the view is made.
  func collectionLayout() -> UICollectionViewLayout? {
    guard let element = node.child(key: "collectionViewLayout") else { return nil }
    let custom: AnyClass? = InterfaceClasses.custom(element, beside: objects.controller)
    let kind = custom as? UICollectionViewLayout.Type
    let layout =
      kind?.init(coder: InterfaceCoder(element, objects)) ?? UICollectionViewFlowLayout()
    if let flow = layout as? UICollectionViewFlowLayout { fill(flow, from: element) }
    objects.keep(layout, of: element)
    return layout
  }

  private func fill(_ layout: UICollectionViewFlowLayout, from element: InterfaceNode) {
    layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
    layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
    if let size = element.size("itemSize") { layout.itemSize = size }
    if element["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = element.size("estimatedItemSize") {
      layout.estimatedItemSize = size
    }
    if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { layout.sectionInset = insets }
  }

  func fillCells(of list: UICollectionView) {
    for cell in node.members("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      let template = InterfaceTemplate(cell, of: objects)
      list.register(identifier) { template.make() as? UICollectionReusableView }
    }
    let edges = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in edges {
      guard let element = node.child(key: key), let identifier = element["reuseIdentifier"] else {
        continue
      }
      let template = InterfaceTemplate(element, of: objects)
      list.register(kind + identifier) { template.make() as? UICollectionReusableView }
    }
  }
}

/// A view of an interface of which there are as many as are asked for: a cell.
@MainActor
final class InterfaceTemplate {
  private let node: InterfaceNode
  private let file: InterfaceFile
  private let storyboard: UIStoryboard?
  private weak var controller: UIViewController?

  init(_ node: InterfaceNode, of objects: InterfaceObjects) {
    (self.node, file, storyboard) = (node, objects.file, objects.storyboard)
    controller = objects.controller
  }

  /// A view with all that is in it, connected to its controller where that is named.
  func make() -> UIView {
    let objects = InterfaceObjects(file, storyboard: storyboard, topLevel: [])
    if let controller { objects.belong(to: controller, id: controller.interfaceID) }
    let view = objects.view(node)
    objects.join()
    return view
  }
}

/// A section of a table whose cells an interface has, and always the same.
struct FixedTableSection {
  var header: String?
  var footer: String?
  /// Each with its height in points, if the interface says one.
  var cells: [(cell: UITableViewCell, height: CGFloat?)]
}
