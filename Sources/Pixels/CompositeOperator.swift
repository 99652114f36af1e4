/// Every way in which a picture is combined with what lies beneath it: SwiftUI's blend modes, and those
/// operators of Porter and Duff that only a graphics context has.
package enum CompositeOperator: Hashable, Sendable, CaseIterable {
  case blend(BlendMode)
  case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor

  package static let normal = CompositeOperator.blend(.normal)

  package static var allCases: [CompositeOperator] {
    BlendMode.allCases.map(CompositeOperator.blend)
      + [.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor]
  }

  /// True when what is clear changes what lies beneath it too.
  package var reachesBeyondSource: Bool {
    switch self {
    case .blend, .xor: false
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    }
  }

  /// True for the operators that are no blend mode.
  package var isPorterDuff: Bool {
    if case .blend = self { return false }
    return true
  }
}
