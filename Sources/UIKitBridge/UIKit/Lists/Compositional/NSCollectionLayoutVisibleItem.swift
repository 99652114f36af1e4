import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// An item in view, for those who move it themselves. What is set holds until the view is laid out again.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  /// Greater ones are in front.
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// In points of the collection view's content, as if a section that scrolls across did not.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// A view of a collection view, and where the layout has put it.
private final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let view: UICollectionReusableView
  private let attributes: UICollectionViewLayoutAttributes

  init(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    (self.view, self.attributes) = (view, attributes)
  }

  var alpha: CGFloat {
    get { view.alpha }
    set { view.alpha = newValue }
  }
  var zIndex: Int {
    get { Int(view.layer.zPosition) }
    set { view.layer.zPosition = CGFloat(newValue) }
  }
  var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: view.center.x + origin.x, y: view.center.y + origin.y) }
    set { view.center = CGPoint(x: newValue.x - origin.x, y: newValue.y - origin.y) }
  }
  var bounds: CGRect { CGRect(origin: .zero, size: attributes.frame.size) }
  var transform: CGAffineTransform {
    get { view.transform }
    set { view.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { view.transform3D }
    set { view.transform3D = newValue }
  }
  var name: String { attributes.kind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.kind }

  private var origin: CGPoint { attributes.orthogonal?.frame.origin ?? .zero }
}

extension UICollectionViewCompositionalLayout {
  /// Lets sections move their items where these stand now.
  func moveVisibleItems(_ placed: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView,
      sections.contains(where: { $0.section.visibleItemsInvalidationHandler != nil })
    else { return }
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: view.bounds.size),
      traitCollection: view.traitCollection)
    for section in sections {
      guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
      let own = placed.filter { $0.indexPath.section == section.index }
      let scroller = own.lazy.compactMap(\.orthogonal).first.map { view.scroller(for: $0) }
      let items = own.compactMap { attributes in
        view.shownView(for: attributes).map { VisibleItem($0, attributes) }
      }
      if !items.isEmpty { handler(items, (scroller ?? view).contentOffset, environment) }
    }
  }
}
