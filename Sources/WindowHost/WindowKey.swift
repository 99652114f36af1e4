import LiveLink

/// What keys mean, by SDL's key codes.
enum WindowKey {
  enum Command: Equatable {
    case play, step, back, live, dark, motion, record, film, restart, tree, help, type
    case speed(Double)
    case textSize(Int)
  }

  private static func scanCode(_ code: Int32) -> Int32 { 1 << 30 | code }
  private static func character(_ text: Unicode.Scalar) -> Int32 { Int32(text.value) }

  private static let right = scanCode(79)
  private static let left = scanCode(80)
  private static let down = scanCode(81)
  private static let up = scanCode(82)
  static let alts: Set<Int32> = [scanCode(226), scanCode(230)]

  /// Keys that are the inspector's while nothing is typed.
  static let commands: [Int32: Command] = [
    character(" "): .play, right: .step, left: .back, character("l"): .live,
    character("1"): .speed(1), character("2"): .speed(1 / 2.0), character("3"): .speed(1 / 5.0),
    character("4"): .speed(1 / 10.0), character("5"): .speed(1 / 20.0), character("d"): .dark,
    character("m"): .motion, character("+"): .textSize(1), character("="): .textSize(1),
    character("-"): .textSize(-1), character("r"): .record, character("f"): .film,
    character("n"): .restart, character("t"): .tree, character("?"): .help, character("/"): .help,
    character("h"): .help, character("k"): .type,
  ]

  /// Keys that are the program's while it is typed into, and are no text.
  static let typed: [Int32: LiveKey] = [
    8: .backspace, 9: .tab, 13: .enter, 27: .escape, 127: .forwardDelete, right: .right,
    left: .left, down: .down, up: .up, scanCode(74): .home, scanCode(77): .end,
    scanCode(88): .enter,
  ]

  private static let named: [Int32: String] = [
    character(" "): "space", scanCode(75): "pageUp", scanCode(78): "pageDown",
  ]

  /// The name of a key in a `LiveKeyPress`; nil for one that only changes others.
  static func name(of key: Int32) -> String? {
    if let name = typed[key]?.rawValue ?? named[key] { return name }
    guard (0x21..<0x4000_0000).contains(key), let scalar = Unicode.Scalar(UInt32(key)) else {
      return nil
    }
    return String(Character(scalar))
  }

  static let typedWithControl: [Int32: LiveKey] = [character("a"): .selectAll]

  /// What `?` shows.
  static let help = """
    space        play, pause
    left, right  a frame back, a frame on
    L            back to live
    1 2 3 4 5    full, 1/2, 1/5, 1/10, 1/20 speed
    D            light, dark
    M            reduce motion
    + -          larger, smaller text
    R            record touches, stop
    F            write the film
    N            start anew
    T            the tree of views
    K            type into the program, esc ends
    alt          a second finger; shift: beside
    ?            these keys
    """
}
