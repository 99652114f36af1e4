import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing
import UIKit

/// Places that know how far they are from the middle.
@MainActor
private final class Turned: UICollectionViewLayoutAttributes {
  var distance: CGFloat = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Turned)?.distance = distance
    return copy
  }
}

@MainActor
private final class Carousel: UICollectionViewFlowLayout {
  var items: [UICollectionViewUpdateItem] = []
  var hasEnded = false

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.map {
      let place = $0.copy() as? UICollectionViewLayoutAttributes ?? $0
      place.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
      return place
    }
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: 0) }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    items = updateItems
  }
  override func finalizeCollectionViewUpdates() { hasEnded = true }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let place = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    place?.center.y = 1000
    return place
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let place = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    place?.transform = CGAffineTransform(scaleX: 2, y: 2)
    return place
  }
}

@MainActor
private final class Items: UICollectionViewDataSource {
  var count = 12
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
}

@MainActor @Suite("Layouts of collections by programs")
struct UICollectionViewLayoutTests {
  private let layout = Carousel()
  private let items = Items()
  private let view: UICollectionView
  private let stage: ListStage

  init() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    stage = ListStage(view)
    stage.stage.advance(by: 0.1)
  }

  @Test("A place is copied with all that it says, as the class that it is of")
  func copies() throws {
    let place = Turned(forCellWith: IndexPath(item: 3, section: 1))
    place.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    (place.distance, place.zIndex, place.alpha) = (7, 5, 0.5)
    place.transform = CGAffineTransform(translationX: 9, y: 0)
    let copy = try #require(place.copy() as? Turned)
    #expect(copy !== place && copy.isEqual(place) && copy.distance == 7)
    #expect(copy.transform3D.m41 == 9 && copy.indexPath == IndexPath(item: 3, section: 1))
    copy.size = CGSize(width: 5, height: 6)
    #expect(copy.center == place.center && copy.frame != place.frame && !copy.isEqual(place))
  }

  @MainActor private final class Rest: UICollectionViewDelegate {
    var place: CGPoint?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { place = targetContentOffset.pointee }
  }

  @Test("Items are as far in depth as the layout says, and content is to rest where it says")
  func depth() throws {
    let rest = Rest()
    view.delegate = rest
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.transform3D.m11 == 0.5)
    stage.drag(from: CGPoint(x: 250, y: 320), by: CGPoint(x: -130, y: 0))
    let place = try #require(rest.place)
    #expect(place.x > 0 && place.x.truncatingRemainder(dividingBy: 100) == 0)
    #expect(abs(place.x - view.contentOffset.x) <= 50)
  }

  @Test("New items come from where the layout says, removed ones go there, and it hears of both")
  func changes() throws {
    stage.stage.perform {
      items.count += 1
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(layout.items.map(\.updateAction) == [.insert] && layout.hasEnded)
    #expect(layout.items.first?.indexPathAfterUpdate == IndexPath(item: 1, section: 0))
    stage.stage.advance(by: 0.1)
    let new = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let seen = try #require(new.layer.presentation())
    #expect(seen.position.y > new.center.y + 50 && seen.opacity < 1)
    stage.stage.advance(by: 0.5)
    stage.stage.perform {
      items.count -= 1
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(layout.items.map(\.updateAction) == [.delete])
    #expect(new.transform.a == 2 && new.alpha == 0 && new.superview != nil)
    stage.stage.advance(by: 0.5)
    #expect(new.superview == nil)
  }

  @Test("A change of the layout is told to both, and its end to who asked for it")
  func another() {
    var isDone = false
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 50, height: 50)
    stage.stage.perform {
      view.contentOffset = CGPoint(x: 300, y: 0)
      view.setCollectionViewLayout(grid, animated: true) { isDone = $0 }
    }
    #expect(view.collectionViewLayout === grid && view.contentOffset.x == 0 && !isDone)
    stage.stage.advance(by: 0.5)
    #expect(isDone)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.width == 50)
  }
}
