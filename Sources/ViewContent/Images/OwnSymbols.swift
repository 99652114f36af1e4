import Foundation
import Geometry

/// Symbols that Debian's collection lacks, drawn here on its square of 16 units.
enum OwnSymbols {
  /// The symbol of that SF name; nil where it is none of these.
  static func outline(named name: String) -> SymbolOutline? {
    if let symbol = measured(named: name) ?? partlyFilled(named: name) ?? aligned(named: name) {
      return symbol
    }
    if let shape = everyday[name] ?? filled[name] ?? moreFilled[name] { return outline(shape) }
    if let half = halves[name] { return outline(half) }
    if let sky = sky(named: name) { return sky }
    let line =
      name.hasSuffix(".fill")
      ? filled[String(name.dropLast(5))] : stroked[name] ?? moreStroked[name]
    if let line { return outline(line) }
    // The outline of what is drawn filled.
    guard var shape = filled[name + ".fill"] ?? moreFilled[name + ".fill"] else {
      return solid(name)
    }
    shape.strokeWidth = 0.9
    return outline(shape)
  }

  static func outline(_ shape: Shape) -> SymbolOutline? {
    var path = SVGPathParser.parse(shape.data)
    if let width = shape.strokeWidth {
      path = path.strokedPath(
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: shape.dash))
    }
    if !shape.filled.isEmpty { path = path.union(SVGPathParser.parse(shape.filled)) }
    if !shape.cut.isEmpty {
      path = path.subtracting(
        SVGPathParser.parse(shape.cut).strokedPath(
          StrokeStyle(lineWidth: shape.strokeWidth ?? 1, lineCap: .round, lineJoin: .round)))
    }
    return path.isEmpty ? nil : SymbolOutline(path: path, isEvenOdd: shape.isEvenOdd)
  }

  static func outline(_ half: (outline: String, fill: String)) -> SymbolOutline {
    let edge = SVGPathParser.parse(half.outline).strokedPath(
      StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round))
    let fill = SVGPathParser.parse(half.fill)
    return SymbolOutline(path: fill.isEmpty ? edge : edge.union(fill), isEvenOdd: false)
  }

  /// What is drawn in lines, filled: its first outline without the lines that are drawn inside.
  private static func solid(_ name: String) -> SymbolOutline? {
    guard name.hasSuffix(".fill") else { return nil }
    let base = String(name.dropLast(5))
    guard var shape = everyday[base] ?? moreStroked[base], shape.strokeWidth != nil else {
      return nil
    }
    guard let end = shape.data.firstIndex(of: "Z") else { return outline(shape) }
    let body = SVGPathParser.parse(String(shape.data[...end]))
    shape.data = String(shape.data[shape.data.index(after: end)...])
    guard let lines = outline(shape) else { return SymbolOutline(path: body, isEvenOdd: false) }
    return SymbolOutline(path: body.subtracting(lines.path), isEvenOdd: false)
  }

  struct Shape {
    var data: String
    /// Units; nil where the shape is filled.
    var strokeWidth: CGFloat?
    var dash: [CGFloat] = []
    /// What is filled beside that.
    var filled = ""
    /// Lines that are cut out of all that, as wide as those that are drawn.
    var cut = ""
    var isEvenOdd = false
  }

  private static let leaf =
    "M14 2C6.5 2 2 5 2 9.8c0 1.3.4 2.4 1 3.3C4 14 5.5 14.5 7 14.5c5.5 0 7.6-5.5 7-12.5Z"
  private static let vein = "M4 13.6C6 9.8 8.4 7.6 11.6 5.9L12 6.6C9 8.3 6.8 10.5 4.9 14Z"
  private static let crown = "M1.6 4.6L4.8 8L8 2.6L11.2 8L14.4 4.6L13.3 12.6H2.7Z"
  private static let cross =
    "M5.7 1.6H10.3V5.7H14.4V10.3H10.3V14.4H5.7V10.3H1.6V5.7H5.7Z"
  private static let playPause =
    "M1.2 3.4L7.4 8L1.2 12.6ZM9.2 3.4H10.8V12.6H9.2ZM12.8 3.4H14.4V12.6H12.8Z"
  private static let tortoise =
    "M1.4 10.2C1.4 6.2 4 4 7 4C10 4 12.2 6.2 12.4 9.2C12.6 7.6 13.4 6.8 14.3 6.8C15.2 6.8 15.6 7.6 "
    + "15.6 8.5C15.6 9.8 14.6 10.6 13 10.6L12.2 10.6L12.2 12.6H10L9.6 10.8H5L4.6 12.6H2.4L2.4 10.8Z"
  private static let hare =
    "M2 12.6C1.4 12.2 1.2 11.4 1.6 10.8C2.2 8.6 4.6 7 7.4 7C8.6 7 9.6 7.2 10.4 7.6C9.6 6 9.2 4 9.6 2.2"
    + "C10.8 3 11.6 4.6 11.9 6.2C12.2 4.8 12.8 3.6 13.8 2.8C14.2 4.4 13.8 6 13.2 7.2C14.4 7.6 15.2 8.4 "
    + "15.2 9.2C15.2 10.2 14 10.6 12.8 10.6C12.6 11.4 12.2 12 11.6 12.6H9.8L10.2 11.4C8.8 11.6 7.6 11.6 "
    + "6.8 11.4L7.4 12.6Z"
  static let circle =
    "M8 1.5C11.6 1.5 14.5 4.4 14.5 8C14.5 11.6 11.6 14.5 8 14.5C4.4 14.5 1.5 11.6 1.5 8C1.5 4.4 4.4 1.5 "
    + "8 1.5Z"

  static let square =
    "M3.5 1.8H12.5C13.4 1.8 14.2 2.6 14.2 3.5V12.5C14.2 13.4 13.4 14.2 12.5 14.2H3.5"
    + "C2.6 14.2 1.8 13.4 1.8 12.5V3.5C1.8 2.6 2.6 1.8 3.5 1.8Z"
  static let rectangle =
    "M3 3.2H13C14.1 3.2 15 4.1 15 5.2V10.8C15 11.9 14.1 12.8 13 12.8H3C1.9 12.8 1 11.9 1 10.8V5.2"
    + "C1 4.1 1.9 3.2 3 3.2Z"
  static let portrait =
    "M5.2 1H10.8C11.9 1 12.8 1.9 12.8 3V13C12.8 14.1 11.9 15 10.8 15H5.2C4.1 15 3.2 14.1 3.2 13V3"
    + "C3.2 1.9 4.1 1 5.2 1Z"
  /// A head and shoulders inside a circle.
  private static let person =
    "M8 0C12.4 0 16 3.6 16 8C16 12.4 12.4 16 8 16C3.6 16 0 12.4 0 8C0 3.6 3.6 0 8 0Z"
    + "M8 3C9.7 3 11.1 4.4 11.1 6.1C11.1 7.8 9.7 9.2 8 9.2C6.3 9.2 4.9 7.8 4.9 6.1C4.9 4.4 6.3 3 8 3Z"
    + "M2.6 12.9C3.6 11.2 5.5 10.3 8 10.3C10.5 10.3 12.4 11.2 13.4 12.9C12 14.3 10.1 15.1 8 15.1"
    + "C5.9 15.1 4 14.3 2.6 12.9Z"

  private static let filled: [String: Shape] = [
    "person.crop.circle.fill": Shape(data: person, isEvenOdd: true),
    "person.circle.fill": Shape(data: person, isEvenOdd: true),
    "rectangle.fill": Shape(data: rectangle),
    "rectangle.portrait.fill": Shape(data: portrait),
    "fork.knife": Shape(
      data:
        "M3 1.5H4V5.5H4.8V1.5H5.8V5.5H6.6V1.5H7.6V6.2C7.6 7.3 7 8.1 6.1 8.4L6.3 14.5H4.3L4.5 8.4C3.6 8.1 "
        + "3 7.3 3 6.2ZM12.6 1.5V14.5H10.9V9.6H9.4C9.4 5.6 10.2 2.4 12.6 1.5Z"),
    "pawprint.fill": Shape(
      data:
        "M8 7.4C10.2 7.4 12.6 10 12.6 12.1C12.6 13.6 11.5 14.2 10.3 14.2C9.4 14.2 8.8 13.8 8 13.8C7.2 13.8 "
        + "6.6 14.2 5.7 14.2C4.5 14.2 3.4 13.6 3.4 12.1C3.4 10 5.8 7.4 8 7.4Z"
        + "M2.4 5.6C3.4 5.6 4.2 6.6 4.2 7.9C4.2 9.1 3.5 9.9 2.6 9.9C1.6 9.9 0.8 8.9 0.8 7.6C0.8 6.4 1.5 5.6 2.4 5.6Z"
        + "M13.6 5.6C14.5 5.6 15.2 6.4 15.2 7.6C15.2 8.9 14.4 9.9 13.4 9.9C12.5 9.9 11.8 9.1 11.8 7.9"
        + "C11.8 6.6 12.6 5.6 13.6 5.6Z"
        + "M5.6 1.8C6.7 1.8 7.4 3 7.4 4.4C7.4 5.7 6.8 6.6 5.9 6.6C4.8 6.6 4 5.5 4 4.1C4 2.7 4.7 1.8 5.6 1.8Z"
        + "M10.4 1.8C11.3 1.8 12 2.7 12 4.1C12 5.5 11.2 6.6 10.1 6.6C9.2 6.6 8.6 5.7 8.6 4.4C8.6 3 9.3 1.8 10.4 1.8Z"
    ),
    "fish.fill": Shape(
      data:
        "M1 8C3 4.8 5.6 3.6 8 3.6C10 3.6 11.6 4.6 12.6 6L15.2 4.2C14.8 5.6 14.6 6.8 14.6 8C14.6 9.2 14.8 10.4 "
        + "15.2 11.8L12.6 10C11.6 11.4 10 12.4 8 12.4C5.6 12.4 3 11.2 1 8ZM4.6 6.4C4.1 6.4 3.7 6.8 3.7 7.3"
        + "C3.7 7.8 4.1 8.2 4.6 8.2C5.1 8.2 5.5 7.8 5.5 7.3C5.5 6.8 5.1 6.4 4.6 6.4Z",
      isEvenOdd: true),
    "tent.fill": Shape(
      data: "M8 2.2L15.4 13.6H0.6ZM8 7.2L4.6 13.6H11.4Z", isEvenOdd: true),
    "mountain.2.fill": Shape(data: "M5.6 3L10.8 13.4H0.4ZM11 6.2L15.6 13.4H12L9.2 8.4Z"),
    "sailboat.fill": Shape(
      data:
        "M7.4 1.2V10H1.6C3.4 5.6 5.6 2.8 7.4 1.2ZM8.6 3.2C11 4.8 12.8 7.4 13.4 10H8.6ZM1.2 11.2H14.8"
        + "C14.2 13.2 12.6 14.4 10.8 14.4H5.2C3.4 14.4 1.8 13.2 1.2 11.2Z"),
    "dumbbell.fill": Shape(
      data:
        "M3.2 4H5.6V12H3.2ZM10.4 4H12.8V12H10.4ZM1 5.6H2.6V10.4H1ZM13.4 5.6H15V10.4H13.4ZM5.6 7.2H10.4V8.8H5.6Z"
    ),
    "wineglass.fill": Shape(
      data:
        "M4.6 1.4H11.4C12.4 5.4 11.4 8.4 8.7 8.8V13.2H11V14.6H5V13.2H7.3V8.8C4.6 8.4 3.6 5.4 4.6 1.4Z"
    ),
    "tshirt.fill": Shape(
      data: "M5.4 2C6 3.4 10 3.4 10.6 2L15.4 4.4L13.8 8L12 7.2V14H4V7.2L2.2 8L0.6 4.4Z"),
    "bed.double.fill": Shape(
      data:
        "M1 3.4H2.4V9H13.6V7.4H15V13H13.6V11.2H2.4V13H1ZM3.2 5.4H7.4V8H3.2ZM8.4 5.4H12.8C13.4 5.4 13.6 6 13.6 6.4"
        + "V8H8.4Z"),
    "birthday.cake.fill": Shape(
      data:
        "M2 9.2C2 8.2 2.8 7.4 3.8 7.4H12.2C13.2 7.4 14 8.2 14 9.2V14.4H2ZM4.4 4H5.4V6.6H4.4ZM7.5 4H8.5V6.6H7.5Z"
        + "M10.6 4H11.6V6.6H10.6ZM4.9 1.4L5.6 3.2H4.2ZM8 1.4L8.7 3.2H7.3ZM11.1 1.4L11.8 3.2H10.4Z"),
    "sparkle": Shape(
      data:
        "M8 1C8.6 5.4 10.6 7.4 15 8C10.6 8.6 8.6 10.6 8 15C7.4 10.6 5.4 8.6 1 8C5.4 7.4 7.4 5.4 8 1Z"
    ),
    "leaf.fill": Shape(data: leaf + vein, isEvenOdd: true),
    "crown.fill": Shape(data: crown + "M2.7 13.4H13.3V14.8H2.7Z"),
    "equal": Shape(data: "M2 5H14V6.5H2ZM2 9.5H14V11H2Z"),
    "cross.fill": Shape(data: cross),
    "playpause.fill": Shape(data: playPause),
    "tortoise.fill": Shape(data: tortoise),
    "hare.fill": Shape(data: hare),
    "eyes": Shape(
      data:
        "M4.5 3C6.4 3 7.6 5.2 7.6 8C7.6 10.8 6.4 13 4.5 13C2.6 13 1.4 10.8 1.4 8C1.4 5.2 2.6 3 4.5 3Z"
        + "M5.6 6.6C6.3 6.6 6.8 7.4 6.8 8.4C6.8 9.4 6.3 10.2 5.6 10.2C4.9 10.2 4.4 9.4 4.4 8.4"
        + "C4.4 7.4 4.9 6.6 5.6 6.6Z"
        + "M11.5 3C13.4 3 14.6 5.2 14.6 8C14.6 10.8 13.4 13 11.5 13C9.6 13 8.4 10.8 8.4 8"
        + "C8.4 5.2 9.6 3 11.5 3ZM12.6 6.6C13.3 6.6 13.8 7.4 13.8 8.4C13.8 9.4 13.3 10.2 12.6 10.2"
        + "C11.9 10.2 11.4 9.4 11.4 8.4C11.4 7.4 11.9 6.6 12.6 6.6Z", isEvenOdd: true),
  ]

  private static let stroked: [String: Shape] = [
    "rectangle": Shape(data: rectangle, strokeWidth: 1.1),
    "rectangle.portrait": Shape(data: portrait, strokeWidth: 1.1),
    "scope": Shape(data: circle + "M8 1V6M8 10V15M1 8H6M10 8H15", strokeWidth: 1),
    "target": Shape(
      data: circle
        + "M8 4.6C9.9 4.6 11.4 6.1 11.4 8C11.4 9.9 9.9 11.4 8 11.4C6.1 11.4 4.6 9.9 4.6 8"
        + "C4.6 6.1 6.1 4.6 8 4.6ZM8 7.6V8.4", strokeWidth: 1.2),
    "leaf": Shape(data: leaf + "M3 14C5 10 7.6 7.8 11 6", strokeWidth: 1),
    "crown": Shape(data: crown, strokeWidth: 1.1),
    "cross": Shape(data: cross, strokeWidth: 1.1),
    "playpause": Shape(data: playPause, strokeWidth: 0.9),
    "tortoise": Shape(data: tortoise, strokeWidth: 0.9),
    "hare": Shape(data: hare, strokeWidth: 0.9),
    "circle.dashed": Shape(data: circle, strokeWidth: 1.1, dash: [2.2, 2.2]),
    "square.dashed": Shape(
      data: square, strokeWidth: 1.1, dash: [2.4, 2.2]),
    "atom": Shape(
      data: "M1 8C1 6.3 4.1 5 8 5C11.9 5 15 6.3 15 8C15 9.7 11.9 11 8 11C4.1 11 1 9.7 1 8Z"
        + "M4.5 1.94C5.97 1.09 8.65 3.12 10.6 6.5C12.55 9.88 12.97 13.21 11.5 14.06"
        + "C10.03 14.91 7.35 12.88 5.4 9.5C3.45 6.12 3.03 2.79 4.5 1.94Z"
        + "M11.5 1.94C12.97 2.79 12.55 6.12 10.6 9.5C8.65 12.88 5.97 14.91 4.5 14.06"
        + "C3.03 13.21 3.45 9.88 5.4 6.5C7.35 3.12 10.03 1.09 11.5 1.94Z", strokeWidth: 0.9),
  ]
}
