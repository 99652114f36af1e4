import Foundation

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Hashable, Sendable, Codable { case butt, round, square }

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Hashable, Sendable, Codable { case miter, round, bevel }

/// How a path is traced; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The largest ratio of miter length to line width before a miter becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted pieces in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
