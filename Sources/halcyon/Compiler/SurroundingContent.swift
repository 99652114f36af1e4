import Foundation

/// What files that are named alone find in the program around them, of each kind where they ask for it: its pictures, colours
/// and texts, its Metal functions, and the files of its bundle. A view that compiles alone may show what its program brings.
struct SurroundingContent {
  /// The nearest first.
  private(set) var assetFolders: [URL] = []
  /// Those with functions that the files name, and those with what these call.
  private(set) var shaders: [URL] = []
  /// Empty where nothing looks for files in a bundle.
  private(set) var resources = ResourceList()

  /// Cost: reading the files; where there is such a program, and they ask for anything, listing its folder.
  init(around files: [URL]) {
    let texts = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    let asksForShaders = Self.asks(texts, for: Self.shaderMarks)
    let asksForFiles = texts.contains(where: ResourceList.isAsked)
    guard asksForShaders || asksForFiles || Self.asksForAssets(texts),
      let first = files.first, let folder = SurroundingProgram.folder(around: first),
      let found = try? FolderContent(of: folder)
    else { return }
    assetFolders = Self.nearest(found.assetFolders, to: first)
    if asksForShaders {
      shaders = Self.shaders(of: Self.nearest(found.shaders, to: first), namedIn: texts)
    }
    if asksForFiles { resources = Self.resources(of: found, in: folder, for: first) }
  }

  private static let assetMarks = [
    "named:", "resource:", ".custom(\"", "Text(\"", "Label(\"", "Button(\"", "LocalizedString",
    "localized:",
  ]
  private static let shaderMarks = ["ShaderLibrary", "ShaderFunction"]

  /// Pictures and colours are asked for by a name, or by what has one: `Image(puppy.name)`, and not `Image(systemName:)`.
  private static func asksForAssets(_ texts: [String]) -> Bool {
    asks(texts, for: assetMarks)
      || texts.contains { text in
        text.matches(of: /\b(?:Image|Color)\(\s*(\w*)(:?)/).contains { $0.2.isEmpty }
      }
  }

  private static func asks(_ texts: [String], for marks: [String]) -> Bool {
    texts.contains { text in marks.contains { text.contains($0) } }
  }

  /// The nearest first: several apps of a project may have pictures of one name.
  static func nearest(_ places: [URL], to file: URL) -> [URL] {
    let path = file.pathComponents
    func shared(_ place: URL) -> Int {
      zip(path, place.pathComponents).prefix { $0 == $1 }.count
    }
    return places.map { ($0, shared($0)) }.enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
  }

  /// Others may be of another app, or not be for SwiftUI. Of two with a function of one name the first counts.
  private static func shaders(of files: [URL], namedIn texts: [String]) -> [URL] {
    let sources = files.compactMap { try? ShaderSource(reading: $0) }
    let names = sources.map(\.names)
    let words = Set(
      texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
    var wanted = sources.flatMap(\.functions).compactMap { function in
      function.name.components(separatedBy: "::").last { words.contains($0) }
    }
    var chosen: [URL] = []
    var settled: Set<String> = []
    while let name = wanted.popLast() {
      guard settled.insert(name).inserted,
        let index = names.firstIndex(where: { $0.defined.contains(name) })
      else { continue }
      if !chosen.contains(sources[index].file) {
        chosen.append(sources[index].file)
        wanted += names[index].called
      }
    }
    return chosen
  }

  /// Those of the app whose folder is the nearest go before others of their names.
  private static func resources(
    of found: FolderContent, in folder: URL, for file: URL
  ) -> ResourceList {
    guard let app = SurroundingProgram.appFolder(around: file, below: folder),
      let nearest = try? FolderContent(of: app)
    else { return found.resources }
    return nearest.resources.completed(by: found.resources)
  }
}
