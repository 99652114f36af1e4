import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) import Drawing
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// How often the views in nested containers are asked: at each level by a layout that counts, innermost by a
/// view that does.
@MainActor
@Suite("The cost of nested layouts", .serialized)
struct LayoutCostTests {
  /// Ways to put a view into a container that asks it more than one thing.
  enum Nest: String, CaseIterable {
    case hStack, vStack, alternating, viewThatFits, frame, grid, aligned, guides, mixed

    @MainActor func around(_ view: AnyView, level: Int) -> AnyView {
      switch self {
      case .hStack:
        AnyView(
          HStack {
            view; Box("", 8, 8)
          })
      case .vStack:
        AnyView(
          VStack {
            view; Box("", 8, 8)
          })
      case .alternating: (level % 2 == 0 ? Nest.hStack : .vStack).around(view, level: level)
      case .viewThatFits:
        AnyView(
          ViewThatFits {
            HStack {
              view; Box("", 8, 8)
            }; Box("", 8, 8)
          })
      case .frame: AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity).padding(1))
      case .grid:
        AnyView(
          Grid {
            GridRow {
              view; Box("", 8, 8)
            }
          })
      case .aligned:
        AnyView(
          HStack(alignment: .firstTextBaseline) {
            view; Box("", 8, 8)
          })
      case .guides:
        AnyView(view.alignmentGuide(.leading) { $0[.leading] + $0[HorizontalAlignment.center] })
      case .mixed: Nest.allCases[[0, 5, 1, 4, 6, 3, 7][level % 7]].around(view, level: level)
      }
    }
  }

  private func questions(_ nest: Nest, depth: Int) -> Int {
    Questions.count = 0
    var view = AnyView(CountingLeaf().alignmentGuide(.leading) { Questions.note(10 * $0.width) })
    for level in 0..<depth {
      view = AnyView(Counting { nest.around(view, level: level) })
    }
    _ = LayoutProbe(400, 400) {
      VStack(alignment: .leading) {
        view; Box("", 8, 8)
      }
    }
    return Questions.count
  }

  @Test("Questions grow with the square of the depth at most", arguments: Nest.allCases)
  func cost(nest: Nest) {
    let counts = [5, 10, 20].map { questions(nest, depth: $0) }
    #expect(counts[0] > 5)
    // Twice the depth, four times the questions at most. (Most nests ask twice as many. Rows in columns in rows
    // are asked about the lengths of every level along each axis.)
    #expect(counts[1] <= 4 * counts[0], "\(counts)")
    #expect(counts[2] <= 4 * counts[1], "\(counts)")
    #expect(counts[2] <= 20 * 40, "\(counts)")
  }

  @Test("Guides that are made of guides ask as often as they are many")
  func guidesOfGuides() {
    let counts = [4, 8].map { depth in
      Questions.count = 0
      var view = AnyView(CountingLeaf().alignmentGuide(.leading) { Questions.note(10 * $0.width) })
      for _ in 0..<depth {
        view = AnyView(view.alignmentGuide(.leading) { max($0[.leading], $0[.leading] + 1) })
      }
      _ = LayoutProbe(400, 400) {
        VStack(alignment: .leading) {
          view; Box("", 8, 8)
        }
      }
      return Questions.count
    }
    // Each level asks twice: without memory, twice as often a level.
    #expect(counts[0] > 0 && counts[1] <= 2 * counts[0], "\(counts)")
  }
}

private enum Questions {
  nonisolated(unsafe) static var count = 0

  static func note<Answer>(_ answer: Answer) -> Answer {
    count += 1
    return answer
  }
}

/// Passes everything on to its view.
private struct Counting: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    Questions.note(subviews[0].sizeThatFits(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    Questions.note(subviews[0].place(at: bounds.origin, proposal: proposal))
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    Questions.note(subviews[0].spacing)
  }
}

/// A view that takes what it is offered.
private struct CountingLeaf: LeafView {
  struct Resolved: LeafContent {
    var animatableData: EmptyAnimatableData {
      get { EmptyAnimatableData() }
      set {}
    }
    func draw(size: CGSize, in context: LeafContext) -> DisplayList { DisplayList([]) }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved() }

  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    Questions.note(proposal.replacingUnspecifiedDimensions())
  }
}
