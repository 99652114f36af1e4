import Testing

@testable import Pixels

@Suite("Composite operators")
struct CompositeOperatorTests {
  /// What of the backdrop is kept where the source is clear: the factor of Porter and Duff for the backdrop, at a
  /// source alpha of 0.
  private func keepsBackdrop(_ operation: CompositeOperator) -> Bool {
    switch operation {
    // 1 - αs, or 1.
    case .blend, .xor: true
    // 0, or αs.
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    }
  }

  @Test("Those reach beyond their source that change the backdrop where the source is clear")
  func reach() {
    for operation in CompositeOperator.allCases {
      #expect(operation.reachesBeyondSource == !keepsBackdrop(operation), "\(operation)")
    }
  }

  @Test("There are 21 blend modes and seven operators more, each once")
  func all() {
    let all = CompositeOperator.allCases
    #expect(Set(all).count == all.count && all.count { $0.isPorterDuff } == 7)
    #expect(CompositeOperator.normal == .blend(.normal) && !CompositeOperator.normal.isPorterDuff)
  }
}
