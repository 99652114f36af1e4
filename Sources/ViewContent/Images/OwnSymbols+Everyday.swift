/// Symbols of everyday programs that Debian's collection has otherwise, or not at all.
extension OwnSymbols {
  /// Three people, the one in the middle in front.
  private static let people =
    "M5 12C5 9.7 6.2 8.3 8 8.3C9.8 8.3 11 9.7 11 12Z"
    + "M9.6 5.2A1.6 1.7 0 1 1 6.4 5.2A1.6 1.7 0 1 1 9.6 5.2Z"
    + "M3.9 12H0.6C0.6 10.2 1.5 9.1 3 9.1C3.7 9.1 4.3 9.3 4.7 9.8"
    + "M4.2 6.4A1.2 1.3 0 1 1 1.8 6.4A1.2 1.3 0 1 1 4.2 6.4Z"
    + "M12.1 12H15.4C15.4 10.2 14.5 9.1 13 9.1C12.3 9.1 11.7 9.3 11.3 9.8"
    + "M14.2 6.4A1.2 1.3 0 1 1 11.8 6.4A1.2 1.3 0 1 1 14.2 6.4Z"
  private static let filledPeople =
    "M4.9 12.3C4.9 9.8 6.1 8.3 8 8.3C9.9 8.3 11.1 9.8 11.1 12.3Z"
    + "M9.9 5.3A1.9 2 0 1 1 6.1 5.3A1.9 2 0 1 1 9.9 5.3Z"
    + "M0.2 12.3C0.2 10 1.3 8.7 3 8.7C3.8 8.7 4.4 9 4.9 9.5C4.4 10.3 4.2 11.2 4.1 12.3Z"
    + "M4.5 6.2A1.5 1.6 0 1 1 1.5 6.2A1.5 1.6 0 1 1 4.5 6.2Z"
    + "M15.8 12.3C15.8 10 14.7 8.7 13 8.7C12.2 8.7 11.6 9 11.1 9.5C11.6 10.3 11.8 11.2 11.9 12.3Z"
    + "M14.5 6.2A1.5 1.6 0 1 1 11.5 6.2A1.5 1.6 0 1 1 14.5 6.2Z"
  /// A ball with a light on it, on a needle.
  private static let ball =
    "M11.2 4.2A3.2 3.2 0 1 1 4.8 4.2A3.2 3.2 0 1 1 11.2 4.2ZM7.7 3.3A0.9 0.9 0 1 0 5.9 3.3A0.9 0.9 0 1 0 7.7 3.3Z"
  private static let needle = "M7.5 7.9H8.5V14L8 15.2L7.5 14Z"
  private static let squiggle =
    "M1.6 11.4C3 7 5.6 2.6 7.2 3.4C8.8 4.2 4.6 11.6 6 12.4C7.6 13.2 9.8 5 11.4 5.8C12.8 6.6 9.6 11.8 11 12.4"
    + "C12 12.8 13.6 11.2 14.6 9.6"
  private static let rosette =
    "M10 8A2 2 0 1 1 6 8A2 2 0 1 1 10 8ZM15.2 8A2 2 0 1 1 11.2 8A2 2 0 1 1 15.2 8Z"
    + "M12.6 12.5A2 2 0 1 1 8.6 12.5A2 2 0 1 1 12.6 12.5ZM7.4 12.5A2 2 0 1 1 3.4 12.5A2 2 0 1 1 7.4 12.5Z"
    + "M4.8 8A2 2 0 1 1 0.8 8A2 2 0 1 1 4.8 8ZM7.4 3.5A2 2 0 1 1 3.4 3.5A2 2 0 1 1 7.4 3.5Z"
    + "M12.6 3.5A2 2 0 1 1 8.6 3.5A2 2 0 1 1 12.6 3.5Z"
  private static let burst =
    "M8 0.8L9.3 3L11.6 1.8L11.7 4.3L14.2 4.4L13 6.7L15.2 8L13 9.3L14.2 11.6L11.7 11.7L11.6 14.2L9.3 13L8 15.2"
    + "L6.7 13L4.4 14.2L4.3 11.7L1.8 11.6L3 9.3L0.8 8L3 6.7L1.8 4.4L4.3 4.3L4.4 1.8L6.7 3Z"
  /// A knob, and the marks around it.
  private static let knob =
    "M12.4 8.6A4.4 4.4 0 1 1 3.6 8.6A4.4 4.4 0 1 1 12.4 8.6Z"
    + "M3.3 13.3L2.8 13.8M1.7 10.6L1 10.9M1.5 7.6L0.7 7.4M2.7 4.7L2 4.3M5 2.7L4.6 2M8 2V1.2M11 2.7L11.4 2"
    + "M13.3 4.7L14 4.3M14.5 7.6L15.3 7.4M14.3 10.6L15 10.9M12.7 13.3L13.2 13.8"
  private static let textLines = "M1.4 3H13.4M1.4 6.4H13.4M1.4 9.8H6.8M1.4 13.2H6.8"
  private static let cross4 =
    "M10.4 2.9A2.4 2.4 0 1 1 5.6 2.9A2.4 2.4 0 1 1 10.4 2.9ZM10.4 13.1A2.4 2.4 0 1 1 5.6 13.1A2.4 2.4 0 1 1 10.4 13.1Z"
    + "M5.3 8A2.4 2.4 0 1 1 0.5 8A2.4 2.4 0 1 1 5.3 8ZM15.5 8A2.4 2.4 0 1 1 10.7 8A2.4 2.4 0 1 1 15.5 8Z"
  private static let pad2x2 =
    "M7.2 4.4A2.8 2.8 0 1 1 1.6 4.4A2.8 2.8 0 1 1 7.2 4.4ZM14.4 4.4A2.8 2.8 0 1 1 8.8 4.4A2.8 2.8 0 1 1 14.4 4.4Z"
    + "M7.2 11.6A2.8 2.8 0 1 1 1.6 11.6A2.8 2.8 0 1 1 7.2 11.6ZM14.4 11.6A2.8 2.8 0 1 1 8.8 11.6A2.8 2.8 0 1 1 14.4 11.6Z"
  private static let pad2x1 =
    "M7.4 8A3.1 3.1 0 1 1 1.2 8A3.1 3.1 0 1 1 7.4 8ZM14.8 8A3.1 3.1 0 1 1 8.6 8A3.1 3.1 0 1 1 14.8 8Z"
  private static let weight =
    "M4.4 6H11.6L13.8 14.2H2.2ZM10 3.6A2 2 0 1 1 6 3.6A2 2 0 1 1 10 3.6Z"

  /// Bars on a line, outlined and filled.
  static func aligned(named name: String) -> SymbolOutline? {
    let isFilled = name.hasSuffix(".fill")
    guard let (line, bars) = alignments[isFilled ? String(name.dropLast(5)) : name] else {
      return nil
    }
    return outline(
      Shape(data: line + bars, strokeWidth: 1, filled: isFilled ? bars : ""))
  }

  private static let alignments = [
    "align.horizontal.left": ("M1.6 1.4V14.6", "M4 3.2H13.4V6.8H4ZM4 9.2H10V12.8H4Z"),
    "align.horizontal.right": ("M14.4 1.4V14.6", "M2.6 3.2H12V6.8H2.6ZM6 9.2H12V12.8H6Z"),
    "align.horizontal.center": (
      "M8 1.4V3.2M8 6.8V9.2M8 12.8V14.6", "M2.6 3.2H13.4V6.8H2.6ZM4.6 9.2H11.4V12.8H4.6Z"
    ),
    "align.vertical.top": ("M1.4 1.6H14.6", "M3.2 4H6.8V13.4H3.2ZM9.2 4H12.8V10H9.2Z"),
    "align.vertical.bottom": ("M1.4 14.4H14.6", "M3.2 2.6H6.8V12H3.2ZM9.2 6H12.8V12H9.2Z"),
    "align.vertical.center": (
      "M1.4 8H3.2M6.8 8H9.2M12.8 8H14.6", "M3.2 2.6H6.8V13.4H3.2ZM9.2 4.6H12.8V11.4H9.2Z"
    ),
  ]

  static let everyday: [String: Shape] = [
    "person.3": Shape(data: people, strokeWidth: 0.75),
    "person.3.fill": Shape(data: filledPeople),
    "person.3.sequence": Shape(data: people, strokeWidth: 0.75),
    "person.3.sequence.fill": Shape(data: filledPeople),
    "mappin": Shape(data: ball + needle),
    "mappin.and.ellipse": Shape(
      data:
        "M5.8 11.3C3.4 11.6 1.6 12.4 1.6 13.2C1.6 14.3 4.4 15.2 8 15.2C11.6 15.2 14.4 14.3 14.4 13.2"
        + "C14.4 12.4 12.6 11.6 10.2 11.3", strokeWidth: 0.9,
      filled: ball + "M7.5 7.9H8.5V12.6L8 13.6L7.5 12.6Z"),
    "textformat.size": Shape(
      data: "M0.8 12.6L3.2 7L5.6 12.6M1.6 10.8H4.8M6.6 12.6L10.8 2.8L15 12.6M8.1 9.2H13.5",
      strokeWidth: 1.2),
    "textformat.size.larger": Shape(
      data: "M1 13L5.4 2.8L9.8 13M2.6 9.4H8.2M13 4.6V9.4M10.6 7H15.4", strokeWidth: 1.2),
    "textformat.size.smaller": Shape(
      data: "M1 13L5.4 2.8L9.8 13M2.6 9.4H8.2M10.6 7H15.4", strokeWidth: 1.2),
    "scribble": Shape(data: squiggle, strokeWidth: 1.2),
    "scribble.variable": Shape(data: squiggle, strokeWidth: 1.6),
    "pencil.and.scribble": Shape(
      data:
        "M1.2 11.8C2.6 9.4 4.4 7.4 5.4 8C6.6 8.8 4.2 12 5.2 12.6C6 13.2 7.2 11.4 8 11.6C8.8 11.8 8.2 13 8.8 13.4"
        + "M8.2 8.6L13 1.8L15 3.2L10.2 10L7.8 11.2Z", strokeWidth: 1),
    "camera.aperture": Shape(
      data: circle
        + "M10.9 6.9L9.6 14.3M10.4 10L3.4 12.5M7.5 11.1L1.7 6.3M5.1 9.1L6.4 1.7M5.6 6L12.6 3.5M8.5 4.9L14.3 9.7",
      strokeWidth: 0.9),
    "circle.hexagongrid": Shape(data: rosette, strokeWidth: 0.8),
    "circle.hexagongrid.fill": Shape(data: rosette),
    "lasso": Shape(
      data:
        "M8 2C12 2 14.8 4 14.8 6.6C14.8 9.2 12 11.2 8 11.2C4 11.2 1.2 9.2 1.2 6.6C1.2 4 4 2 8 2Z"
        + "M4.4 10.4C3.2 10.8 2.8 11.8 3.6 12.4C4.6 13.2 5.8 12.4 5.4 11.2M4 12.6C3.8 13.8 3.2 14.5 2.2 14.8",
      strokeWidth: 1),
    "dial": Shape(data: knob + "M8 8.6V5.6", strokeWidth: 1),
    "dial.min": Shape(data: knob + "M8 8.6L5.8 10.8", strokeWidth: 1),
    "dial.low": Shape(data: knob + "M8 8.6L5.8 10.8", strokeWidth: 1),
    "dial.medium": Shape(data: knob + "M8 8.6V5.6", strokeWidth: 1),
    "dial.max": Shape(data: knob + "M8 8.6L10.2 10.8", strokeWidth: 1),
    "dial.high": Shape(data: knob + "M8 8.6L10.2 10.8", strokeWidth: 1),
    "burst": Shape(data: burst, strokeWidth: 0.9),
    "burst.fill": Shape(data: burst),
    "text.badge.plus": Shape(data: textLines + "M12 9.2V14.8M9.2 12H14.8", strokeWidth: 1.1),
    "text.badge.minus": Shape(data: textLines + "M9.2 12H14.8", strokeWidth: 1.1),
    "text.badge.checkmark": Shape(data: textLines + "M9.2 12L11.2 14.2L15 9.4", strokeWidth: 1.1),
    "text.badge.xmark": Shape(
      data: textLines + "M9.8 9.8L14.4 14.4M14.4 9.8L9.8 14.4", strokeWidth: 1.1),
    "circle.grid.cross": Shape(data: cross4, strokeWidth: 0.9),
    "circle.grid.cross.fill": Shape(data: cross4),
    "circle.grid.2x2": Shape(data: pad2x2, strokeWidth: 1),
    "circle.grid.2x2.fill": Shape(data: pad2x2),
    "circle.grid.2x1": Shape(data: pad2x1, strokeWidth: 1),
    "circle.grid.2x1.fill": Shape(data: pad2x1),
    "angle": Shape(data: "M13 3L2 13H14.4M9 6.8C10.6 8.4 11.2 10.4 11.2 12.8", strokeWidth: 1.1),
    "trapezoid.and.line.vertical": Shape(
      data: "M8 1V15M10.4 4.6L14.6 2.4V13.6L10.4 11.4Z", strokeWidth: 1,
      filled: "M6.1 4.3L0.9 1.6V14.4L6.1 11.7Z"),
    "trapezoid.and.line.horizontal": Shape(
      data: "M1 8H15M4.6 10.4L2.4 14.6H13.6L11.4 10.4Z", strokeWidth: 1,
      filled: "M4.3 6.1L1.6 0.9H14.4L11.7 6.1Z"),
    "scalemass": Shape(data: weight, strokeWidth: 1.1),
    "scalemass.fill": Shape(
      data: weight, strokeWidth: 1.1, filled: "M4.4 6H11.6L13.8 14.2H2.2Z"),
    "rectangle.arrowtriangle.2.outward": Shape(
      data: "M5.2 4H10.8V12H5.2Z", strokeWidth: 1,
      filled: "M3.6 5.8L0.6 8L3.6 10.2ZM12.4 5.8L15.4 8L12.4 10.2Z"),
    "rectangle.arrowtriangle.2.inward": Shape(
      data: "M5.2 4H10.8V12H5.2Z", strokeWidth: 1,
      filled: "M0.8 5.8L3.8 8L0.8 10.2ZM15.2 5.8L12.2 8L15.2 10.2Z"),
    "rectangle.portrait.arrowtriangle.2.outward": Shape(
      data: "M4 5.2V10.8H12V5.2Z", strokeWidth: 1,
      filled: "M5.8 3.6L8 0.6L10.2 3.6ZM5.8 12.4L8 15.4L10.2 12.4Z"),
    "rectangle.portrait.arrowtriangle.2.inward": Shape(
      data: "M4 5.2V10.8H12V5.2Z", strokeWidth: 1,
      filled: "M5.8 0.8L8 3.8L10.2 0.8ZM5.8 15.2L8 12.2L10.2 15.2Z"),
    "checkerboard.rectangle": Shape(
      data: rectangle, strokeWidth: 1,
      filled:
        "M1 3.2H4.5V5.6H1ZM8 3.2H11.5V5.6H8ZM4.5 5.6H8V8H4.5ZM11.5 5.6H15V8H11.5ZM1 8H4.5V10.4H1ZM8 8H11.5V10.4H8Z"
        + "M4.5 10.4H8V12.8H4.5ZM11.5 10.4H15V12.8H11.5Z"),
    "blinds.horizontal.open": Shape(
      data: "M1.2 2H14.8M2.6 2V14M13.4 2V14M4.4 4.8H11.6M4.4 7.6H11.6M4.4 10.4H11.6M4.4 13.2H11.6",
      strokeWidth: 1),
    "beach.umbrella": Shape(
      data: "M1.4 8C2.6 3.6 6 1.2 9.8 2.2C13.6 3.2 15.4 6.8 14.6 11.2ZM8.2 9.6L6 14.8M1 14.8H15",
      strokeWidth: 1),
    "beach.umbrella.fill": Shape(
      data: "M1.4 8C2.6 3.6 6 1.2 9.8 2.2C13.6 3.2 15.4 6.8 14.6 11.2ZM8.2 9.6L6 14.8M1 14.8H15",
      strokeWidth: 1,
      filled: "M1.4 8C2.6 3.6 6 1.2 9.8 2.2C13.6 3.2 15.4 6.8 14.6 11.2Z"),
    "scroll": Shape(
      data:
        "M4.6 2.4H12C13.4 2.4 14.4 3.4 14.4 4.8V5.8H11.6M11.6 4.6V11.8C11.6 13 10.6 13.8 9.4 13.8H3.4C2.2 13.8 1.4 13 1.4 11.8"
        + "V11H7.4V11.8C7.4 13 8.2 13.8 9.4 13.8M4.4 11V4.4C4.4 3.2 5 2.4 6 2.4M6.4 5.4H9.6M6.4 8H9.6",
      strokeWidth: 1),
    "oval.portrait": Shape(
      data: "M8 1C11 1 13 4.2 13 8C13 11.8 11 15 8 15C5 15 3 11.8 3 8C3 4.2 5 1 8 1Z",
      strokeWidth: 1.1),
    "torus": Shape(
      data:
        "M1 8C1 5.4 4 3.6 8 3.6C12 3.6 15 5.4 15 8C15 10.6 12 12.4 8 12.4C4 12.4 1 10.6 1 8ZM4.6 7.2C6 8.6 10 8.6 11.4 7.2"
        + "M5.4 7.8C6.6 6.6 9.4 6.6 10.6 7.8", strokeWidth: 1),
    "circle.hexagonpath": Shape(
      data:
        "M9.6 3A1.6 1.6 0 1 1 6.4 3A1.6 1.6 0 1 1 9.6 3ZM9.6 13A1.6 1.6 0 1 1 6.4 13A1.6 1.6 0 1 1 9.6 13Z"
        + "M5.3 5.5A1.6 1.6 0 1 1 2.1 5.5A1.6 1.6 0 1 1 5.3 5.5ZM13.9 5.5A1.6 1.6 0 1 1 10.7 5.5A1.6 1.6 0 1 1 13.9 5.5Z"
        + "M5.3 10.5A1.6 1.6 0 1 1 2.1 10.5A1.6 1.6 0 1 1 5.3 10.5ZM13.9 10.5A1.6 1.6 0 1 1 10.7 10.5A1.6 1.6 0 1 1 13.9 10.5Z"
        + "M5.1 4.7L6.6 3.8M9.4 3.8L10.9 4.7M12.3 7.1V8.9M10.9 11.3L9.4 12.2M6.6 12.2L5.1 11.3M3.7 8.9V7.1",
      strokeWidth: 0.9),
    "hockey.puck": Shape(
      data:
        "M1 6.4C1 4.8 4 3.6 8 3.6C12 3.6 15 4.8 15 6.4V9.6C15 11.2 12 12.4 8 12.4C4 12.4 1 11.2 1 9.6Z"
        + "M1 6.4C1 8 4 9.2 8 9.2C12 9.2 15 8 15 6.4", strokeWidth: 1),
    "stroller": Shape(
      data:
        "M2 7.4H13.6C13.6 10.4 11.4 12 8.4 12H7.2C4.2 12 2 10.4 2 7.4ZM8 7.4V2C4.6 2 2 4 2 7.4M13.6 7.4L14.8 4.4"
        + "M6.2 13.8A1.2 1.2 0 1 1 3.8 13.8A1.2 1.2 0 1 1 6.2 13.8ZM12 13.8A1.2 1.2 0 1 1 9.6 13.8A1.2 1.2 0 1 1 12 13.8Z",
      strokeWidth: 1),
    "stove": Shape(
      data: square
        + "M1.8 5.4H14.2M4.2 3.6H4.3M6.6 3.6H6.7M9.3 3.6H9.4M11.7 3.6H11.8M4.4 7.8H11.6V12H4.4Z",
      strokeWidth: 1),
    "dishwasher": Shape(
      data: square
        + "M1.8 5.2H14.2M4.2 3.5H4.3M11.7 3.5H11.8M5 11.8C5 8.6 11 8.6 11 11.8ZM8 7.2V8.6",
      strokeWidth: 1),
    "dryer": Shape(
      data: square
        + "M1.8 5.2H14.2M4.2 3.5H4.3M11.7 3.5H11.8M11.4 9.7A3.4 3.4 0 1 1 4.6 9.7A3.4 3.4 0 1 1 11.4 9.7Z"
        + "M6.8 8.4C6.2 9.2 7.4 9.8 6.8 11M9.2 8.4C8.6 9.2 9.8 9.8 9.2 11", strokeWidth: 1),
    "window.vertical.open": Shape(
      data: "M2.4 1.6H13.6V14.4H2.4ZM2.4 5.4H13.6M8 1.6V5.4M1.2 14.4H14.8", strokeWidth: 1),
    "window.vertical.closed": Shape(
      data: "M2.4 1.6H13.6V14.4H2.4ZM2.4 8H13.6M8 1.6V14.4M1.2 14.4H14.8", strokeWidth: 1),
    "curtains.open": Shape(
      data:
        "M1 1.8H15M2.2 1.8V14.2M13.8 1.8V14.2M2.2 14.2H4C4.2 9.4 5.6 5.6 7.2 1.8M13.8 14.2H12C11.8 9.4 10.4 5.6 8.8 1.8",
      strokeWidth: 1),
    "blinds.vertical.open": Shape(
      data: "M1 2H15M3 2V14M5.5 2V14M8 2V14M10.5 2V14M13 2V14", strokeWidth: 1),
    "lightbulb.2": Shape(
      data:
        "M4.6 2.6C6.6 2.6 7.8 4 7.8 5.6C7.8 7.4 6.2 8 6.2 9.8H3C3 8 1.4 7.4 1.4 5.6C1.4 4 2.6 2.6 4.6 2.6ZM3.4 11.6H5.8"
        + "M11.4 2.6C13.4 2.6 14.6 4 14.6 5.6C14.6 7.4 13 8 13 9.8H9.8C9.8 8 8.2 7.4 8.2 5.6C8.2 4 9.4 2.6 11.4 2.6ZM10.2 11.6H12.6",
      strokeWidth: 0.9),
    "tropicalstorm": Shape(
      data:
        "M10.6 8A2.6 2.6 0 1 1 5.4 8A2.6 2.6 0 1 1 10.6 8ZM2.2 9C1.6 4.6 5.4 1.8 10.4 1.8C8.6 2.4 7.2 3.2 6.4 4.4"
        + "M13.8 7C14.4 11.4 10.6 14.2 5.6 14.2C7.4 13.6 8.8 12.8 9.6 11.6", strokeWidth: 1.1),
    "squares.leading.rectangle": Shape(
      data:
        "M1.4 2.6H4.4V5.6H1.4ZM1.4 6.9H4.4V9.9H1.4ZM1.4 11.2H4.4V14.2H1.4ZM6.4 2.6H14.6V14.2H6.4Z",
      strokeWidth: 0.9),
    "spigot": Shape(
      data:
        "M1.4 5.4H5V10.6H1.4M5 7H9.4C12.4 7 14 8.6 14 11.6H11C11 10.4 10.4 9.8 9.4 9.8H5M7.4 7V4M4.6 4H10.2M12.5 13.4V15",
      strokeWidth: 1),
    "headlight.high.beam": Shape(
      data:
        "M9 3C12.6 3 15 5.2 15 8C15 10.8 12.6 13 9 13C8 9.8 8 6.2 9 3ZM1 4.6H6.6M1 8H6M1 11.4H6.6",
      strokeWidth: 1),
    "headlight.low.beam": Shape(
      data:
        "M9 3C12.6 3 15 5.2 15 8C15 10.8 12.6 13 9 13C8 9.8 8 6.2 9 3ZM1 6.6L6.6 4.6M1 10L6 8M1 13.4L6.6 11.4",
      strokeWidth: 1),
    "studentdesk": Shape(
      data: "M1 4.6H15V6.6H1ZM2.6 6.6V14.4M13.4 6.6V14.4M2.6 10H13.4", strokeWidth: 1),
    "chandelier": Shape(
      data:
        "M8 1V9.4M8 9.4C5.6 9.4 3.4 9 3.4 6.8M8 9.4C10.4 9.4 12.6 9 12.6 6.8M1.8 6.8H5L4.2 4.4H2.6ZM11 6.8H14.2L13.4 4.4H11.8Z"
        + "M6.6 12H9.4L8 14.4ZM8 9.4V12", strokeWidth: 1),
  ]
}
