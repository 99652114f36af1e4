/// Symbols of which a part is filled.
extension OwnSymbols {
  /// An outline, and the part of it that is filled; nothing where lines divide it.
  static let halves: [String: (outline: String, fill: String)] = [
    "moonphase.full.moon": (circle, circle),
    "moonphase.first.quarter": (circle, "M8 2V14C11.3 14 14 11.3 14 8C14 4.7 11.3 2 8 2Z"),
    "moonphase.last.quarter": (circle, "M8 2V14C4.7 14 2 11.3 2 8C2 4.7 4.7 2 8 2Z"),
    "moonphase.waxing.crescent": (
      circle, "M8 2C11.3 2 14 4.7 14 8C14 11.3 11.3 14 8 14C12 11.4 12 4.6 8 2Z"
    ),
    "moonphase.waning.crescent": (
      circle, "M8 2C4.7 2 2 4.7 2 8C2 11.3 4.7 14 8 14C4 11.4 4 4.6 8 2Z"
    ),
    "moonphase.waxing.gibbous": (
      circle, "M8 2C11.3 2 14 4.7 14 8C14 11.3 11.3 14 8 14C4 11.4 4 4.6 8 2Z"
    ),
    "moonphase.waning.gibbous": (
      circle, "M8 2C4.7 2 2 4.7 2 8C2 11.3 4.7 14 8 14C12 11.4 12 4.6 8 2Z"
    ),
    "largecircle.fill.circle": (
      circle, "M8 4C10.2 4 12 5.8 12 8C12 10.2 10.2 12 8 12C5.8 12 4 10.2 4 8C4 5.8 5.8 4 8 4Z"
    ),
    "square.filled.on.square": (
      "M10.8 5V2.6C10.8 1.7 10.1 1 9.2 1H2.6C1.7 1 1 1.7 1 2.6V9.2C1 10.1 1.7 10.8 2.6 10.8H5",
      "M6 5.2H15V15H6Z"
    ),
    "square.split.diagonal.2x2": (square + "M2 2L14 14M14 2L2 14", ""),
    "square.split.bottomrightquarter": (square + "M8 14V8H14", ""),
    "squareshape.split.2x2": ("M2 2H14V14H2ZM8 2V14M2 8H14", ""),
    "square.split.2x1": (square + "M8 2V14", ""),
    "square.split.1x2": (square + "M2 8H14", ""),
    "rectangle.split.2x1": (rectangle + "M8 3.4V12.6", ""),
    "rectangle.split.1x2": (rectangle + "M1.2 8H14.8", ""),
    "rectangle.split.2x2": (rectangle + "M8 3.4V12.6M1.2 8H14.8", ""),
    "rectangle.split.3x3": (
      rectangle + "M5.7 3.4V12.6M10.3 3.4V12.6M1.2 6.4H14.8M1.2 9.6H14.8", ""
    ),
  ]
}
