import Foundation
import Geometry
import Testing

@testable import UIKitBridge

@MainActor
private final class Numbered: UICollectionViewDataSource {
  let count: Int
  init(_ count: Int) { self.count = count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
}

@MainActor @Suite("Lines of items")
struct UICollectionViewFlowLayoutTests {
  /// Where the items of a list of 390 points stand.
  private func places(_ count: Int, width: CGFloat) -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 50)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
    let source = Numbered(count)
    list.dataSource = source
    list.layoutIfNeeded()
    return (0..<count).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test("Items beside which there is room for no other stand in the middle, the last one too")
  func single() {
    for count in 1...3 {
      #expect(places(count, width: 350).map(\.minX) == Array(repeating: 20, count: count))
    }
  }

  @Test("A line that is not full begins at the edge, with the distances of full ones")
  func rest() {
    // Three of 100 points in 390: 45 between them.
    #expect(places(4, width: 100).map(\.minX) == [0, 145, 290, 0])
    #expect(places(5, width: 100).map(\.minX) == [0, 145, 290, 0, 145])
    #expect(places(1, width: 100).map(\.minX) == [0])
  }
}
