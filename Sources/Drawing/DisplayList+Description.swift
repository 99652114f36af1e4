import Foundation
import Geometry
import Pixels
import Typesetting

extension DisplayList: CustomStringConvertible {
  /// The list as text, one item a line, layers indented: what `halcyon inspect` prints. Numbers have at
  /// most three decimals.
  public var description: String {
    items.flatMap(\.lines).joined(separator: "\n")
  }
}

extension DisplayItem: CustomStringConvertible {
  public var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    switch self {
    case .mark(let mark): mark.lines
    case .layer(let layer, let origin): layer.moved(by: origin).lines
    }
  }
}

extension Mark {
  fileprivate var lines: [String] {
    switch content {
    case .fill(let path, let style, let paint):
      var words = ["fill", path.summary]
      if style.isEOFilled { words.append("even-odd") }
      if !style.isAntialiased { words.append("aliased") }
      return [(words + [paint.summary]).joined(separator: " ")]
    case .stroke(let path, let style, let paint):
      return ["stroke \(path.summary) \(style.summary) \(paint.summary)"]
    case .image(let image):
      let tint = image.tint.map { " tint \($0.summary)" } ?? ""
      return [
        "image \(image.bitmap.width)x\(image.bitmap.height) from \(image.source.summary) "
          + "to \(image.destination.summary) \(image.interpolation)\(tint)"
      ]
    case .glyphs(let run, let paint): return ["glyphs \(run.summary) \(paint.summary)"]
    }
  }
}

extension Layer: CustomStringConvertible {
  public var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    let head = (["layer"] + effect.summary).joined(separator: " ")
    var lines = [head + " {"]
    lines += content.items.flatMap(\.lines).map { "  " + $0 }
    if let mask = effect.mask {
      lines.append("} \(effect.isMaskInverted ? "inverse mask" : "mask") {")
      lines += mask.items.flatMap(\.lines).map { "  " + $0 }
    }
    return lines + ["}"]
  }
}

extension LayerEffect {
  /// What differs from a layer that does nothing.
  fileprivate var summary: [String] {
    var words: [String] = []
    if transform != ProjectionTransform() { words.append(transform.summary) }
    if opacity != 1 { words.append("opacity \(opacity.brief)") }
    if case .blend(let mode) = combination {
      if mode != .normal { words.append("blend \(mode)") }
    } else {
      words.append("operator \(combination)")
    }
    if isIsolated { words.append("isolated") }
    if colorMode != .nonLinear { words.append("\(colorMode)") }
    words += filters.map(\.summary)
    if let clip {
      words.append(
        "clip \(clip.isInverted ? "outside " : "")\(clip.path.summary)"
          + (clip.style.isEOFilled ? " even-odd" : ""))
    }
    return words
  }
}

extension GlyphRun {
  fileprivate var summary: String {
    let start = positions.first.map { " at \($0.summary)" } ?? ""
    return "\(glyphs.count) of \(font.size.brief) pt\(start)"
  }
}

extension Filter {
  var summary: String {
    switch self {
    case .blur(let radius, let isOpaque):
      return "blur \(radius.brief)\(isOpaque ? " opaque" : "")"
    case .shadow(let shadow):
      let kind = shadow.isInner ? "inner-shadow" : "shadow"
      let only = shadow.isShadowOnly ? " alone" : ""
      return "\(kind) \(shadow.color.summary) \(shadow.radius.brief) "
        + "(\(Double(shadow.offset.width).brief), \(Double(shadow.offset.height).brief))\(only)"
    case .colorMatrix(let matrix):
      return "color-matrix [\(matrix.values.map { Double($0).brief }.joined(separator: " "))]"
    case .function(let function):
      return "shader \(function.function.name)"
    case .alphaThreshold(let minimum, let maximum, let color):
      return "alpha-threshold \(minimum.brief)...\(maximum.brief) \(color.summary)"
    }
  }
}
