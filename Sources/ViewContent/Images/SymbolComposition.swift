import Foundation
import Geometry

/// Symbols that are put together from others by the words of their names: with a badge, struck through, in a
/// bubble or a frame, with a number inside.
///
/// SF Symbols names its drawings by a grammar: what is shown first, what it stands in after it. Most of
/// its several thousand names are such compositions of a few hundred drawings.
struct SymbolComposition {
  /// False to learn only whether there is one: what is answered is then any outline.
  let draws: Bool
  /// Looks up what a symbol is put together from.
  let find: (String) -> SymbolOutline?

  /// The symbol of that name; nil where its words say nothing that is known here.
  func outline(named name: String) -> SymbolOutline? {
    badged(name) ?? dotted(name) ?? struck(name) ?? numbered(name) ?? weather(name)
      ?? rotating(name) ?? contained(name) ?? joined(name)
  }

  // MARK: Badges

  /// `folder.badge.plus`: the second one small at the lower right corner of the first.
  private func badged(_ name: String) -> SymbolOutline? {
    for word in [".badge.", ".trianglebadge."] {
      guard let range = name.range(of: word) else { continue }
      let parts = name[range.upperBound...].split(separator: ".").filter { $0 != "fill" }
      let isFilled = name.hasSuffix(".fill")
      let base = String(name[..<range.lowerBound]) + (isFilled ? ".fill" : "")
      guard let base = find(base) ?? find(String(name[..<range.lowerBound])),
        let badge = find(parts.joined(separator: "."))
          // `.badge.shield.checkmark`: what a badge shows stands behind what it is shown on.
          ?? find(parts.reversed().joined(separator: "."))
          ?? find(parts.joined(separator: ".") + ".circle.fill")
      else { return nil }
      return draws ? beside(base, badge, scale: 0.42) : base
    }
    return nil
  }

  /// A symbol with another one small at its lower right corner, and a gap around that.
  private func beside(_ base: SymbolOutline, _ other: SymbolOutline, scale: CGFloat)
    -> SymbolOutline
  {
    let side = SymbolOutline.side
    let room = side * scale + 1.6
    let center = side + 0.4 - room / 2
    let gap = Path(
      ellipseIn: CGRect(
        x: center - room / 2, y: center - room / 2, width: room, height: room))
    var path = base.solidPath.scaled(by: 0.94, toFit: CGPoint(x: 7.5, y: 7.5)).subtracting(gap)
    path.addPath(
      other.weighted(.bold).solidPath.scaled(by: scale, toFit: CGPoint(x: center, y: center)))
    return SymbolOutline(path: path, isEvenOdd: false)
  }

  // MARK: Pairs

  /// `macbook.and.iphone`: the second one smaller at the lower right corner of the first, where there is no drawing of both.
  private func joined(_ name: String) -> SymbolOutline? {
    guard let range = name.range(of: ".and.", options: .backwards) else { return nil }
    let second = String(name[range.upperBound...])
    let first = String(name[..<range.lowerBound])
    guard let base = (name.hasSuffix(".fill") ? find(first + ".fill") : nil) ?? find(first),
      let other = find(second)
    else { return nil }
    return draws ? beside(base, other, scale: 0.5) : base
  }

  // MARK: Turning

  /// `lock.rotation`: inside of an arrow that goes around.
  private func rotating(_ name: String) -> SymbolOutline? {
    guard name.hasSuffix(".rotation"), let symbol = find(String(name.dropLast(9))),
      let arrow = find("arrow.clockwise")
    else { return nil }
    guard draws else { return symbol }
    var path = arrow.solidPath
    path.addPath(
      symbol.weighted(.bold).solidPath.scaled(by: 0.42, toFit: CGPoint(x: 8, y: 8.6)))
    return SymbolOutline(path: path, isEvenOdd: false)
  }

  /// `gear.badge`: a dot at the upper right.
  private func dotted(_ name: String) -> SymbolOutline? {
    let isFilled = name.hasSuffix(".badge.fill")
    guard isFilled || name.hasSuffix(".badge") else { return nil }
    let base = name.dropLast(isFilled ? 11 : 6) + (isFilled ? ".fill" : "")
    guard let symbol = find(String(base)) else { return nil }
    guard draws else { return symbol }
    func dot(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(x: 12.8, y: 3.2, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    }
    var path = symbol.solidPath.subtracting(dot(3.8))
    path.addPath(dot(2.8))
    return SymbolOutline(path: path, isEvenOdd: false)
  }

  // MARK: Struck through

  /// `bell.slash`: a line from the upper left to the lower right of what is struck through, with a gap beside it.
  private func struck(_ name: String) -> SymbolOutline? {
    var parts = name.split(separator: ".").map(String.init)
    guard let index = parts.lastIndex(of: "slash"), index > 0, index >= parts.count - 2 else {
      return nil
    }
    parts.remove(at: index)
    guard let base = find(parts.joined(separator: ".")) else { return nil }
    guard draws else { return base }
    let solid = base.solidPath
    let ink = solid.boundingRect
    // From corner to corner, and not much flatter than half a right angle.
    let reach = CGSize(
      width: ink.width / 2 + 0.2, height: max(ink.height / 2 + 0.7, ink.width * 0.4))
    let length = hypot(reach.width, reach.height)
    func line(_ width: CGFloat, _ shift: CGFloat) -> Path {
      // To the upper right of itself.
      let (x, y) = (
        ink.midX + reach.height / length * shift, ink.midY - reach.width / length * shift
      )
      var line = Path()
      line.move(to: CGPoint(x: x - reach.width, y: y - reach.height))
      line.addLine(to: CGPoint(x: x + reach.width, y: y + reach.height))
      return line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
    }
    var path = solid.subtracting(line(2.2, 0.5))
    path.addPath(line(1, 0))
    return SymbolOutline(path: path, isEvenOdd: false)
  }

  // MARK: Numbers

  /// `gobackward.30`: the symbol with a number in its middle.
  private func numbered(_ name: String)
    -> SymbolOutline?
  {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, ["gobackward", "goforward"].contains(parts[0]),
      let number = LetterSymbols.outline(named: parts[1]), let base = find(parts[0])
    else { return nil }
    guard draws else { return base }
    var path = base.solidPath
    path.addPath(number.solidPath.scaled(by: 0.34, toFit: CGPoint(x: 8, y: 9)))
    return SymbolOutline(path: path, isEvenOdd: false)
  }

  // MARK: Weather

  /// `cloud.sun.rain`: a cloud beside the sun or the moon, smaller, and what falls from clouds without them.
  private func weather(_ name: String) -> SymbolOutline? {
    let words = name.split(separator: ".").map(String.init)
    guard words.count > 2, words[0] == "cloud", ["sun", "moon"].contains(words[1]),
      words[2] != "fill"
    else {
      return nil
    }
    let end = name.hasSuffix(".fill") ? ".fill" : ""
    guard let sky = find("cloud.\(words[1])\(end)"), let falling = find("cloud.\(words[2])\(end)")
    else { return nil }
    guard draws else { return sky }
    let parts = SymbolPart.parts(of: falling.path.normalized(eoFill: falling.isEvenOdd))
    var path = sky.solidPath.scaled(by: 0.8, toFit: CGPoint(x: 8, y: 6.2))
    let bottom = path.boundingRect.maxY
    var drops = Path()
    for part in parts.dropFirst() { drops.addPath(part.path) }
    guard !drops.isEmpty else { return nil }
    let box = drops.boundingRect
    // Below the cloud, with the gap that there is without a sun.
    let shift = CGAffineTransform(translationX: 7.4 - box.midX, y: bottom + 0.8 - box.minY)
    path.addPath(drops.applying(shift))
    let whole = path.boundingRect
    let middle = CGPoint(
      x: SymbolOutline.side - whole.midX, y: SymbolOutline.side - whole.midY)
    let fitted = path.scaled(by: min(1, SymbolOutline.side / whole.height), toFit: middle)
    return SymbolOutline(path: fitted, isEvenOdd: false)
  }

  // MARK: Containers

  private struct Container {
    /// The name of the drawing around.
    var name: String
    /// The side of what stands in it, as a part of its own.
    var scale: CGFloat
    var center: CGPoint
  }

  private static let containers: [String: Container] = [
    "bubble": Container(name: "bubble.left", scale: 0.44, center: CGPoint(x: 8, y: 6.6)),
    "bubble.left": Container(name: "bubble.left", scale: 0.44, center: CGPoint(x: 8, y: 6.6)),
    "bubble.right": Container(name: "bubble.right", scale: 0.44, center: CGPoint(x: 8, y: 6.6)),
    "circle.dotted": Container(name: "circle.dotted", scale: 0.56, center: CGPoint(x: 8, y: 8)),
    "circle.dashed": Container(name: "circle.dashed", scale: 0.56, center: CGPoint(x: 8, y: 8)),
    "rectangle.stack": Container(
      name: "rectangle.stack", scale: 0.4, center: CGPoint(x: 8, y: 9.8)),
    "message": Container(name: "message", scale: 0.42, center: CGPoint(x: 8, y: 7.2)),
    "rectangle": Container(name: "rectangle", scale: 0.46, center: CGPoint(x: 8, y: 8)),
    "rectangle.portrait": Container(
      name: "rectangle.portrait", scale: 0.46, center: CGPoint(x: 8, y: 8)),
    "diamond": Container(name: "diamond", scale: 0.42, center: CGPoint(x: 8, y: 8)),
    "app": Container(name: "app", scale: 0.52, center: CGPoint(x: 8, y: 8)),
    "viewfinder": Container(name: "viewfinder", scale: 0.5, center: CGPoint(x: 8, y: 8)),
    "icloud": Container(name: "icloud", scale: 0.4, center: CGPoint(x: 8, y: 9)),
    "shield": Container(name: "shield", scale: 0.44, center: CGPoint(x: 8, y: 7.4)),
    "seal": Container(name: "seal", scale: 0.46, center: CGPoint(x: 8, y: 8)),
    "hexagon": Container(name: "hexagon", scale: 0.48, center: CGPoint(x: 8, y: 8)),
    "triangle": Container(name: "triangle", scale: 0.4, center: CGPoint(x: 8, y: 9.8)),
    "bag": Container(name: "bag", scale: 0.36, center: CGPoint(x: 8, y: 10)),
    "video": Container(name: "video", scale: 0.36, center: CGPoint(x: 6, y: 8)),
    "lock": Container(name: "lock", scale: 0.3, center: CGPoint(x: 8, y: 11)),
    "folder": Container(name: "folder", scale: 0.38, center: CGPoint(x: 8, y: 9)),
    "house": Container(name: "house", scale: 0.34, center: CGPoint(x: 8, y: 10)),
    "tv": Container(name: "tv", scale: 0.42, center: CGPoint(x: 8, y: 7)),
    "doc": Container(name: "doc", scale: 0.36, center: CGPoint(x: 8, y: 10)),
    "heart": Container(name: "heart", scale: 0.4, center: CGPoint(x: 8, y: 7.8)),
    "square.dashed": Container(name: "square.dashed", scale: 0.5, center: CGPoint(x: 8, y: 8)),
  ]

  /// `plus.bubble`, `checkmark.shield.fill`: the first one inside the last; cut out of it when that is filled.
  private func contained(_ name: String)
    -> SymbolOutline?
  {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    for count in [2, 1] where parts.count > count {
      guard let container = Self.containers[parts.suffix(count).joined(separator: ".")] else {
        continue
      }
      let inner = parts.dropLast(count).joined(separator: ".")
      guard let around = find(container.name + (isFilled ? ".fill" : "")),
        let symbol = LetterSymbols.outline(named: inner) ?? find(inner)
      else { continue }
      guard draws else { return symbol }
      // What is made smaller keeps lines of about the width of those around it.
      let small = symbol.weighted(.bold).solidPath.scaled(
        by: container.scale, toFit: container.center)
      if isFilled {
        return SymbolOutline(path: around.solidPath.subtracting(small), isEvenOdd: false)
      }
      var path = around.solidPath
      path.addPath(small)
      return SymbolOutline(path: path, isEvenOdd: false)
    }
    return nil
  }
}

extension SymbolOutline {
  /// The shape as a path for the non-zero rule.
  var solidPath: Path { isEvenOdd ? path.normalized(eoFill: true) : path }
}

extension Path {
  /// The path on the square that symbols are drawn on, smaller, with the square's middle at `center`.
  fileprivate func scaled(by scale: CGFloat, toFit center: CGPoint) -> Path {
    let side = SymbolOutline.side
    return applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: center.x - side / 2 * scale,
        ty: center.y - side / 2 * scale))
  }
}
