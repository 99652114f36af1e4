import Foundation
import Geometry
import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@Suite("Items of lists that will be needed soon")
@MainActor
struct PrefetchedItemsTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Those behind the ones in view, over the borders of sections and as far as there are any")
  func ahead() {
    var items = PrefetchedItems()
    let first = items.move(to: path(0)...path(2), counts: [5, 0, 3, 20])
    let expected = [path(3), path(4)] + (0..<3).map { path($0, 2) } + (0..<7).map { path($0, 3) }
    #expect(first.coming == expected && first.cancelled.isEmpty)
    // What was told is not told again.
    let second = items.move(to: path(1)...path(3), counts: [5, 0, 3, 20])
    #expect(second.coming == [path(7, 3)] && second.cancelled.isEmpty)
    let none = items.move(to: path(1)...path(3), counts: [5, 0, 3, 20])
    #expect(none.coming.isEmpty)
    var last = PrefetchedItems()
    #expect(last.move(to: path(2)...path(4), counts: [5]).coming.isEmpty)
  }

  @Test("A movement back tells those before, nearest first, and takes back those that did not come")
  func back() {
    var items = PrefetchedItems()
    _ = items.move(to: path(20)...path(22), counts: [40])
    let back = items.move(to: path(19)...path(21), counts: [40])
    #expect(back.coming == (7..<19).reversed().map { path($0) })
    // 22 is ahead no more, and was in view.
    #expect(back.cancelled == (23...34).map { path($0) })
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
  {
    var told: [Int] = []
    var cancelled: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      told += indexPaths.map(\.row)
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths.map(\.row) }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { told += indexPaths.map(\.item) }
  }

  @Test("A table tells its source of the rows behind those in view, and of more as it moves")
  func table() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    table.rowHeight = 64
    table.dataSource = source
    table.prefetchDataSource = source
    let stage = ListStage(table).stage
    stage.advance(by: 0.1)
    // Ten rows are in view.
    let first = source.told.first ?? 0
    #expect((10...11).contains(first) && source.told == Array(first..<first + 12))
    stage.perform { table.contentOffset.y = 640 }
    stage.advance(by: 0.1)
    #expect(source.told == Array(first..<first + 22))
    stage.perform { table.contentOffset.y = 320 }
    stage.advance(by: 0.1)
    #expect(source.told.last == 0 && !source.cancelled.isEmpty)
    #expect(source.cancelled.allSatisfy { $0 > 15 })
    let number = source.told.count
    table.isPrefetchingEnabled = false
    stage.perform { table.contentOffset.y = 3200 }
    stage.advance(by: 0.1)
    #expect(source.told.count == number)
  }

  @Test("A collection tells its source of the items behind those in view")
  func collection() {
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 64)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.prefetchDataSource = source
    let stage = ListStage(view).stage
    stage.advance(by: 0.1)
    let first = source.told.first ?? 0
    #expect((20...22).contains(first) && source.told == Array(first..<first + 12))
  }
}
