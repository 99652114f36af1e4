import Foundation
import Geometry

/// People in motion: a head, and limbs as round lines on the square of 16 units.
enum SymbolFigures {
  /// The symbol `figure.…` of that name; nil where there is none.
  static func outline(named name: String) -> SymbolOutline? {
    guard let figure = figures[name] ?? sports[name] else { return nil }
    var path = Path()
    for head in figure.heads {
      path.addEllipse(
        in: CGRect(
          x: head.x - figure.headRadius, y: head.y - figure.headRadius,
          width: 2 * figure.headRadius, height: 2 * figure.headRadius))
    }
    let limbs = SVGPathParser.parse(figure.limbs).strokedPath(
      StrokeStyle(lineWidth: figure.width, lineCap: .round, lineJoin: .round))
    return SymbolOutline(path: path.union(limbs), isEvenOdd: false)
  }

  struct Figure {
    var heads: [CGPoint]
    var limbs: String
    var width: CGFloat = 1.5
    var headRadius: CGFloat = 1.5

    init(_ x: CGFloat, _ y: CGFloat, _ limbs: String, width: CGFloat = 1.5) {
      heads = [CGPoint(x: x, y: y)]
      self.limbs = limbs
      self.width = width
    }

    init(heads: [CGPoint], _ limbs: String, width: CGFloat = 1.1, headRadius: CGFloat = 1.2) {
      self.heads = heads
      self.limbs = limbs
      self.width = width
      self.headRadius = headRadius
    }
  }

  private static let standing =
    "M8 5V9.5M8 9.5L6.8 14.4M8 9.5L9.2 14.4M8 5.2L5.4 9.2M8 5.2L10.6 9.2"
  private static let running =
    "M9.2 4.6L7.4 9L10.2 11L9.6 14.6M7.4 9L5.8 11.8L2.6 12M9.2 4.6L6 5.2L4.4 7.6M9.2 4.8L11.2 7L13.6 6.4"
  private static let walking =
    "M8.2 4.8L7.6 9.2L9.6 11.6L10.4 14.6M7.6 9.2L6.8 12L5 14.6M8.2 4.8L5.8 6.4L5.2 8.8M8.2 4.8L10 7L12 8"
  private static let pair = [CGPoint(x: 4.6, y: 2.4), CGPoint(x: 11.4, y: 2.4)]
  private static let twoStanding =
    "M4.6 4.6V9.4M4.6 9.4L3.8 14.4M4.6 9.4L5.4 14.4M4.6 4.8L2.6 8.6M4.6 4.8L6.4 8.6"
    + "M11.4 4.6V9.4M11.4 9.4L10.6 14.4M11.4 9.4L12.2 14.4M11.4 4.8L9.6 8.6M11.4 4.8L13.4 8.6"

  private static let figures: [String: Figure] = [
    "figure": Figure(8, 2.2, standing), "figure.stand": Figure(8, 2.2, standing),
    "figure.walk": Figure(9, 2, walking),
    "figure.walk.motion": Figure(9.6, 2, walking + "M1 5.6H3M0.8 8.4H2.6M1 11.2H3"),
    "figure.run": Figure(10.4, 2, running),
    "figure.hiking": Figure(8.6, 2, walking + "M13 6.4V14.6"),
    "figure.wave": Figure(
      8, 2.4, "M8 5.2V9.6L6.8 14.4M8 9.6L9.2 14.4M8 5.4L5.2 9M8 5.4L10.8 6L12.4 2.8"),
    "figure.arms.open": Figure(8, 2.2, "M8 5.2V9.6L6.4 14.4M8 9.6L9.6 14.4M2.4 4.4L8 5.6L13.6 4.4"),
    "figure.2.arms.open": Figure(
      heads: pair,
      "M4.6 5V9.4L3.8 14.4M4.6 9.4L5.4 14.4M1 4.4L4.6 5.4L7.4 4.4"
        + "M11.4 5V9.4L10.6 14.4M11.4 9.4L12.2 14.4M8.6 4.4L11.4 5.4L15 4.4"),
    "figure.2": Figure(heads: pair, twoStanding),
    "figure.stand.line.dotted.figure.stand": Figure(
      heads: pair, twoStanding + "M8 3V3.1M8 7V7.1M8 11V11.1"),
    "figure.and.child.holdinghands": Figure(
      heads: [CGPoint(x: 5.4, y: 2), CGPoint(x: 12, y: 6.4)],
      "M5.4 4.4V9.2L4.4 14.4M5.4 9.2L6.4 14.4M5.4 4.6L3 8.8M5.4 4.6L8.8 9.4M12 8.4V11.2L11.2 14.4M12 11.2L12.8 14.4"
        + "M12 8.6L8.8 9.4M12 8.6L13.8 11"),
    "figure.2.and.child.holdinghands": Figure(
      heads: [CGPoint(x: 2.8, y: 2.2), CGPoint(x: 8, y: 7), CGPoint(x: 13.2, y: 2.2)],
      "M2.8 4.4V9.2L2 14.4M2.8 9.2L3.6 14.4M2.8 4.6L5.8 9.6M13.2 4.4V9.2L12.4 14.4M13.2 9.2L14 14.4M13.2 4.6L10.2 9.6"
        + "M8 8.8V11.6L7.4 14.4M8 11.6L8.6 14.4M8 9L5.8 9.6M8 9L10.2 9.6"),
    "figure.child": Figure(
      8, 4.4, "M8 7V10.2L6.8 14.4M8 10.2L9.2 14.4M8 7.2L5.4 9.6M8 7.2L10.6 9.6"),
    "figure.fall": Figure(
      4, 4.4, "M6 6.6L9.6 9.4L13.4 8M9.6 9.4L12 12.6M6 6.6L4.4 10M6 6.6L9.4 4.6"),
    "figure.roll": Figure(
      7.4, 2,
      "M7.2 4.8L7.6 8.8H10.8L12.4 12.4M7.4 6.2H10.2M5.2 8.2C3 9.4 2.6 12 4.4 13.6C6.4 15.2 9.4 14.4 10 11.8",
      width: 1.3),
    "figure.dance": Figure(
      9.4, 2.2,
      "M9 5L7.4 9L9.4 11.6L8 14.6M7.4 9L4 10.4L3 13.6M9 5L5.4 5.6L3.8 2.6M9 5L12 6.6L13.8 4"),
    "figure.yoga": Figure(
      8, 2.4,
      "M8 5.2V10.4M8 10.4L2.6 13.4H8L13.4 13.4L8 10.4M8 5.4L4.4 8.4L3 11M8 5.4L11.6 8.4L13 11"),
    "figure.mind.and.body": Figure(
      8, 2.4,
      "M8 5.2V10.4M8 10.4L3 13.2L8 14L13 13.2L8 10.4M8 5.4L5 8.8L3.4 10.6M8 5.4L11 8.8L12.6 10.6"),
    "figure.cooldown": Figure(5.2, 4.6, "M5.6 7.4L6.4 11.6H13M5.8 7.6L10 9.8M6.4 11.6L2.6 14.2"),
    "figure.flexibility": Figure(
      4.4, 6, "M5.4 8.4L9 11.8L14.2 13.6M9 11.8L3 14M5.4 8.4L10 6.4L13.8 10.4"),
    "figure.pilates": Figure(3.6, 7.4, "M5.6 9.4L9 12L14 7.4M5.6 9.4L10 8M2 14H14"),
    "figure.core.training": Figure(
      3.8, 8, "M5.4 10.4L8.8 12.4L11 8.6L13.6 12.6M5.4 10.4L8.6 7.8M2 14.4H14"),
    "figure.strengthtraining.traditional": Figure(
      8, 4.2,
      "M8 6.8V10L6 14.4M8 10L10 14.4M8 7L5 5.4L5.2 2.4M8 7L11 5.4L10.8 2.4M2 2.4H14M2.2 1V3.8M13.8 1V3.8",
      width: 1.3),
    "figure.strengthtraining.functional": Figure(
      8.4, 2.2,
      "M8 4.8L7 9.4L10.6 10.8L10 14.4M7 9.4L4.4 11.4L5 14.4M8 5L10.8 7.6L13.6 7.2M12.6 5.8V8.6"),
    "figure.cross.training": Figure(
      8, 2.2, "M8 5V9L5 10.8L5.4 14.4M8 9L11 11L13 14M8 5.2L4.4 6.4L3 3.4M8 5.2L11.6 6.4L13 3.4"),
    "figure.highintensity.intervaltraining": Figure(
      9.6, 2.2, running + "M1.2 4.2H3.4M0.8 9H2.6"),
    "figure.outdoor.cycle": Figure(
      8.8, 2.2,
      "M8.6 4.8L6.4 8L9.4 9.8L8.8 12.6M8.6 4.8L11 6.8H13M6.4 12.2A2.6 2.6 0 1 1 1.2 12.2A2.6 2.6 0 1 1 6.4 12.2Z"
        + "M14.8 12.2A2.6 2.6 0 1 1 9.6 12.2A2.6 2.6 0 1 1 14.8 12.2Z", width: 1.1),
    "figure.indoor.cycle": Figure(
      7.6, 2.2,
      "M7.6 4.8L5.6 8.4L8.8 9.8L8 13M7.6 4.8L10.4 6.8H12.4M4.2 8.8L5.4 14M12 6.8L11 14M3.4 14.4H13",
      width: 1.2),
    "figure.rower": Figure(6, 5.6, "M5.8 8L5.2 11.4L9 10L12 12.2M5.8 8.2L10.6 8.4M1.6 13.8H14.4"),
    "figure.elliptical": Figure(
      8, 2.2,
      "M8 4.8L7.4 9L9.8 11.4L11 14M7.4 9L5.4 11.6L3.6 13M8 5L11 7.4M11.4 3.6L12.6 12M2 14.4H14"),
    "figure.stairs": Figure(
      7, 2.2,
      "M6.8 4.8L6.2 8.4L8.8 9.4V11.6M6.2 8.4L4.2 10.8L2.4 13M6.8 5L9.4 7M2 14.6H6V12.4H10V10.2H14",
      width: 1.3),
    "figure.jumprope": Figure(
      8, 3.6,
      "M8 6.2V9.6L6.8 12.8M8 9.6L9.2 12.8M8 6.4L4.6 8.8M8 6.4L11.4 8.8M4.6 8.8C1.6 5 3 1 8 1C13 1 14.4 5 11.4 8.8",
      width: 1.1),
    "figure.boxing": Figure(
      7.6, 2.4,
      "M7.6 5.2L7 9.4L9.6 11.4L9.2 14.6M7 9.4L4.8 11.8L4.4 14.6M7.6 5.4L10.2 6.8L13.6 4.8M7.6 5.4L5 7.4L6.8 8.4"
    ),
    "figure.pool.swim": Figure(
      11.8, 6.4,
      "M9.8 8.4L5.6 6L3.4 8.4M9.8 8.4L4 10.6M1.4 13.4C3 12 4.6 12 6 13.4C7.4 14.6 9 14.6 10.4 13.4C11.8 12.2 13.2 12.2 14.6 13.4"
    ),
    "figure.open.water.swim": Figure(
      11.4, 6,
      "M9.4 8.2L6 4.6L3 6.4M9.4 8.2L3.4 9.6M1.4 12C3 10.8 4.6 10.8 6 12C7.4 13.2 9 13.2 10.4 12C11.8 10.8 13.2 10.8 14.6 12"
    ),
    "figure.surfing": Figure(
      8, 2.6,
      "M7.8 5.2L7 8.6L9.8 10.2L9.4 12.4M7 8.6L5 10.6L5.4 12.4M7.8 5.4L4.2 5.6M7.8 5.4L11.6 6.8M1.6 13.6C6 14.8 10 14.2 14.4 12.4"
    ),
    "figure.skiing.downhill": Figure(
      9.6, 2.8,
      "M8.8 5.4L6.4 8.4L9.4 10.2L8 12.4M8.8 5.4L11.6 7.4L10.8 9.4M1.2 10.4L13.8 14.6M11.4 7.4L5.4 12"
    ),
    "figure.snowboarding": Figure(
      8.6, 2.6,
      "M8.2 5.2L7.2 8.6L10 10L10.6 12M7.2 8.6L5.2 10.4L5.8 12M8.2 5.4L4.6 6.6M8.2 5.4L11.8 5M2.6 11.4L4 13.2H12.6L14 11.8"
    ),
    "figure.soccer": Figure(
      9, 2.2,
      "M8.6 4.8L7.4 8.8L10 10.6L12 13M7.4 8.8L5.6 11.4L3.6 14M8.6 5L5.4 6.4M8.6 5L11.4 6.6M13.9 13.4A0.7 0.7 0 1 1 13.9 13.3Z"
    ),
    "figure.basketball": Figure(
      7, 3.2,
      "M7 6L6.6 10L8.4 12L7.8 14.6M6.6 10L4.8 12.2L4.4 14.6M7 6.2L10 6L11 3.6M7 6.2L4.4 8M12 2.2A0.8 0.8 0 1 1 12 2.1Z"
    ),
    "figure.tennis": Figure(
      7, 2.6,
      "M7 5.2L7.2 9.4L9.6 11.4L10.4 14.4M7.2 9.4L5.2 11.8L3.4 14M7 5.4L4 6.8M7 5.4L10.4 6.4L12 4.4M13.9 2.6A1.6 1.9 30 1 1 13.8 2.5Z",
      width: 1.3),
    "figure.golf": Figure(
      8, 2.2, "M8 4.8L7.4 9.2L6 14.4M7.4 9.2L9.8 11.4L10.2 14.4M8 5L10.4 7.6L6.6 8.6L3 13.4"),
    "figure.baseball": Figure(
      7.4, 3,
      "M7.4 5.6L7 9.6L9.4 11.6L10 14.4M7 9.6L5 12L3.6 14.4M7.4 5.8L10.2 6.4L12 1.8M7.4 5.8L10 4.4"),
    "figure.bowling": Figure(
      9.6, 3.4,
      "M8.6 6L6.4 9L8.8 11.2L7.8 14.4M6.4 9L3.4 10.6M8.6 6.2L11 9.4M8.6 6.2L5.4 4.4M12.2 11A0.9 0.9 0 1 1 12.2 10.9Z"
    ),
    "figure.climbing": Figure(
      8, 3.4,
      "M8 6L7.4 9.8L5 11.4L5.4 14.4M7.4 9.8L10.4 11L11.8 13.6M8 6.2L5.4 5L5.6 1.8M8 6.2L11 6.6L12.6 3.8"
    ),
    "figure.gymnastics": Figure(
      4.6, 3.2, "M5.6 5.4L8.2 9.6L14.4 7.4M8.2 9.6L7.6 14.6M5.6 5.6L2.2 6.4M5.6 5.6L9.4 4.2"),
    "figure.play": Figure(
      8, 3.8, "M8 6.4V9.6L5.4 12.8M8 9.6L10.6 12.8M8 6.6L4.2 4.2M8 6.6L11.8 4.2"),
  ]
}
