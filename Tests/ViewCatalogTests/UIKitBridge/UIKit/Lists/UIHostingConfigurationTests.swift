import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Views of SwiftUI in cells")
@MainActor
struct UIHostingConfigurationTests {
  @Test("A row is as tall as its view and the margins, and shows it")
  func height() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.contentConfiguration = UIHostingConfiguration {
        Color.red.frame(height: CGFloat(item))
      }
      .margins(.vertical, 5)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([100, 20])
    source.apply(snapshot, animatingDifferences: false)
    let screen = ListStage(view)
    screen.stage.advance(by: 0.1)
    let frames = [0, 1].map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 110))
    // 56 points at least.
    #expect(frames[1] == CGRect(x: 0, y: 110, width: 320, height: 56))
    let color = try #require(screen.stage.picture.color(at: CGPoint(x: 160, y: 50)))
    #expect(color.red > 240 && color.green < 80)
    // 16 points of a margin at the sides.
    #expect(try #require(screen.stage.picture.color(at: CGPoint(x: 8, y: 50))).green == 255)
  }
}
