import Foundation
import SwiftUI

/// Several items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: UIDynamicItem {
  public let items: [any UIDynamicItem]
  private let places: [CGPoint]
  private let turns: [CGAffineTransform]
  public private(set) var bounds: CGRect

  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
    }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    places = items.map { CGPoint(x: $0.center.x - frame.midX, y: $0.center.y - frame.midY) }
    turns = items.map(\.transform)
  }

  open var center: CGPoint { didSet { place() } }
  open var transform = CGAffineTransform.identity { didSet { place() } }

  private func place() {
    for (index, item) in items.enumerated() {
      let offset = places[index].applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = turns[index].concatenating(transform)
    }
  }
}
