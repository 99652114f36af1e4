import Foundation
import LiveLink

/// Finds where what is seen stands in a program's sources.
struct SourceSearch {
  let outline: ProgramOutline

  /// The innermost view of the program's own: the line on which it writes the text that was seen, if it writes it
  /// on one line alone, else the line of its declaration. Nil where no view is the program's own.
  func place(of inspection: LiveInspection) -> LiveSourcePlace? {
    for view in inspection.views.reversed() {
      guard let type = type(named: view.type), let declaration = type.places.first else { continue }
      let text = inspection.label.flatMap { line(of: $0, in: type) }
      let place = text?.place ?? declaration
      guard let line = text?.line ?? firstLine(of: declaration) else { continue }
      return LiveSourcePlace(
        view: type.name, file: place.file.path, line: line, isDeclaration: text == nil,
        frame: view.frame)
    }
    return nil
  }

  /// The type that the runtime calls by its module and name.
  private func type(named name: String) -> TypeOutline? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let inside = String(name[name.index(after: dot)...])
    return outline.types.first { $0.name == inside }
  }

  private func line(of label: String, in type: TypeOutline) -> (place: SourcePlace, line: Int)? {
    guard !label.isEmpty else { return nil }
    let literal = Array("\"\(label)\"".utf8)
    let found = type.places.flatMap { place -> [(place: SourcePlace, line: Int)] in
      guard let text = text(of: place.file) else { return [] }
      let range = place.range.clamped(to: 0..<text.count)
      return text.starts(of: literal, in: range).map { (place, text.line(of: $0)) }
    }
    return Set(found.map(\.line)).count == 1 ? found.first : nil
  }

  private func firstLine(of place: SourcePlace) -> Int? {
    text(of: place.file).map { $0.line(of: place.range.lowerBound) }
  }

  /// A file as the compiler was shown it: places are counted in that.
  private func text(of file: URL) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let source = String(decoding: data, as: UTF8.self)
    return Array((PlatformSource.adapted(source) ?? source).utf8)
  }
}

extension [UInt8] {
  fileprivate func line(of offset: Int) -> Int {
    self[..<Swift.min(offset, count)].count { $0 == UInt8(ascii: "\n") } + 1
  }

  fileprivate func starts(of part: [UInt8], in range: Range<Int>) -> [Int] {
    guard part.count <= range.count else { return [] }
    return (range.lowerBound...range.upperBound - part.count).filter { start in
      self[start] == part[0] && self[start..<start + part.count].elementsEqual(part)
    }
  }
}
