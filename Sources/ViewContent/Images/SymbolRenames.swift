import Foundation

/// The names that symbols had before: SF Symbols renames some with each version, and programs have those of theirs.
enum SymbolRenames {
  /// What a symbol was called before it got `name`; nil for one that never had another name that is known here.
  static func older(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    if parts.starts(with: ["inset", "filled"]) {
      parts = withInsetAtEnd(Array(parts.dropFirst(2)))
    }
    for (new, old) in pairs {
      var start = parts.startIndex
      while let place = parts[start...].firstRange(of: new) {
        parts.replaceSubrange(place, with: old)
        start = place.lowerBound + old.count
      }
    }
    let older = parts.joined(separator: ".")
    return older == name ? nil : older
  }

  /// `inset.filled.leadinghalf.rectangle` was `rectangle.leadinghalf.inset.filled`, and `inset.filled.circle.dashed` was
  /// `circle.dashed.inset.filled`; what stands on or beside the figure came last.
  private static func withInsetAtEnd(_ parts: [String]) -> [String] {
    var figure = parts
    var others: [String] = []
    if let end = figure.firstIndex(where: { $0 == "on" || $0 == "badge" || $0 == "and" }) {
      others = Array(figure[end...])
      figure.removeSubrange(end...)
    }
    if figure.count > 1, figure.last == "rectangle" {
      figure = ["rectangle"] + figure.dropLast()
    }
    return figure + ["inset", "filled"] + others
  }

  /// The longer of two that begin alike comes first. Leading is left here: names are drawn from left to right.
  private static let pairs: [(new: [String], old: [String])] = [
    // SF Symbols 6 and 7
    ("microphone", "mic"),
    ("text.document", "doc.text"), ("richtext.page", "doc.richtext"),
    ("text.page", "doc.plaintext"),
    ("page.on.clipboard", "doc.on.clipboard"), ("document", "doc"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise", "arrow.2.circlepath"),
    ("arrow.trianglehead.2.clockwise", "arrow.2.circlepath"),
    ("arrow.trianglehead.topright.capsulepath.clockwise", "arrow.triangle.capsulepath"),
    ("arrow.trianglehead.bottomleft.capsulepath.clockwise", "arrow.triangle.capsulepath"),
    ("arrow.trianglehead.rectanglepath", "arrow.rectanglepath"),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.circlepath"),
    ("arrow.trianglehead.clockwise.rotate.90", "arrow.circlepath"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.up.and.down", "arrow.up.and.down"),
    ("arrow.trianglehead.left.and.right", "arrow.left.and.right"),
    ("arrow.trianglehead", "arrow.triangle"),
    ("pointer.arrow", "cursorarrow"),
    // SF Symbols 2 to 5
    ("leadinghalf", "lefthalf"), ("trailinghalf", "righthalf"),
    ("leadingthird", "leftthird"), ("trailingthird", "rightthird"),
    ("forward.to.line", "right.to.line"), ("backward.to.line", "left.to.line"),
    ("delete.backward", "delete.left"), ("delete.forward", "delete.right"),
    ("lock.rotation.open", "lock.open.rotation"), ("arrow.swap", "arrow.left.arrow.right"),
    ("arrow.right.arrow.left", "arrow.left.arrow.right"),
    // What has no drawing of its own is drawn as what looks like it.
    ("widget.small", "app"), ("widget.medium", "rectangle"),
    ("widget.large", "rectangle.portrait"), ("widget.extralarge", "rectangle"),
    ("leading", "left"), ("trailing", "right"), ("forward", "right"), ("backward", "left"),
    // SF Symbols 1, whose halves were only full.
    ("lefthalf.fill", "lefthalf.filled"), ("righthalf.fill", "righthalf.filled"),
    ("tophalf.fill", "tophalf.filled"), ("bottomhalf.fill", "bottomhalf.filled"),
  ].map { ($0.0.components(separatedBy: "."), $0.1.components(separatedBy: ".")) }
}
