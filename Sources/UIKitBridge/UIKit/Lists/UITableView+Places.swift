import Foundation
import Geometry

/// Where the rows of a section stand, and what is above and below them.
extension UITableView {
  /// Adds a section below what is there.
  func add(_ section: Int, to places: inout TablePlaces) {
    let header = makeHeader(section)
    if header != nil, style == .plain {
      places.bottom +=
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : ListFigures.plainHeaderGap
    }
    let top = places.bottom
    places.bottom += placeHeader(header, in: section, at: top)
    if header != nil, style == .plain {
      places.headers.append(
        (
          TableEdge(section: section, isFooter: false),
          CGRect(x: 0, y: top, width: bounds.width, height: places.bottom - top), 0
        ))
    }
    defer {
      if header != nil, style == .plain {
        places.headers[places.headers.count - 1].end = places.bottom
      }
    }
    let rows = numberOfRows(inSection: section)
    places.counts.append(rows)
    for row in 0..<rows {
      let path = IndexPath(row: row, section: section)
      let wish = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      let height = wish >= 0 ? wish : measure(path, at: places.bottom)
      places.rows.append(
        (path, CGRect(x: side, y: places.bottom, width: bounds.width - 2 * side, height: height)))
      places.bottom += height
    }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      places.bottom += placeFooter(view, in: section, at: places.bottom)
    } else if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      let view = TableTitle(title, .footnote, above: 4.5, below: 7)
      places.bottom += placeFooter(view, in: section, at: places.bottom)
    } else {
      let wish = delegate?.tableView(self, heightForFooterInSection: section) ?? -1
      places.bottom += wish >= 0 ? wish : style == .plain ? 0 : 18
    }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    let view =
      style == .plain
      ? TableTitle(title, .headline, above: 2, below: 1.5)
      : TableTitle(title, .headline, above: section == 0 ? 27 : 9.5, below: 4)
    view.textLabel?.accessibilityTraits = [.staticText, .header]
    return view
  }

  /// Its height.
  private func placeHeader(_ header: UIView?, in section: Int, at y: CGFloat) -> CGFloat {
    let wish = delegate?.tableView(self, heightForHeaderInSection: section) ?? -1
    guard let header else { return wish >= 0 ? wish : style == .plain ? 0 : 18 }
    let height = wish >= 0 ? wish : max(wishedHeight(of: header), 28)
    place(
      header, at: TableEdge(section: section, isFooter: false),
      CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height))
    return height
  }

  private func placeFooter(_ footer: UIView, in section: Int, at y: CGFloat) -> CGFloat {
    let wish = delegate?.tableView(self, heightForFooterInSection: section) ?? -1
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
      if view.parentView !== self { addSubview(view) }
    }
    transition?.edgeEntered(view, edge, frame)
  }

  /// The height that the cell of a row says, whose upper edge is at `y`.
  private func measure(_ path: IndexPath, at y: CGFloat) -> CGFloat {
    guard let cell = shown[path] ?? dataSource?.tableView(self, cellForRowAt: path) else {
      return estimatedRowHeight
    }
    UIView.performWithoutAnimation { cell.signs = signs(at: path) }
    let height = cell.height(in: bounds.width - 2 * side)
    if shown[path] != nil { return height }
    if y + height > bounds.minY, y < bounds.maxY {
      measured[path] = cell
    } else {
      put(cell, away: path, wasShown: false)
    }
    return height
  }
}
