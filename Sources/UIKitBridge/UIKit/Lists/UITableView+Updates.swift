import CoreAnimation
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// How rows come, go and are shown anew.
struct RowAnimations {
  var inserted: UITableView.RowAnimation
  var deleted: UITableView.RowAnimation
  var reloaded: UITableView.RowAnimation

  init(all animation: UITableView.RowAnimation) {
    (inserted, deleted, reloaded) = (animation, animation, animation)
  }

  /// Whether nothing is seen of the change.
  var areNone: Bool { inserted == .none && deleted == .none && reloaded == .none }
}

extension UITableView.RowAnimation {
  /// From where a row of this size comes, and to where it goes, in points beside its place; nil where it fades.
  func way(of size: CGSize) -> CGPoint? {
    switch self {
    case .right: CGPoint(x: size.width, y: 0)
    case .left: CGPoint(x: -size.width, y: 0)
    case .top: CGPoint(x: 0, y: -size.height)
    case .bottom: CGPoint(x: 0, y: size.height)
    case .fade, .none, .middle, .automatic: nil
    }
  }
}

extension UITableView {
  /// Notes what has changed: within a batch for its end, else it is shown at once.
  func update(
    _ kind: WritableKeyPath<RowAnimations, RowAnimation>?, _ animation: RowAnimation,
    _ note: (inout ListUpdates) -> Void
  ) {
    let isSingle = batch == nil
    if isSingle { (batch, animations) = (ListUpdates(), RowAnimations(all: animation)) }
    if let kind { animations[keyPath: kind] = animation }
    note(&batch!)
    if isSingle { finishBatch(nil) }
  }

  func beginBatch() {
    batchDepth += 1
    guard batchDepth == 1 else { return }
    settlePlaces()
    (batch, animations) = (ListUpdates(), RowAnimations(all: .automatic))
  }

  func endBatch(_ completion: ((Bool) -> Void)?) {
    batchDepth = max(batchDepth - 1, 0)
    guard batchDepth == 0 else {
      completion?(true)
      return
    }
    finishBatch(completion)
  }

  private func finishBatch(_ completion: ((Bool) -> Void)?) {
    let updates = batch ?? ListUpdates()
    batch = nil
    guard let counts = places?.counts else {
      reloadData()
      completion?(true)
      return
    }
    let next = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    guard let change = updates.change(from: counts, to: next) else {
      Reports.once(
        "UITableView: invalid update: the sections had \(counts) rows and have \(next), which is"
          + " not what the insertions and deletions say; the data are loaded anew")
      reloadData()
      completion?(true)
      return
    }
    apply(change, animations, completion: completion)
  }

  /// Lays out what is there, before its data become others.
  func settlePlaces() {
    if bounds.width > 0, places == nil, dataSource != nil { layoutSubviews() }
  }

  /// Shows the rows as they stand after `change`; the data are those of afterwards.
  func apply(
    _ change: ListChange, _ animations: RowAnimations, completion: ((Bool) -> Void)?
  ) {
    swipe.listChanges { change.deleted.contains($0) }
    let isSeen = !animations.areNone && window != nil && places != nil
    let old = places?.rows ?? []
    let leaving = carry(change)
    reconfigure(change.reconfigured)
    let transition = TableTransition(change, animations, old, edges.mapValues(\.frame))
    forgetPlaces()
    guard isSeen else {
      for (cell, _) in leaving { put(cell, away: nil) }
      completion?(true)
      return
    }
    var gone = leaving.map(\.cell)
    UIView.animate(
      withDuration: ListFigures.updateDuration,
      animations: {
        self.transition = transition
        let places = self.currentPlaces()
        let inside = self.clamped(self.contentOffset)
        if self.contentOffset.y > inside.y { self.contentOffset = inside }
        for (cell, animation) in leaving { self.leave(cell, animation) }
        gone += self.release(places)
        self.layoutSubviews()
        for cell in self.shown.values { cell.layoutIfNeeded() }
        self.transition = nil
      },
      completion: { finished in
        for cell in gone { self.put(cell, away: nil) }
        completion?(finished)
      })
  }

  /// Gives the cells of rows that stay their new places; what goes is returned, and how it goes.
  private func carry(_ change: ListChange) -> [(cell: UITableViewCell, RowAnimation)] {
    chosen = Set(chosen.compactMap { change.kept[$0] })
    var staying: [IndexPath: UITableViewCell] = [:]
    var leaving: [(cell: UITableViewCell, RowAnimation)] = []
    for (path, cell) in shown {
      if let next = change.kept[path] {
        if change.reloaded.contains(next) {
          leaving.append((cell, animations.reloaded))
        } else {
          staying[next] = cell
        }
      } else {
        leaving.append((cell, animations.deleted))
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    }
    shown = staying
    return leaving
  }

  private func reconfigure(_ paths: Set<IndexPath>) {
    for path in paths {
      guard let cell = shown[path] else { continue }
      reconfigured[path] = cell
      if let other = dataSource?.tableView(self, cellForRowAt: path), other !== cell {
        put(other, away: nil)
      }
      reconfigured = [:]
      cell.setNeedsLayout()
    }
  }

  private func leave(_ cell: UITableViewCell, _ animation: RowAnimation) {
    sendSubviewToBack(cell)
    if let way = animation.way(of: cell.bounds.size) {
      cell.center = CGPoint(x: cell.center.x + way.x, y: cell.center.y + way.y)
    }
    cell.alpha = 0
  }

  /// Cells that move out of sight.
  private func release(_ places: TablePlaces) -> [UITableViewCell] {
    let seen = Set(places.rows(in: bounds).map(\.path))
    var gone: [UITableViewCell] = []
    for (path, cell) in shown where !seen.contains(path) {
      shown[path] = nil
      gone.append(cell)
      if let frame = places.rows.first(where: { $0.path == path })?.frame { cell.stand(in: frame) }
    }
    return gone
  }
}

/// Rows that come into sight while a table changes: new ones as they were told to, others from where they stood.
@MainActor
struct TableTransition {
  private let animations: RowAnimations
  private let reloaded: Set<IndexPath>
  private let sections: [Int: Int]
  private let sources: [IndexPath: IndexPath]
  private let rows: [IndexPath: CGRect]
  private let edges: [TableEdge: CGRect]

  init(
    _ change: ListChange, _ animations: RowAnimations, _ old: [(path: IndexPath, frame: CGRect)],
    _ edges: [TableEdge: CGRect]
  ) {
    (self.animations, self.edges, reloaded) = (animations, edges, change.reloaded)
    rows = Dictionary(old.map { ($0.path, $0.frame) }, uniquingKeysWith: { $1 })
    sources = Dictionary(change.kept.map { ($0.value, $0.key) }, uniquingKeysWith: { $1 })
    sections = Dictionary(change.keptSections.map { ($0.value, $0.key) }, uniquingKeysWith: { $1 })
  }

  func entered(_ cell: UITableViewCell, _ path: IndexPath, _ frame: CGRect) {
    let isReloaded = reloaded.contains(path)
    if !isReloaded, let source = sources[path], let start = rows[source] {
      return cell.slideIn(from: CGPoint(x: start.midX - frame.midX, y: start.midY - frame.midY))
    }
    let animation = isReloaded ? animations.reloaded : animations.inserted
    guard animation != .none else { return }
    if let way = animation.way(of: frame.size) { cell.slideIn(from: way) }
    cell.fadeIn()
  }

  func edgeEntered(_ view: UIView, _ edge: TableEdge, _ frame: CGRect) {
    let source = sections[edge.section].map { TableEdge(section: $0, isFooter: edge.isFooter) }
    guard let source, let start = edges[source] else { return view.fadeIn() }
    view.slideIn(from: CGPoint(x: start.midX - frame.midX, y: start.midY - frame.midY))
  }
}
