import Foundation
import Geometry

/// Symbols of which SwiftUI's box is recorded (`SymbolMeasures`), drawn with its proportions, since Debian's collection has
/// them wider or narrower.
///
/// They are drawn as they are beside text of 78 points, in points, about (56, 56); lines are 6 points wide, as those of the
/// collection come out at that size.
extension OwnSymbols {
  /// The symbol of that name; nil where it is none of these.
  static func measured(named name: String) -> SymbolOutline? {
    guard let shape = measured[name] ?? measuredFill(name), let drawn = outline(shape) else {
      return nil
    }
    // A square of 16 units is 1.06 times as wide as the text is high (`SymbolMeasure(ink:)`).
    let scale = SymbolOutline.side / (78 * 1.06)
    let middle = SymbolOutline.side / 2
    return SymbolOutline(
      path: drawn.path.applying(
        CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: middle - 56 * scale, ty: middle - 56 * scale)),
      isEvenOdd: drawn.isEvenOdd)
  }

  /// `lock.fill`: the first outline of `lock` filled, with its other lines.
  private static func measuredFill(_ name: String) -> Shape? {
    // Debian's filled flame has the notch of SF's.
    guard name.hasSuffix(".fill"), name != "flame.fill",
      var shape = measured[String(name.dropLast(5))],
      let end = shape.data.firstIndex(of: "Z")
    else { return nil }
    let body = String(shape.data[...end])
    if cutOut.contains(String(name.dropLast(5))) {
      shape.cut = String(shape.data[shape.data.index(after: end)...])
      shape.data = body
    }
    shape.filled = body + shape.filled
    return shape
  }

  /// Symbols whose other lines are cut out of what is filled.
  private static let cutOut: Set<String> = [
    "key", "ruler", "tablecells", "rectangle.split.3x1", "wallet.pass", "mountain.2",
  ]

  private static let speaker =
    "M7 43.5H20L42 26.5C44 25 46 26 46 28.5V83.5C46 86 44 87 42 85.5L20 68.5H7"
    + "C5 68.5 3.5 67 3.5 65V47C3.5 45 5 43.5 7 43.5Z"
  private static let waves = [
    "M60 42C69 50 69 62 60 70", "M71 33C84 46 84 66 71 79", "M84 23C103 42 103 70 84 89",
  ]
  private static let quotes =
    "M33 28C45 28 52 37 52 50C52 67 42 79 27 84L23 77C33 73 38 67 39 61C37 63 35 63.5 32 63.5"
    + "C22 63.5 14 56 14 46C14 36 22 28 33 28ZM79 28C91 28 98 37 98 50C98 67 88 79 73 84L69 77"
    + "C79 73 84 67 85 61C83 63 81 63.5 78 63.5C68 63.5 60 56 60 46C60 36 68 28 79 28Z"
  private static let openingQuotes =
    "M79 84C67 84 60 75 60 62C60 45 70 33 85 28L89 35C79 39 74 45 73 51C75 49 77 48.5 80 48.5"
    + "C90 48.5 98 56 98 66C98 76 90 84 79 84ZM33 84C21 84 14 75 14 62C14 45 24 33 39 28L43 35"
    + "C33 39 28 45 27 51C29 49 31 48.5 34 48.5C44 48.5 52 56 52 66C52 76 44 84 33 84Z"
  private static let sheet =
    "M23 22.5H89C96 22.5 100 26.5 100 33.5V78.5C100 85.5 96 89.5 89 89.5H23C16 89.5 12 85.5 12 78.5"
    + "V33.5C12 26.5 16 22.5 23 22.5Z"
  private static let body =
    "M35 50.5H77C81 50.5 83 53 83 57V84.5C83 88.5 81 91.5 77 91.5H35C31 91.5 29 88.5 29 84.5V57"
    + "C29 53 31 50.5 35 50.5Z"
  private static let pointer = "M34 17V80L49 66L59.5 91.5L70 87L59.5 62H79Z"
  private static let smallPointer = "M44 40V92L56 80L65 101L74 97L65 76H81Z"
  private static let rays = "M36 32L28 24M48 26V14M30 44H18M60 32L68 24M34 56L26 64"
  private static let leftChevron = "M74 24.5L40 56L74 87.5"
  private static let rightChevron = "M38 24.5L72 56L38 87.5"
  private static let leftArrow = "M91 56H21.5M48 28.5L20.5 56L48 83.5"
  private static let rightArrow = "M21 56H90.5M64 28.5L91.5 56L64 83.5"
  private static let keyLine =
    "M56 9.5C69.5 9.5 80.5 20 80.5 33.5C80.5 43 75 51.5 66.5 55.5L66.5 66L75 74.5L66.5 83L72.5 89L58.5 103"
    + "L46.5 92V56C37 52 31.5 43.5 31.5 33.5C31.5 20 42.5 9.5 56 9.5Z"

  private static func line(_ data: String, _ width: CGFloat = 6, filled: String = "") -> Shape {
    Shape(data: data, strokeWidth: width, filled: filled)
  }

  static let measured: [String: Shape] = [
    "arrow.left": line(leftArrow), "arrow.backward": line(leftArrow),
    "arrow.right": line(rightArrow), "arrow.forward": line(rightArrow),
    "arrow.up": line("M56 90V22.5M28.5 49.5L56 22L83.5 49.5"),
    "arrow.down": line("M56 22V89.5M28.5 62.5L56 90L83.5 62.5"),
    "arrow.down.to.line": line("M56 18V78M31 53.5L56 78.5L81 53.5M28.5 94H83.5"),
    "arrow.up.to.line": line("M56 94V34M31 58.5L56 33.5L81 58.5M28.5 18H83.5"),
    "arrow.turn.up.left": line("M91 84V60C91 53 87 49 80 49H22M43.5 28L21.5 49L43.5 70"),
    "arrow.turn.up.right": line("M21 84V60C21 53 25 49 32 49H90M68.5 28L90.5 49L68.5 70"),
    "arrow.turn.down.left": line("M91 28V52C91 59 87 63 80 63H22M43.5 42L21.5 63L43.5 84"),
    "arrow.turn.down.right": line("M21 28V52C21 59 25 63 32 63H90M68.5 42L90.5 63L68.5 84"),
    "chevron.left": line(leftChevron, 6.5), "chevron.backward": line(leftChevron, 6.5),
    "chevron.right": line(rightChevron, 6.5), "chevron.forward": line(rightChevron, 6.5),
    "checkmark": line("M24 60L46 87L88 25", 7),
    "minus": line("M26 56H86", 6.5),
    "line.3.horizontal": line("M18 38.5H94M18 56H94M18 73.5H94"),
    "line.horizontal.3": line("M18 38.5H94M18 56H94M18 73.5H94"),
    "line.3.horizontal.decrease": line("M18 38.5H94M30 56H82M42 73.5H70"),
    "line.horizontal.3.decrease": line("M18 38.5H94M30 56H82M42 73.5H70"),
    "key": line(keyLine + "M56 25V25.1", 6),
    "link": line(
      "M34.1 53.9L19.9 68A17 17 0 0 0 44 92.1L66.6 69.4A17 17 0 0 0 70.8 53.9"
        + "M77.9 58.1L92.1 44A17 17 0 0 0 68 19.9L45.4 42.6A17 17 0 0 0 41.2 58.1"),
    "paperclip": line(
      "M60.4 38.4L36.1 62.6A9.4 9.4 0 0 0 49.4 75.9L81.4 43.9A14 14 0 0 0 61.5 24L27.3 58.2"
        + "A18.7 18.7 0 0 0 53.8 84.7L80.3 58.2", 5),
    "ruler": line(
      "M13 37.5H99C101 37.5 102 38.5 102 40.5V71.5C102 73.5 101 74.5 99 74.5H13C11 74.5 10 73.5 10 71.5V40.5"
        + "C10 38.5 11 37.5 13 37.5ZM23.5 38V50M36.5 38V56M49.5 38V50M62.5 38V56M75.5 38V50M88.5 38V56",
      5),
    "scissors": line(
      "M40 35A13 13 0 1 1 14 35A13 13 0 1 1 40 35ZM40 77A13 13 0 1 1 14 77A13 13 0 1 1 40 77Z"
        + "M38 42L102 80M38 70L102 32"),
    "textformat": line(
      "M13 82L34 30.5L55 82M20 65H48M96.5 66A15.5 15.5 0 1 1 65.5 66A15.5 15.5 0 1 1 96.5 66Z"
        + "M97 50.5V82", 7),
    "cursorarrow": line(pointer, 5.5),
    "cursorarrow.rays": line(smallPointer + rays, 5.5),
    "cursorarrow.click": line(smallPointer + rays, 5.5),
    "cursorarrow.click.2": line(smallPointer + rays, 5.5),
    "cursorarrow.motionlines": line(smallPointer + "M30 52H14M32 66H22M30 80H14", 5.5),
    "waveform.path.ecg": line("M20 58H34L45 40L59 92L71 20.5L81 58H92", 5.5),
    "quote.closing": Shape(data: quotes), "quote.opening": Shape(data: openingQuotes),
    "chevron.left.forwardslash.chevron.right": line(
      "M28 34L6 56L28 78M84 34L106 56L84 78M66 21L46 91", 6.5),
    "chart.bar": line("M8 66H31V90H8ZM44.5 45H67.5V90H44.5ZM81 22H104V90H81Z"),
    "chart.bar.fill": line(
      "M8 66H31V90H8ZM44.5 45H67.5V90H44.5ZM81 22H104V90H81Z",
      filled: "M8 66H31V90H8ZM44.5 45H67.5V90H44.5ZM81 22H104V90H81Z"),
    "pause": line("M34 26.5H47V85.5H34ZM65 26.5H78V85.5H65Z"),
    "pause.fill": line(
      "M34 26.5H47V85.5H34ZM65 26.5H78V85.5H65Z",
      filled: "M34 26.5H47V85.5H34ZM65 26.5H78V85.5H65Z"),
    "wallet.pass": line(
      "M33 16.5H79C84 16.5 87 19.5 87 24.5V87.5C87 92.5 84 95.5 79 95.5H33C28 95.5 25 92.5 25 87.5V24.5"
        + "C25 19.5 28 16.5 33 16.5ZM25 32H87M25 46H43C46 46 46 56 56 56C66 56 66 46 69 46H87", 5.5),
    "lock": line(body + "M38.5 50V38C38.5 27 46 20.5 56 20.5C66 20.5 73.5 27 73.5 38V50"),
    "lock.open": line(
      "M21 52H61C65 52 67 54.5 67 58V84.5C67 88.5 65 91.5 61 91.5H21C17 91.5 15 88.5 15 84.5V58"
        + "C15 54.5 17 52 21 52ZM58 51V38C58 27 65 20.5 76 20.5C87 20.5 95 27 95 38V49"),
    "square.3.layers.3d": line(
      "M56 15.5L94 33.5L56 51.5L18 33.5ZM28 51.5L18 56.5L56 74.5L94 56.5L84 51.5"
        + "M28 74L18 79L56 97L94 79L84 74", 5.5),
    "backward.end": line(
      "M89 32V80C89 83.5 86 84.5 83 82.5L41 59C37.5 57 37.5 55 41 53L83 29.5C86 27.5 89 28.5 89 32Z"
        + "M23 28V84"),
    "forward.end": line(
      "M23 32V80C23 83.5 26 84.5 29 82.5L71 59C74.5 57 74.5 55 71 53L29 29.5C26 27.5 23 28.5 23 32Z"
        + "M89 28V84"),
    "tablecells": line(sheet + "M12 45H100M12 67H100M41.5 22.5V89.5M70.5 22.5V89.5", 5),
    "rectangle.split.3x1": line(sheet + "M41.5 22.5V89.5M70.5 22.5V89.5", 5.5),
    "speaker": line(speaker, 5.5),
    "speaker.wave.1": line(speaker + waves[0], 5.5),
    "speaker.wave.2": line(speaker + waves[0] + waves[1], 5.5),
    "speaker.wave.3": line(speaker + waves.joined(), 5.5),
    "lightbulb": line(
      "M56 13C72 13 81 25 81 38C81 47 76.5 53 71.5 58C68 61.5 67 65 67 69V73H45V69C45 65 44 61.5 40.5 58"
        + "C35.5 53 31 47 31 38C31 25 40 13 56 13ZM45 84H67M50 95H62", 5.5),
    "mic": line(
      "M56 15.5C64.5 15.5 69.5 21.5 69.5 29V51C69.5 58.5 64.5 64.5 56 64.5C47.5 64.5 42.5 58.5 42.5 51V29"
        + "C42.5 21.5 47.5 15.5 56 15.5ZM26.5 46V51C26.5 68 39 77 56 77C73 77 85.5 68 85.5 51V46M56 77V94M38 94.5H74"
    ),
    "cart": line(
      "M31 35H96C99 35 100.5 37 99.5 39.5L95 57C94 60.5 91.5 62 88 62H37.5ZM11 22H22C25.5 22 27.5 23.5 28.5 27L37 66"
        + "C38 70 40.5 72 45 72H92",
      filled:
        "M52 86A5.5 5.5 0 1 1 41 86A5.5 5.5 0 1 1 52 86ZM89 86A5.5 5.5 0 1 1 78 86A5.5 5.5 0 1 1 89 86Z"
    ),
    "flame": line(
      "M57 14C60 33 85 44 85 69C85 86 73 98 56 98C39 98 27 87 27 70C27 59 32 51 38 45C39 53 42 58 47 60"
        + "C44 42 47 25 57 14ZM56 97C48 97 43 91 43 84C43 76 50 71 54 63C62 68 69 75 69 84C69 91 64 97 56 97"
    ),
    "mountain.2": line(
      "M-6 88.5L38 26C41 22.5 44 22.5 47 26L64 51L80 37C83 34.5 87 34.5 90 38L119 88.5ZM64 51L76 67"
    ),
  ]
}
