import Foundation
import Geometry
import TestSupport
import Testing

@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// What a stack's view wants: between two lengths, at a priority.
private struct Wish {
  var least: CGFloat
  var largest: CGFloat
  var priority: Double
}

/// Stacks of random views against the rule of SwiftUI's stacks, written down once more: of what the gaps leave, and of
/// what views of lower priority need at least, each view of a priority takes an equal share of the rest, the least
/// flexible first.
@MainActor @Suite("Stacks as a rule has them")
struct StackArrangementTests {
  private func lengths(_ wishes: [Wish], _ length: CGFloat, spacing: CGFloat) -> [CGFloat] {
    var result = [CGFloat](repeating: 0, count: wishes.count)
    var left = length - spacing * CGFloat(wishes.count - 1)
    for priority in Set(wishes.map(\.priority)).sorted(by: >) {
      let reserved = wishes.filter { $0.priority < priority }.reduce(0) { $0 + $1.least }
      var available = left - reserved
      let group = wishes.indices.filter { wishes[$0].priority == priority }.sorted {
        let (first, second) = (wishes[$0], wishes[$1])
        return (first.largest - first.least, $0) < (second.largest - second.least, $1)
      }
      for (place, index) in group.enumerated() {
        let share = max(0, available) / CGFloat(group.count - place)
        result[index] = min(max(share, wishes[index].least), wishes[index].largest)
        available -= result[index]
        left -= result[index]
      }
    }
    return result
  }

  private func wishes(_ random: inout SplitMix) -> [Wish] {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let least = CGFloat(Int.random(in: 0...40, using: &random))
      let isFixed = Bool.random(using: &random)
      return Wish(
        least: least,
        largest: isFixed ? least : least + CGFloat(Int.random(in: 1...150, using: &random)),
        priority: Double(Int.random(in: 0...2, using: &random)))
    }
  }

  @Test("A row's views have the widths of the rule", arguments: 0..<12)
  func rows(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<12 {
      let wishes = wishes(&random)
      let width = CGFloat(Int.random(in: 20...400, using: &random))
      let spacing = CGFloat(Int.random(in: 0...10, using: &random))
      let probe = LayoutProbe(width, 50, scale: 64) {
        HStack(spacing: spacing) {
          ForEach(wishes.indices, id: \.self) { index in
            Box("\(index)", width: .between(wishes[index].least, wishes[index].largest))
              .layoutPriority(wishes[index].priority)
          }
        }
      }
      let expected = lengths(wishes, width, spacing: spacing)
      let found = wishes.indices.map { probe.size("\($0)")?.width ?? -1 }
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.05 }, "\(wishes) in \(width)")
      // They follow one another, a gap apart, as a whole in the middle.
      let frames = wishes.indices.compactMap { probe.frame("\($0)") }
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(abs(right.minX - left.maxX - spacing) < 0.05)
      }
      #expect(abs((frames[0].minX + frames[frames.count - 1].maxX) / 2 - width / 2) < 0.05)
    }
  }

  @Test("A column's views have the heights of the rule", arguments: 100..<106)
  func columns(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<12 {
      let wishes = wishes(&random)
      let height = CGFloat(Int.random(in: 20...400, using: &random))
      let probe = LayoutProbe(50, height, scale: 64) {
        VStack(spacing: 3) {
          ForEach(wishes.indices, id: \.self) { index in
            Box("\(index)", height: .between(wishes[index].least, wishes[index].largest))
              .layoutPriority(wishes[index].priority)
          }
        }
      }
      let expected = lengths(wishes, height, spacing: 3)
      let found = wishes.indices.map { probe.size("\($0)")?.height ?? -1 }
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.05 }, "\(wishes) in \(height)")
    }
  }
}
