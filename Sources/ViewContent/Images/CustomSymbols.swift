import Foundation
import Geometry
import Typesetting
import ViewGraphics
import ViewRuntime

/// Symbols of a program's own: the templates in the symbol sets of its asset catalogues.
///
/// A template is an SVG drawing with a group for each weight and size, `Regular-M` among them, drawn for text of 100 points,
/// and guides: lines called `Baseline-M` and `left-margin`, which the drawing stands on and begins at ("Creating custom symbol
/// images for your app", Apple). Those with `-S` alone are drawn for the small scale.
enum CustomSymbols {
  struct Symbol {
    /// In units of a hundredth of the text's size, from the baseline at the left margin.
    let outline: SymbolOutline
    /// From margin to margin, in the same units.
    let width: CGFloat
    /// Which scale it is drawn for.
    let scale: Image.Scale
  }

  private struct Key: Hashable {
    let file: URL
    let weight: FontDescriptor.Weight
    let scale: Image.Scale
  }

  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var known: [Key: Symbol?] = [:]

  /// The drawing in `file` for a weight and scale; nil, with one warning, where there is none. Read once.
  static func symbol(
    in file: URL, weight: FontDescriptor.Weight, scale: Image.Scale
  ) -> Symbol? {
    let key = Key(file: file, weight: weight, scale: scale)
    if let found = lock.withLock({ known[key] }) { return found }
    let symbol = (try? String(contentsOf: file, encoding: .utf8)).flatMap {
      read($0, weight: weight, scale: scale)
    }
    if symbol == nil { Reports.once("\(file.path) is not shown: it is no template of a symbol") }
    lock.withLock { known[key] = .some(symbol) }
    return symbol
  }

  /// Of the weight and scale, else of the regular weight, else of another scale.
  static func read(
    _ text: String, weight: FontDescriptor.Weight, scale: Image.Scale
  ) -> Symbol? {
    for (scale, letter) in [(scale, letter(of: scale)), (.medium, "M"), (.small, "S")] {
      for name in ["\(name(of: weight))-\(letter)", "Regular-\(letter)"] {
        guard let group = Group(named: name, in: text),
          let drawing = SVGDrawing.outline(in: group.content)
        else { continue }
        let left = line("left-margin-\(name)", "x1", text) ?? line("left-margin", "x1", text)
        let right = line("right-margin-\(name)", "x1", text) ?? line("right-margin", "x1", text)
        let baseline = line("Baseline-\(letter)", "y1", text) ?? group.transform.ty
        // Margins of one weight alone say nothing of the places of others.
        let origin = line("left-margin-\(name)", "x1", text) ?? group.transform.tx
        let path = drawing.path.applying(group.transform)
          .applying(CGAffineTransform(translationX: -origin, y: -baseline))
        let ink = path.boundingRect
        guard !ink.isNull, ink.width > 0, ink.height > 0 else { continue }
        let width = left.flatMap { left in right.map { $0 - left } } ?? ink.width
        return Symbol(
          outline: SymbolOutline(path: path, isEvenOdd: drawing.isEvenOdd, ink: ink),
          width: max(width, ink.width), scale: scale)
      }
    }
    return nil
  }

  private static func letter(of scale: Image.Scale) -> String {
    switch scale {
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    }
  }

  private static func name(of weight: FontDescriptor.Weight) -> String {
    switch weight {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    default: "Regular"
    }
  }

  /// A number of the guide called `name`.
  private static func line(_ name: String, _ attribute: String, _ text: String) -> CGFloat? {
    guard let place = text.range(of: "id=\"\(name)\"") else { return nil }
    let start = text[..<place.lowerBound].lastIndex(of: "<") ?? text.startIndex
    let end = text[place.upperBound...].firstIndex(of: ">") ?? text.endIndex
    let element = text[start..<end]
    guard let value = element.range(of: " \(attribute)=\"")?.upperBound else { return nil }
    return Double(element[value...].prefix { $0 != "\"" }).map { CGFloat($0) }
  }

  /// What stands in a group of an SVG drawing, and where the group lies.
  private struct Group {
    var content: String
    var transform = CGAffineTransform.identity

    init?(named name: String, in text: String) {
      guard let id = text.range(of: "id=\"\(name)\""),
        let start = text[..<id.lowerBound].range(of: "<g", options: .backwards),
        let open = text[id.upperBound...].firstIndex(of: ">")
      else { return nil }
      let head = text[start.lowerBound..<open]
      guard !head.dropFirst().contains("<") else { return nil }
      var (depth, index) = (1, text.index(after: open))
      content = ""
      while depth > 0, let next = text[index...].range(of: "<") {
        let rest = text[next.lowerBound...]
        if rest.hasPrefix("</g") { depth -= 1 } else if rest.hasPrefix("<g") { depth += 1 }
        if depth == 0 { content = String(text[text.index(after: open)..<next.lowerBound]) }
        index = next.upperBound
      }
      let numbers = head.firstMatch(of: /transform="(matrix|translate)\(([^)]*)\)"/)
      if let numbers {
        let values = numbers.output.2.split { " ,".contains($0) }.compactMap { Double($0) }
        if values.count == 6 {
          transform = CGAffineTransform(
            a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
        } else if values.count == 2 {
          transform = CGAffineTransform(translationX: values[0], y: values[1])
        }
      }
    }
  }
}

extension SymbolBox {
  /// The room of a symbol of the program's own beside the environment's text.
  init(of symbol: CustomSymbols.Symbol, in environment: EnvironmentValues) {
    let drawn = symbol.scale.factor
    let unit = environment.symbolPointSize / 100 * environment.imageScale.factor / drawn
    let ink = symbol.outline.ink
    func rounded(_ value: CGFloat) -> CGFloat {
      (value * environment.displayScale).rounded() / environment.displayScale
    }
    self.init(
      size: CGSize(width: rounded(symbol.width * unit), height: rounded(ink.height * unit)),
      descent: rounded(ink.maxY * unit),
      margins: CGSize(width: max(0, symbol.width - ink.width) / 2 * unit, height: 0))
  }
}
