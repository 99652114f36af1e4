import Foundation

/// Numbers of a run in memory that is there for as long as the run.
final class RunBuffer<Element> {
  let start: UnsafeMutablePointer<Element>
  private let count: Int
  init(_ elements: [Element]) {
    count = elements.count
    start = .allocate(capacity: max(count, 1))
    start.initialize(from: elements, count: count)
  }
  deinit {
    start.deinitialize(count: count)
    start.deallocate()
  }
}

// What a run has, in memory that is there for as long as the run.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
  UnsafePointer(run.glyphBuffer.start)
}
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
  UnsafePointer(run.positionBuffer.start)
}
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
  UnsafePointer(run.advanceBuffer.start)
}
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
  UnsafePointer(run.indexBuffer.start)
}
