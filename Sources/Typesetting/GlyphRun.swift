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
