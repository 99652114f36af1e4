import Foundation
import SwiftLexing

/// What the sources of a program call pictures by constants, and which constants they declare themselves.
struct AssetNames {
  struct Use: Equatable {
    var name: String
    var file: URL
    /// Counted from 1, as compilers do.
    var line: Int
    var column: Int
  }

  private(set) var images: [Use] = []
  /// Names of static variables and constants of any type.
  private(set) var declared: Set<String> = []
  /// Whether the sources add constants to `ImageResource` or `ColorResource` themselves.
  private(set) var extendsResources = false
  /// Whether the sources have a type of their own that is called `Color`.
  private(set) var hasOwnColor = false

  init(in files: [URL]) {
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      read(text, of: file)
    }
  }

  private mutating func read(_ text: String, of file: URL) {
    hasOwnColor =
      hasOwnColor
      || text.contains(/(?m)^(?:[a-z@]+ )*(?:struct|class|enum|actor|typealias) Color\b/)
    // Most sources name none, which a plain search finds sooner than reading tokens.
    let mayName = ["(.", ": .", ":.", "ImageResource", "(\n"].contains(where: text.contains)
    guard mayName || text.contains("static") else { return }
    extendsResources =
      extendsResources || text.contains(/extension\s+(?:ImageResource|ColorResource)\b/)
    let source = SourceTokens(text)
    for index in source.tokens.indices {
      if source.reads(index, "static"),
        source.reads(index + 1, "let") || source.reads(index + 1, "var"),
        let name = source.word(index + 2)
      {
        declared.insert(name)
      }
      guard let place = Self.placeOfName(index, in: source), let name = source.word(place) else {
        continue
      }
      let (line, column) = source.place(of: source.tokens[place].range.lowerBound)
      images.append(Use(name: name, file: file, line: line, column: column))
    }
  }

  private static let labels: Set = ["image", "uiImage", "resource", "decorative"]

  /// Where a constant for a picture is named, if the token at `index` says that one follows: `Image(.name)`,
  /// `image: .name` among arguments, `ImageResource.name`. No call and no member of a member is one.
  private static func placeOfName(_ index: Int, in source: SourceTokens) -> Int? {
    let name: Int
    if source.reads(index, "ImageResource"), source.reads(index + 1, ".") {
      name = index + 2
    } else if source.reads(index, "Image"), source.reads(index + 1, "("),
      source.reads(index + 2, ".")
    {
      name = index + 3
    } else if let word = source.word(index), labels.contains(word), source.reads(index + 1, ":"),
      source.reads(index + 2, "."), source.reads(index - 1, "(") || source.reads(index - 1, ",")
    {
      name = index + 3
    } else {
      return nil
    }
    return source.reads(name + 1, "(") || source.reads(name + 1, ".") ? nil : name
  }
}
