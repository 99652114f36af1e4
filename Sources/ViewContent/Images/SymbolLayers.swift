import Foundation
import Geometry
import ViewGraphics

/// What of a symbol is coloured as one.
struct SymbolLayer {
  /// On the square that symbols are drawn on.
  var path: Path
  /// 0 for the first foreground style, 1 for the second, 2 for the third.
  var level: Int
  /// Its own colour; nil for the foreground style.
  var color: SymbolColor?
  /// From which share on it is lit where a symbol shows how much of something there is; nil if it always is.
  var threshold: Double?
}

/// Takes symbols apart into layers by the words of their names and where their pieces lie.
///
/// SF Symbols are annotated by hand. Here the grammar of their names says as much of them as it can: what stands in front is
/// the first layer, what it stands in, or behind, the second. A symbol of which its name says nothing is one layer.
struct SymbolLayers {
  /// With its variants.
  private let name: String
  private let words: [String]
  private let isFilled: Bool
  private let solid: Path
  private let parts: [SymbolPart]

  /// - Parameter name: with all variants; see `SymbolVariants.name(for:)`.
  static func layers(named name: String, outline: SymbolOutline) -> [SymbolLayer] {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    words.removeAll { $0 == "fill" }
    let solid = outline.path.normalized(eoFill: outline.isEvenOdd)
    let layers = SymbolLayers(
      name: name, words: words, isFilled: isFilled, solid: solid,
      parts: SymbolPart.parts(of: solid))
    if wholes.contains(words.joined(separator: ".")) { return layers.single() }
    return layers.badged() ?? layers.struck() ?? layers.enclosed() ?? layers.sky()
      ?? layers.radiating() ?? layers.stacked() ?? layers.paired() ?? layers.people()
      ?? layers.single()
  }

  /// Symbols of one layer, though their names say otherwise; filled or not.
  private static let wholes: Set<String> = [
    "sun.max", "sun.min", "sun.and.horizon", "sparkles", "rectangle.stack", "square.stack",
    "mail.stack", "speaker", "cloud", "suit.heart",
  ]

  private func join(_ parts: some Sequence<SymbolPart>) -> Path {
    parts.reduce(into: Path()) { $0.addPath($1.path) }
  }

  /// Two layers of parts: those that `isFirst` picks, and the others; nil where either has none.
  private func divided(
    _ first: SymbolColor? = nil, _ second: SymbolColor? = nil, by isFirst: (SymbolPart) -> Bool
  ) -> [SymbolLayer]? {
    let front = parts.filter(isFirst), back = parts.filter { !isFirst($0) }
    guard !front.isEmpty, !back.isEmpty else { return nil }
    return [
      SymbolLayer(path: join(back), level: 1, color: second),
      SymbolLayer(path: join(front), level: 0, color: first),
    ]
  }

  /// A badge comes first, what it stands on second.
  private func badged() -> [SymbolLayer]? {
    let kind: String
    if let place = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }) {
      kind = place + 1 < words.count ? words[place + 1] : "dot"
    } else if words.count == 2, words[0] == "person", let last = words.last,
      ["checkmark", "questionmark", "xmark"].contains(last)
    {
      // `person.fill.checkmark` stands so by itself.
      kind = last
    } else {
      return nil
    }
    let whole = solid.boundingRect
    return divided(SymbolColor.badges[kind], SymbolColor.bodies[words[0]]) { part in
      part.bounds.midX > whole.midX + whole.width * 0.1
        && part.area < whole.width * whole.height * 0.3
    }
  }

  private func struck() -> [SymbolLayer]? {
    guard words.dropFirst().contains("slash") else { return nil }
    let whole = solid.boundingRect
    // The longest of the pieces, which is the line where it does not touch the rest.
    let line = parts.firstIndex { part in
      part.bounds.width > whole.width * 0.7 && part.bounds.height > whole.height * 0.7
        && !part.filled.contains(
          CGPoint(x: part.bounds.maxX - part.bounds.width * 0.15, y: part.bounds.midY * 0.6))
    }
    guard let line, parts.count > 1 else { return nil }
    let slash = parts[line].path
    return divided { $0.path == slash }
  }

  private static let enclosures: Set<String> = [
    "circle", "square", "rectangle", "app", "triangle", "octagon", "hexagon", "diamond", "seal",
    "shield", "bubble",
    "message", "capsule", "viewfinder", "rhombus", "oval", "pentagon", "portrait",
    "icloud", "heart", "house", "folder", "video", "tv", "bag", "doc", "document",
  ]

  /// Frames with lines that belong to no mark.
  private static let lines: Set<String> = ["folder", "house", "bag", "doc", "document", "tv"]

  /// What stands in a frame comes first. A filled frame is drawn whole, and what was cut out of it upon it: white, where
  /// the symbol has colours of its own.
  private func enclosed() -> [SymbolLayer]? {
    guard words.count > 1, Self.enclosures.contains(words[words.count - 1]),
      let around = parts.first,
      !words.contains("on"), !words.contains("and")
    else { return nil }
    guard isFilled else { return divided { !$0.surroundsOthers } }
    let pieces = parts.enumerated().filter { index, part in
      index == 0 || !around.filled.contains(part.bounds.center)
    }
    let frame = pieces.reduce(into: Path()) { $0.addPath($1.element.filled) }
    var inner = frame.subtracting(solid)
    if Self.lines.contains(words[words.count - 1]) {
      // What else is cut out are lines of the frame.
      let whole = frame.boundingRect
      let marks = SymbolPart.parts(of: inner).filter {
        abs($0.bounds.midX - whole.midX) < whole.width * 0.2
      }
      inner = join(marks)
    }
    guard !inner.isEmpty else { return nil }
    let color = SymbolColor.enclosures[words.joined(separator: ".")]
    return [
      SymbolLayer(path: frame, level: 1, color: color),
      SymbolLayer(path: inner, level: 0, color: .white),
    ]
  }

  /// The weather, in colours: but for clouds without sun or moon that are not filled, and some other outlines.
  private func sky() -> [SymbolLayer]? {
    guard let layers = weather() else { return nil }
    let isPlain =
      switch words[0] {
      case "cloud": !words.contains("sun") && !words.contains("moon")
      case "sun": words.last == "rain" || words.last == "snow"
      case "moon": words.last == "dust"
      default: false
      }
    guard isPlain, !isFilled else { return layers }
    return layers.map { SymbolLayer(path: $0.path, level: $0.level) }
  }

  /// What the sun or the moon stands behind, low in the sky.
  private static let lowSky: [String: SymbolColor] = [
    "haze": .white, "dust": .white, "horizon": .white, "rain": .cyan, "snow": .white,
  ]

  /// One layer, whose rings light up from the innermost outwards and have the colours of a rainbow.
  private func rings() -> [SymbolLayer] {
    let colors: [SymbolColor] = [.purple, .cyan, .lime, .orange, .red]
    return parts.reversed().enumerated().map { index, ring in
      SymbolLayer(
        path: ring.path, level: 0, color: colors[min(index, colors.count - 1)],
        threshold: Double(index) / Double(parts.count))
    }
  }

  /// A cloud comes first, then the sun or the moon beside it, then what falls from it.
  private func weather() -> [SymbolLayer]? {
    if words == ["rainbow"] { return rings() }
    if words.count == 2, ["sun", "moon"].contains(words[0]),
      let color = Self.lowSky[words[1]]
    {
      // What is before the sun or the moon comes first.
      return divided(color, words[0] == "sun" ? .yellow : .white) { $0.bounds.midY > 9.2 }
    }
    guard words[0] == "cloud", let cloud = parts.first, parts.count > 1 else { return nil }
    let hasSky = words.contains("sun") || words.contains("moon")
    var sky: [SymbolPart] = [], falling: [SymbolPart] = []
    for part in parts.dropFirst() {
      if hasSky && part.bounds.midY < cloud.bounds.midY {
        sky.append(part)
      } else {
        falling.append(part)
      }
    }
    var layers = [SymbolLayer(path: cloud.path, level: 0, color: .white)]
    if !sky.isEmpty {
      layers.append(
        SymbolLayer(path: join(sky), level: 1, color: words.contains("sun") ? .yellow : .white))
    }
    if !falling.isEmpty {
      // A flash and rain are told apart by their lengths.
      let flash = words.contains("bolt") ? falling.max { $0.bounds.height < $1.bounds.height } : nil
      let rest = falling.filter { $0.path != flash?.path }
      if let flash {
        // Beside the sun it belongs to the cloud, as a picture of iOS 17 shows; drops are a layer of their own there.
        layers.append(SymbolLayer(path: flash.path, level: sky.isEmpty ? 1 : 0, color: .yellow))
      }
      let color: SymbolColor = words.contains("fog") || words.contains("snow") ? .white : .cyan
      if !rest.isEmpty {
        layers.append(SymbolLayer(path: join(rest), level: sky.isEmpty ? 1 : 2, color: color))
      }
    }
    return layers
  }

  /// Waves, bars and rays beside what they come from: farther ones are deeper levels, and lit later.
  private func radiating() -> [SymbolLayer]? {
    let sorted: [SymbolPart]
    var first = 0
    switch words[0] {
    case "speaker":
      sorted = parts.sorted { $0.bounds.minX < $1.bounds.minX }
      first = 1
    case "wifi": sorted = parts.sorted { $0.bounds.maxY > $1.bounds.maxY }
    case "cellularbars": sorted = parts.sorted { $0.bounds.minX < $1.bounds.minX }
    case "chart" where words.count > 1 && words[1] == "bar" && words.count == 2:
      sorted = parts.sorted { $0.bounds.minX < $1.bounds.minX }
    default: return nil
    }
    guard sorted.count > first + 1 || (first == 1 && sorted.count == 2) else { return nil }
    let lit = sorted.count - first
    return sorted.enumerated().map { index, part in
      SymbolLayer(
        path: part.path, level: min(2, max(0, index - 1)),
        threshold: index < first ? nil : Double(index - first) / Double(lit))
    }
  }

  /// Sheets above one another, the upper ones first; bullets of lists before their lines.
  private func stacked() -> [SymbolLayer]? {
    if words.contains("stack") || words.contains("layers") {
      let sorted = parts.sorted { $0.bounds.minY < $1.bounds.minY }
      guard sorted.count > 1 else { return nil }
      return sorted.enumerated().map { SymbolLayer(path: $1.path, level: min(2, $0)) }.reversed()
    }
    guard words[0] == "list" || words[0] == "checklist" else { return nil }
    let whole = solid.boundingRect
    return divided { $0.bounds.midX < whole.minX + whole.width * 0.33 }
  }

  private static let companions: Set<String> = [
    "stars", "rays", "waves", "sparkles", "radiowaves", "sparkle",
  ]

  /// An arrow or a pen at a sheet comes first, the sheet second; of a large thing with small ones the large one does.
  private func paired() -> [SymbolLayer]? {
    guard parts.count > 1, let largest = parts.first else { return nil }
    if words.contains("and"), ["square", "tray", "rectangle", "folder"].contains(words[0]) {
      return divided { $0.path != largest.path }
    }
    if words.count == 2, words[1] == "magnifyingglass", ["plus", "minus"].contains(words[0]) {
      return divided { $0.path != largest.path }
    }
    if words.count == 3, words[1] == "on", words[0] == words[2] {
      // The front one is whole.
      return divided { $0.path == largest.path }
    }
    guard !Self.companions.isDisjoint(with: words.dropFirst()) else {
      return nil
    }
    return divided { $0.area > largest.area * 0.6 }
  }

  /// Of several people the one in front comes first.
  private func people() -> [SymbolLayer]? {
    guard words[0] == "person", words.count == 2, ["2", "3"].contains(words[1]) else {
      return nil
    }
    let whole = solid.boundingRect
    let front = parts.max { $0.area < $1.area }?.bounds ?? whole
    return divided { $0.bounds.midX > front.minX && $0.bounds.midX < front.maxX }
  }

  private func single() -> [SymbolLayer] {
    [SymbolLayer(path: solid, level: 0, color: SymbolColor.wholes[name])]
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
