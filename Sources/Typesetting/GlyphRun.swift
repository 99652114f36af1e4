import Foundation

/// Glyphs of one face at one size, placed by their origins on the baseline, in points.
package struct GlyphRun: Hashable, Sendable {
  package var font: FontInstance
  package var glyphs: [UInt32]
  /// As many as `glyphs`; y grows downwards.
  package var positions: [CGPoint]

  package init(font: FontInstance, glyphs: [UInt32], positions: [CGPoint]) {
    self.font = font
    self.glyphs = glyphs
    self.positions = positions
  }
}

/// A face at a size, with its variation settings; shared and compared by identity.
package final class FontInstance: Sendable, Hashable {
  /// Points per em.
  package let size: Double

  package init(size: Double) { self.size = size }

  package static func == (left: FontInstance, right: FontInstance) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
