import Foundation
import Geometry
import ViewContent

/// Where the rows of a section stand, and what is above and below them.
extension UITableView {
  /// Adds a section below what is there.
  func add(_ section: Int, to places: inout TablePlaces) {
    let header = makeHeader(section)
    places.bottom += placeHeader(header, in: section, at: places.bottom)
    let rows = numberOfRows(inSection: section)
    places.counts.append(rows)
    for row in 0..<rows {
      let path = IndexPath(row: row, section: section)
      let wish = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      let height = wish >= 0 ? wish : measured(path)
      places.rows.append(
        (path, CGRect(x: side, y: places.bottom, width: bounds.width - 2 * side, height: height)))
      places.bottom += height
    }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      places.bottom += placeFooter(view, in: section, at: places.bottom)
    } else if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      let label = Self.title(title, size: 13)
      let height = label.sizeThatFits(CGSize(width: bounds.width - 32, height: 0)).height + 12
      place(
        label, at: TableEdge(section: section, isFooter: true),
        CGRect(
          x: side + 16, y: places.bottom, width: bounds.width - 32 - 2 * side, height: height))
      places.bottom += height
    } else {
      let wish = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? -1
      places.bottom += wish >= 0 ? wish : style == .plain ? 0 : 18
    }
  }

  private static func title(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    return style == .plain
      ? Self.title(title, size: 17, weight: .semibold) : Self.title(title.uppercased(), size: 13)
  }

  /// Its height.
  private func placeHeader(_ header: UIView?, in section: Int, at y: CGFloat) -> CGFloat {
    let wish = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? -1
    guard let header else { return wish >= 0 ? wish : style == .plain ? 0 : 18 }
    let isTitle = header is UILabel
    let inset = isTitle ? side + 16 : side
    let own = max(wishedHeight(of: header), isTitle ? 28 : 0)
    let height = wish >= 0 ? wish : isTitle ? own + (style == .plain ? 0 : 10) : max(own, 28)
    place(
      header, at: TableEdge(section: section, isFooter: false),
      CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height))
    return height
  }

  private func placeFooter(_ footer: UIView, in section: Int, at y: CGFloat) -> CGFloat {
    let wish = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? -1
    let height = wish >= 0 ? wish : wishedHeight(of: footer)
    place(
      footer, at: TableEdge(section: section, isFooter: true),
      CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height))
    return height
  }

  private func wishedHeight(of view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView {
      return view.height(in: bounds.width - 2 * side)
    }
    return ConstraintLayout.wishedSize(of: view).height
  }

  /// New views stand in their places at once; while rows come and go they come from where their section's stood.
  private func place(_ view: UIView, at edge: TableEdge, _ frame: CGRect) {
    edges[edge] = view
    UIView.performWithoutAnimation {
      view.frame = frame
      if view.superview !== self { addSubview(view) }
    }
    transition?.edgeEntered(view, edge, frame)
  }

  /// The height of a row that its cell says.
  private func measured(_ path: IndexPath) -> CGFloat {
    guard let cell = shown[path] ?? dataSource?.tableView(self, cellForRowAt: path) else {
      return estimatedRowHeight
    }
    UIView.performWithoutAnimation { cell.signs = signs(at: path) }
    let height = cell.height(in: bounds.width - 2 * side)
    if shown[path] == nil { put(cell, away: path, wasShown: false) }
    return height
  }
}
