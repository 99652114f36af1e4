import Foundation
import SwiftLexing

/// What a program declares: its types and its previews, in order of file and place.
struct ProgramOutline {
  private(set) var types: [TypeOutline] = []
  private(set) var previews: [PreviewReference] = []
  /// Every word of the program that begins with a capital letter, and where it stands.
  private(set) var words: [Substring: [SourcePlace]] = [:]

  /// Where the program supplies views with an object of their environment.
  private(set) var supplies: [SourcePlace] = []
  /// Where the program puts a container of models around views.
  private(set) var modelContainers: [SourcePlace] = []
  /// Whether it gives a window the controller that fills it: `window.rootViewController = …`.
  private(set) var setsRootController = false
  /// The files that are pages of playgrounds, by their paths.
  private(set) var playgrounds: [URL] = []

  /// What `files` say of it, as if they were all.
  func limited(to files: Set<URL>) -> ProgramOutline {
    var part = self
    part.types = types.filter { files.contains($0.file) }
    part.previews = previews.filter { files.contains($0.place.file) }
    part.words = words.compactMapValues { places in
      let inside = places.filter { files.contains($0.file) }
      return inside.isEmpty ? nil : inside
    }
    part.supplies = supplies.filter { files.contains($0.file) }
    part.modelContainers = modelContainers.filter { files.contains($0.file) }
    part.playgrounds = playgrounds.filter(files.contains)
    return part
  }

  /// Has the compiler parse `files`; `workshop` is a folder for what passes between.
  init(parsing files: [URL], with invocation: CompilerInvocation, in workshop: URL) throws {
    let conditions = CompilationConditions(
      flags: invocation.isRelease ? [] : ["DEBUG"],
      canImport: { name in
        invocation.modules.contains { $0.name == name } || invocation.installation.hasModule(name)
      })
    var arguments = ["-frontend", "-dump-parse", "-dump-ast-format", "json"] + invocation.common
    var parsed: [(file: URL, text: String, tree: URL)] = []
    for (index, file) in files.enumerated() {
      let source = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let text = ConditionalSource(
        PlatformSource.adapted(source) ?? source, conditions: conditions
      ).text
      let copy = workshop.appendingPathComponent("parse-\(index).swift")
      let tree = workshop.appendingPathComponent("parse-\(index).json")
      try Data(text.utf8).write(to: copy)
      arguments += ["-primary-file", copy.path, "-o", tree.path]
      parsed.append((file, text, tree))
    }
    // A syntax error is the compilation's to report: what could be read is enough here.
    _ = try Tool(invocation.installation.compiler, arguments).output()
    for (file, text, tree) in parsed {
      guard let data = FileManager.default.contents(atPath: tree.path),
        let syntax = try? JSONDecoder().decode(SyntaxFile.self, from: data)
      else { continue }
      read(syntax, of: file, text: text)
    }
    // Types that are not called as types are.
    let others = Set(types.map(\.simpleName).filter { $0.first?.isUppercase == false })
    if !others.isEmpty {
      for (file, text, _) in parsed {
        noteWords(of: file, text: text) { others.contains(String($0)) }
      }
    }
    joinExtensions()
    leaveOutHandedOnObjects()
    spreadSupplies(over: parsed.map { ($0.file, $0.text) })
  }

  private var extensions: [TypeOutline] = []
  /// The variables that are supplied, where such a one is.
  private var suppliedNames: [SourcePlace: String] = [:]
  private var viewFunctions: [OutlineReader.Function] = []

  private mutating func read(_ syntax: SyntaxFile, of file: URL, text: String) {
    var reader = OutlineReader(file: file, text: text)
    for item in syntax.items { reader.read(item) }
    types += reader.types
    previews += reader.previews
    extensions += reader.extensions
    viewFunctions += reader.viewFunctions
    readSupplies(of: file, text: text)
    readRootController(of: text)
    if text.contains("PlaygroundPage.current"),
      MissingImports.imports(in: text).contains(where: { $0.module == "PlaygroundSupport" })
    {
      playgrounds.append(file)
    }
    noteWords(of: file, text: text) { $0.first!.isUppercase }
  }

  private mutating func noteWords(
    of file: URL, text: String, where isWanted: (Substring) -> Bool
  ) {
    for word in SwiftTokens.words(of: text[...]) where isWanted(word) {
      let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      let place = SourcePlace(file: file, range: start..<start + word.utf8.count)
      words[word, default: []].append(place)
    }
  }

  /// Notes where `.environmentObject(…)` and `.environment(object)` stand; `.environment(\.key, …)` sets a value. And
  /// where `.modelContainer(…)` stands.
  private mutating func readSupplies(of file: URL, text: String) {
    let traits = text.contains("traits")
    guard traits || text.contains("environment") || text.contains("modelContainer") else {
      return
    }
    let source = SourceTokens(text)
    if traits { readTraits(of: file, source) }
    // In an extension of views there may be no dot before it.
    for index in source.tokens.indices
    where source.reads(index + 1, "(") && !source.reads(index - 1, "func") {
      if source.reads(index, "modelContainer") {
        modelContainers.append(SourcePlace(file: file, range: source.tokens[index].range))
      }
      let isObject = source.reads(index, "environmentObject")
      let isKey =
        source.tokens.indices.contains(index + 2) && source.tokens[index + 2].kind == .sign
      // A context of managed objects is what a container is to other models.
      if isKey, source.reads(index, "environment"), source.tokens.indices.contains(index + 5),
        (3...5).contains(where: { source.reads(index + $0, "managedObjectContext") })
      {
        modelContainers.append(SourcePlace(file: file, range: source.tokens[index].range))
      }
      if isObject || source.reads(index, "environment") && !isKey {
        let place = SourcePlace(file: file, range: source.tokens[index].range)
        supplies.append(place)
        let argument = source.reads(index + 2, "self") ? index + 4 : index + 2
        if source.reads(argument + 1, ")") { suppliedNames[place] = source.word(argument) }
      }
    }
  }

  /// A trait of the program's own, `#Preview(traits: .samples)`, is a modifier around the preview, which is there to
  /// supply it.
  private mutating func readTraits(of file: URL, _ source: SourceTokens) {
    for index in source.tokens.indices
    where source.reads(index, "traits") && source.reads(index + 1, ":") {
      let names = source.tokens[(index + 2)...].prefix {
        $0.kind == .word || $0.kind == .punctuation
      }
      .map(source.text).prefix { $0 != "{" }
      let isOwn = zip(names, names.dropFirst()).contains {
        $0 == "." && !PreviewReference.traits.contains($1)
      }
      guard isOwn else { continue }
      let place = SourcePlace(file: file, range: source.tokens[index].range)
      supplies.append(place)
      modelContainers.append(place)
    }
  }

  /// Where views are supplied by modifiers of the program's own: functions in extensions of views, `.withSamples()`, and
  /// types, `.modifier(Samples())`.
  private mutating func spreadSupplies(over files: [(file: URL, text: String)]) {
    supplies += uses(ofModifiersWith: supplies, in: files)
    modelContainers += uses(ofModifiersWith: modelContainers, in: files)
  }

  private func uses(
    ofModifiersWith supplies: [SourcePlace], in files: [(file: URL, text: String)]
  ) -> [SourcePlace] {
    guard !supplies.isEmpty else { return [] }
    func supply(_ place: SourcePlace) -> Bool { supplies.contains(where: place.contains) }
    let modifiers = types.filter {
      conforms($0, to: ["ViewModifier"]) && $0.places.contains(where: supply)
    }
    let functions = Set(viewFunctions.filter { supply($0.place) }.map(\.name))
    let named = modifiers.flatMap { words[$0.simpleName[...]] ?? [] }
    return named
      + files.flatMap { file, text -> [SourcePlace] in
        guard functions.contains(where: text.contains) else { return [] }
        let source = SourceTokens(text)
        return source.tokens.indices.filter {
          source.reads($0, ".") && source.reads($0 + 2, "(")
            && source.word($0 + 1).map(functions.contains) == true
        }.map { SourcePlace(file: file, range: source.tokens[$0 + 1].range) }
      }
  }

  private mutating func readRootController(of text: String) {
    guard !setsRootController, text.contains("rootViewController") else { return }
    let source = SourceTokens(text)
    setsRootController = source.tokens.indices.contains {
      source.reads($0, "rootViewController") && source.reads($0 + 1, "=")
    }
  }

  /// A view that hands on what it has from its own environment supplies nothing.
  private mutating func leaveOutHandedOnObjects() {
    supplies.removeAll { place in
      guard let name = suppliedNames[place] else { return false }
      return types.contains {
        $0.environmentObjectNames.contains(name)
          && $0.places.contains { $0.contains(place) }
      }
    }
  }

  private mutating func joinExtensions() {
    for extended in extensions {
      guard let index = types.firstIndex(where: { $0.name == extended.name }) else { continue }
      types[index].inherited += extended.inherited
      types[index].places += extended.places
      types[index].hasPlainInitializer =
        types[index].hasPlainInitializer || extended.hasPlainInitializer
    }
  }

  /// Whether `type` conforms to one of `protocols`, itself or through protocols and type aliases
  /// of the program.
  func conforms(_ type: TypeOutline, to protocols: Set<String>) -> Bool {
    var open = type.inherited
    var seen: Set<String> = []
    while let name = open.popLast() {
      if protocols.contains(name) { return true }
      guard seen.insert(name).inserted else { continue }
      open += types.filter { $0.name == name || $0.simpleName == name }.flatMap(\.inherited)
    }
    return false
  }

  /// Whether the program names `type` outside of its own declaration and of `previews`.
  func uses(_ type: TypeOutline, except previews: [SourcePlace]) -> Bool {
    let own = type.places + previews
    return (words[type.simpleName[...]] ?? []).contains { place in
      !own.contains { $0.contains(place) }
    }
  }

  // MARK: Environment objects

  /// What `type`, or a view that it shows, asks its environment for, each once; nothing where one of them supplies
  /// objects.
  func missingEnvironmentObjects(of type: TypeOutline) -> [EnvironmentObjectRequest] {
    let shown = reached(from: type)
    return missingEnvironmentObjects(of: shown, at: shown.flatMap(\.places))
  }

  /// The same of views that are shown at `places`, where nothing supplies objects either.
  func missingEnvironmentObjects(at places: [SourcePlace]) -> [EnvironmentObjectRequest] {
    let shown = reached(from: places)
    return missingEnvironmentObjects(of: shown, at: places + shown.flatMap(\.places))
  }

  private func missingEnvironmentObjects(
    of shown: [TypeOutline], at places: [SourcePlace]
  ) -> [EnvironmentObjectRequest] {
    var wanted: [EnvironmentObjectRequest] = []
    for request in shown.flatMap(\.environmentObjects) where !wanted.contains(request) {
      wanted.append(request)
    }
    guard !wanted.isEmpty else { return [] }
    return supplies.contains { supply in places.contains { $0.contains(supply) } } ? [] : wanted
  }

  /// Whether `type`, or a view that it shows, reads models, and none of them puts a container around the others.
  func lacksModelContainer(_ type: TypeOutline) -> Bool {
    let shown = reached(from: type)
    guard shown.contains(where: \.readsModels) else { return false }
    let places = shown.flatMap(\.places)
    return !modelContainers.contains { container in places.contains { $0.contains(container) } }
  }

  /// Whether the program can make an object of the type of that name without arguments, from any of its files.
  func canMakeObject(named name: String) -> Bool {
    types.contains {
      $0.name == name && $0.hasPlainInitializer && !$0.isGeneric && $0.visibility == .everywhere
    }
  }

  /// Whether what stands at `places` shows `type`.
  func uses(_ type: TypeOutline, at places: [SourcePlace]) -> Bool {
    let names = words[type.simpleName[...]] ?? []
    return places.contains { names.contains(where: $0.contains) }
  }

  /// Whether what stands at `places` shows `type` and supplies it with objects, with a container of models, or both.
  func supply(
    objects: Bool, models: Bool, at places: [SourcePlace], shows type: TypeOutline
  ) -> Bool {
    places.contains {
      uses(type, at: [$0]) && (!objects || supplies.contains(where: $0.contains))
        && (!models || modelContainers.contains(where: $0.contains))
    }
  }

  /// `type` and the program's types that it names, and those that they name.
  private func reached(from type: TypeOutline) -> [TypeOutline] {
    [type] + reached(from: type.places, except: type.name)
  }

  /// The program's types that are named at `places`, and those that they name.
  private func reached(
    from places: [SourcePlace], except name: String? = nil
  ) -> [TypeOutline] {
    var found: [TypeOutline] = []
    var seen: Set<String> = name.map { [$0] } ?? []
    var open = [places]
    while let places = open.popLast() {
      for other in types where !seen.contains(other.name) {
        let uses = words[other.simpleName[...]] ?? []
        guard uses.contains(where: { use in places.contains { $0.contains(use) } }) else {
          continue
        }
        seen.insert(other.name)
        found.append(other)
        open.append(other.places)
      }
    }
    return found
  }
}

extension Installation {
  /// Modules that programs know under another name. A module `os` beside those of packages would let their
  /// `#if canImport(os)` hold, and what stands there is for Apple's machines.
  static let moduleAliases = ["Network": "NetworkPaths", "os": "UnifiedLogging"]

  /// Whether `import` finds a module of that name.
  func hasModule(_ name: String) -> Bool {
    let name = Installation.moduleAliases[name] ?? name
    return [modules, swiftModules].contains {
      let module = $0.appendingPathComponent(name + ".swiftmodule").path
      return FileManager.default.fileExists(atPath: module)
    }
  }
}
