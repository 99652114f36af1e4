import CoreAnimation
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

extension UICollectionView {
  /// Notes what has changed: within a batch for its end, else it is shown at once.
  func update(_ note: (inout ListUpdates) -> Void) {
    if batch != nil { return note(&batch!) }
    var updates = ListUpdates()
    note(&updates)
    finish(updates, nil)
  }

  func perform(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      body?()
      completion?(true)
      return
    }
    settlePlaces()
    batch = ListUpdates()
    body?()
    let updates = batch ?? ListUpdates()
    batch = nil
    finish(updates, completion)
  }

  private func finish(_ updates: ListUpdates, _ completion: ((Bool) -> Void)?) {
    guard let counts else {
      reloadData()
      completion?(true)
      return
    }
    let next = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    guard let change = updates.change(from: counts, to: next) else {
      Reports.once(
        "UICollectionView: invalid update: the sections had \(counts) items and have \(next), which"
          + " is not what the insertions and deletions say; the data are loaded anew")
      reloadData()
      completion?(true)
      return
    }
    apply(change, animated: true, completion: completion)
  }

  /// Lays out what is there, before its data become others.
  func settlePlaces() {
    if bounds.width > 0, bounds.height > 0, counts == nil, dataSource != nil { layoutSubviews() }
  }

  /// Shows the items as they stand after `change`; the data are those of afterwards.
  func apply(_ change: ListChange, animated: Bool, completion: ((Bool) -> Void)?) {
    swipe.listChanges { change.deleted.contains($0) }
    let isSeen = animated && window != nil && counts != nil
    let old = isSeen ? placesNearby() : [:]
    if isSeen {
      for item in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      where item.kind == nil && change.deleted.contains(item.indexPath) {
        self.leaving[item.indexPath] = item
      }
    }
    let leaving = carry(change)
    forgetPlaces()
    reconfigure(change.reconfigured)
    guard isSeen else {
      for (view, _) in leaving { put(away: view) }
      completion?(true)
      return
    }
    let transition = CollectionTransition(change: change, old: old)
    var gone = leaving.map(\.view)
    UIView.animate(
      withDuration: ListFigures.updateDuration,
      animations: {
        self.transition = transition
        self.prepareIfNeeded()
        self.collectionViewLayout.prepare(forCollectionViewUpdates: change.updateItems)
        self.keepInRange()
        gone += self.release(leaving: leaving)
        self.layoutSubviews()
        for view in self.shown.values { view.layoutIfNeeded() }
        self.transition = nil
        self.leaving = [:]
        self.collectionViewLayout.finalizeCollectionViewUpdates()
      },
      completion: { finished in
        for view in gone { self.put(away: view) }
        completion?(finished)
      })
  }

  /// Gives the views of items that stay their new places; what goes is returned.
  private func carry(_ change: ListChange) -> [(view: UICollectionReusableView, place: Place)] {
    chosen = Set(chosen.compactMap { change.kept[$0] })
    var leaving: [(view: UICollectionReusableView, place: Place)] = []
    var staying: [Place: UICollectionReusableView] = [:]
    for (place, view) in shown {
      if let next = self.place(place, after: change), !change.reloaded.contains(next.path) {
        staying[next] = view
      } else {
        leaving.append((view, place))
      }
    }
    shown = staying
    let changed = change.reloaded.union(change.reconfigured)
    var heights: [Place: (width: CGFloat, height: CGFloat)] = [:]
    for (place, height) in measured {
      guard let next = self.place(place, after: change), next.kind == nil,
        !changed.contains(next.path)
      else { continue }
      heights[next] = height
    }
    measured = heights
    return leaving
  }

  /// Where something stands that belongs to an item or a section; nil where that has gone.
  func place(_ place: Place, after change: ListChange) -> Place? {
    guard place.kind != nil else {
      return change.kept[place.path].map { Place(path: $0, kind: nil) }
    }
    return change.keptSections[place.path.section].map {
      Place(path: IndexPath(item: place.path.item, section: $0), kind: place.kind)
    }
  }

  private func reconfigure(_ paths: Set<IndexPath>) {
    for path in paths {
      let place = Place(path: path, kind: nil)
      guard let view = shown[place] else { continue }
      reconfigured[place] = view
      if let cell = make(place), cell !== view { put(away: cell) }
      reconfigured = [:]
      view.setNeedsLayout()
    }
  }

  /// Where things stand within a screen of what is seen.
  private func placesNearby() -> [Place: CGRect] {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var places: [Place: CGRect] = [:]
    for item in collectionViewLayout.layoutAttributesForElements(in: around) ?? [] {
      places[Place(path: item.indexPath, kind: item.kind)] = item.frame
    }
    return places
  }

  /// Views that fade away, and those that move out of sight.
  private func release(leaving: [(view: UICollectionReusableView, place: Place)])
    -> [UICollectionReusableView]
  {
    for (view, place) in leaving {
      sendSubviewToBack(view)
      let end =
        place.kind == nil
        ? collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: place.path) : nil
      if let end {
        (view.bounds.size, view.center) = (end.size, end.center)
        (view.transform3D, view.alpha) = (end.transform3D, end.alpha)
      } else {
        view.alpha = 0
      }
    }
    let wanted = Set(wantedPlaces().map { Place(path: $0.indexPath, kind: $0.kind) })
    var gone: [UICollectionReusableView] = []
    for (place, view) in shown where !wanted.contains(place) {
      shown[place] = nil
      gone.append(view)
      let goal =
        place.kind.map {
          collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: place.path)
        } ?? collectionViewLayout.layoutAttributesForItem(at: place.path)
      if let goal { apply(goal, to: view) } else { view.alpha = 0 }
    }
    return gone
  }

  /// Content that has become shorter is not scrolled beyond its end.
  private func keepInRange() {
    let inside = clamped(contentOffset)
    if contentOffset.y > inside.y || contentOffset.x > inside.x { contentOffset = inside }
  }

  /// Rows make room for signs: they may be taller then.
  func editingChanged() {
    swipe.close(animated: true)
    measured = [:]
    forgetPlaces()
    guard window != nil else { return }
    UIView.animate(withDuration: ListFigures.updateDuration) {
      self.layoutSubviews()
      for view in self.shown.values { view.layoutIfNeeded() }
    }
  }
}

/// Views that come into sight while a list changes: new ones fade in, others come from where they stood.
@MainActor
struct CollectionTransition {
  let old: [UICollectionView.Place: CGRect]
  private let sources: [IndexPath: IndexPath]
  private let reloaded: Set<IndexPath>

  init(change: ListChange, old: [UICollectionView.Place: CGRect]) {
    self.old = old
    sources = Dictionary(change.kept.map { ($0.value, $0.key) }, uniquingKeysWith: { $1 })
    reloaded = change.reloaded
  }

  func entered(
    _ view: UIView, _ place: UICollectionView.Place, _ goal: UICollectionViewLayoutAttributes,
    of layout: UICollectionViewLayout
  ) {
    let frame = goal.frame
    guard place.kind == nil, !reloaded.contains(place.path), let source = sources[place.path],
      let start = old[UICollectionView.Place(path: source, kind: nil)]
    else {
      let isNew = place.kind == nil && !reloaded.contains(place.path)
      let start = isNew ? layout.initialLayoutAttributesForAppearingItem(at: place.path) : nil
      return start.map { view.enter(from: $0) } ?? view.fadeIn()
    }
    view.slideIn(from: CGPoint(x: start.midX - frame.midX, y: start.midY - frame.midY))
  }
}
