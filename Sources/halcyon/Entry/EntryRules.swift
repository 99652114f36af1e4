import Foundation

/// What of a program is shown.
enum Entry: Equatable {
  /// The program's own `@main`.
  case app
  /// A view, made by an expression; `file` is given when only that file can see it. `supplied` names the types of which
  /// the expression makes new objects, since nothing of the program supplies the view with any.
  case view(String, visibleIn: URL?, supplied: [String] = [])
  /// A `#Preview`, by the symbol of its function; `supplied` as for a view.
  case preview(symbol: String, supplied: [EnvironmentObjectRequest] = [])
  /// One of several previews, which the job chooses by its number.
  case previews([Entry])
  /// What UIKit's delegates put into the window: the class of the application's, and of the scene's if there is one.
  /// `beginsWithStoryboard`: what the storyboard begins with is in the window before they are told of it.
  case application(delegate: String, scene: String?, beginsWithStoryboard: Bool = false)
  /// What the file of a playground's page, which is run from its first line to its last, makes its live view. `others` are
  /// pages that are not run.
  case playground(URL, others: [URL])

  /// Whether a `@main` in the program must step aside.
  var replacesMain: Bool { self != .app }
}

/// Chooses what to show: the view asked for, else the app, else a playground's live view, else what the delegates of UIKit
/// show, else `ContentView`,
/// else the one root view with a plain initialiser, else the first preview, else the one root controller. A view that asks for objects of its environment is
/// shown by a preview that supplies them, where there is one, else with new objects. A view that cannot be made
/// without arguments, and a shape where nobody asks for it by name, are shown by a preview that makes them.
struct EntryRules {
  /// What is chosen from.
  var outline: ProgramOutline
  /// All of the program, where what is chosen from is a part of it.
  var wholeOutline: ProgramOutline?
  var viewName: String?
  var previewName: String?
  /// All of them in one program; none for one of them or no preview.
  var previewNames: [String] = []
  var storyboards = Storyboards()

  func entry() throws(CommandFailure) -> Entry {
    if !previewNames.isEmpty {
      var entries: [Entry] = []
      for name in previewNames { entries.append(try previewEntry(name)) }
      return .previews(entries)
    }
    if let previewName { return try previewEntry(previewName) }
    if let viewName { return try namedEntry(viewName) }
    if outline.types.contains(where: { $0.isMain && outline.conforms($0, to: ["App"]) }) {
      return .app
    }
    if let page = outline.playgrounds.first {
      return .playground(page, others: Array(outline.playgrounds.dropFirst()))
    }
    if let application { return application }
    if let content = plainViews.first(where: { $0.name == "ContentView" }) {
      return supplyingPreview(of: content) ?? entry(for: content)
    }
    // A shape alone is a black figure as large as the window: previews give it its size and colour.
    if showsOnlyShapes, let preview = firstPreview { return preview }
    if roots.count == 1 { return supplyingPreview(of: roots[0]) ?? entry(for: roots[0]) }
    if let preview = firstPreview { return preview }
    if roots.isEmpty, let controller = rootController { return entry(forController: controller) }
    throw roots.isEmpty ? nothingToShow : ambiguity(among: roots)
  }

  // MARK: Candidates

  private static let viewProtocols: Set = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
  /// Views too, but seldom meant to be shown on their own.
  private static let shapeProtocols: Set = ["Shape", "InsettableShape"]

  private var views: [TypeOutline] {
    showsOnlyShapes
      ? outline.types.filter { outline.conforms($0, to: EntryRules.shapeProtocols) }
      : outline.types.filter { outline.conforms($0, to: EntryRules.viewProtocols) }
  }

  private var showsOnlyShapes: Bool {
    !outline.types.contains { outline.conforms($0, to: EntryRules.viewProtocols) }
  }

  private var plainViews: [TypeOutline] {
    views.filter { $0.hasPlainInitializer && !$0.isGeneric && $0.visibility != .nowhere }
  }

  private var roots: [TypeOutline] {
    let previews = previewProviders.flatMap(\.places) + outline.previews.map(\.place)
    return plainViews.filter { !outline.uses($0, except: previews) }
  }

  private var previewProviders: [TypeOutline] {
    outline.types.filter {
      outline.conforms($0, to: ["PreviewProvider"]) && $0.visibility != .nowhere
    }
  }

  /// The delegates of a program that fills its window by code, or from a storyboard.
  private var application: Entry? {
    guard outline.setsRootController || storyboards.haveFirstController,
      let delegate = delegateClass(["UIApplicationDelegate"], preferring: "AppDelegate")
    else { return nil }
    let scene = delegateClass(
      ["UIWindowSceneDelegate", "UISceneDelegate"], preferring: "SceneDelegate")
    return .application(
      delegate: delegate, scene: scene, beginsWithStoryboard: !outline.setsRootController)
  }

  private func delegateClass(_ protocols: Set<String>, preferring name: String) -> String? {
    let delegates = outline.types.filter {
      outline.conforms($0, to: protocols) && $0.hasPlainInitializer && !$0.isGeneric
        && $0.visibility == .everywhere
    }
    return (delegates.first { $0.isMain || $0.name == name } ?? delegates.first)?.name
  }

  private static let controllerClasses: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController",
  ]

  /// Controllers that code alone can make, or that a storyboard has: one with outlets needs that.
  private var controllers: [TypeOutline] {
    outline.types.filter {
      outline.conforms($0, to: EntryRules.controllerClasses) && !$0.isGeneric
        && $0.visibility != .nowhere
        && (storyboards.classes.contains($0.simpleName)
          || $0.hasPlainInitializer && !$0.hasOutlets)
    }
  }

  private var rootController: TypeOutline? {
    let roots = controllers.filter { !outline.uses($0, except: []) }
    return roots.first { $0.name == "ViewController" } ?? (roots.count == 1 ? roots[0] : nil)
  }

  private func entry(forController controller: TypeOutline) -> Entry {
    let isDrawn = storyboards.classes.contains(controller.simpleName)
    let content = isDrawn ? "_controller(\(controller.name).self)" : "\(controller.name)()"
    return .view(
      "_Preview { \(content) }.makeView()",
      visibleIn: controller.visibility == .inItsFile ? controller.file : nil)
  }

  /// `view`, with `arguments` behind its name where it is generic.
  private func entry(for view: TypeOutline, arguments: String = "") -> Entry {
    let supplied = makeable(program.missingEnvironmentObjects(of: view))
    return .view(
      "\(view.name)\(arguments)()" + supplied.map(\.supply).joined(),
      visibleIn: view.visibility == .inItsFile ? view.file : nil, supplied: supplied.map(\.type))
  }

  private var program: ProgramOutline { wholeOutline ?? outline }

  private func makeable(_ objects: [EnvironmentObjectRequest]) -> [EnvironmentObjectRequest] {
    objects.filter { program.canMakeObject(named: $0.type) }
  }

  private func entry(forProvider provider: TypeOutline) -> Entry {
    .view(
      "\(provider.name)._firstPreview",
      visibleIn: provider.visibility == .inItsFile ? provider.file : nil)
  }

  private var firstPreview: Entry? { previews.first.map(supplying) }

  // MARK: Previews

  /// A preview of the program, of either kind.
  struct Preview {
    /// What `--preview` takes: the name if no other has it, else the file and a number.
    var id: String
    var name: String
    var place: SourcePlace
    /// Of a provider, with its extensions.
    var places: [SourcePlace]
    /// Without objects that it lacks.
    var entry: Entry
  }

  /// All previews, by file and place.
  var previews: [Preview] {
    let macros = outline.previews.map { ($0.name, [$0.place], Entry.preview(symbol: $0.symbol)) }
    let providers = previewProviders.map {
      ($0.simpleName as String?, $0.places, entry(forProvider: $0))
    }
    let all = (macros + providers).sorted { a, b in
      (a.1[0].file.path, a.1[0].range.lowerBound) < (b.1[0].file.path, b.1[0].range.lowerBound)
    }
    var numbers: [String: Int] = [:]
    return all.map { name, places, entry in
      let file = places[0].file.lastPathComponent
      numbers[file, default: 0] += 1
      let numbered = "\(file)#\(numbers[file]!)"
      let isUnique = name != nil && all.count { $0.0 == name } == 1
      return Preview(
        id: isUnique ? name! : numbered, name: name ?? numbered, place: places[0], places: places,
        entry: entry)
    }
  }

  private func previewEntry(_ name: String) throws(CommandFailure) -> Entry {
    let previews = previews
    if let preview = previews.first(where: { $0.id == name })
      ?? previews.first(where: { $0.name == name })
    {
      return supplying(preview)
    }
    let listing =
      previews.isEmpty
      ? "It declares none: add a #Preview { … }."
      : previews.map { "  --preview \"\($0.id)\"" }.joined(separator: "\n")
    throw CommandFailure(.usage, "There is no preview \(name) in the program.\n" + listing)
  }

  /// The first preview that shows `view` with the objects and the container of models that it would lack on its own.
  private func supplyingPreview(of view: TypeOutline) -> Entry? {
    let objects = !program.missingEnvironmentObjects(of: view).isEmpty
    let models = program.lacksModelContainer(view)
    guard objects || models else { return nil }
    return previews.first {
      outline.supply(objects: objects, models: models, at: $0.places, shows: view)
    }?.entry
  }

  /// The first preview that names `view`: one of its file, else of another; else what its file previews, which may
  /// show it by way of others.
  private func makingPreview(of view: TypeOutline) -> Entry? {
    let naming = previews.filter { outline.uses(view, at: $0.places) }
    let preview =
      naming.first { $0.place.file == view.file } ?? naming.first
      ?? previews.first { $0.place.file == view.file }
    return preview.map(supplying)
  }

  /// What shows `preview`, with new objects where neither it nor a view that it shows supplies them.
  private func supplying(_ preview: Preview) -> Entry {
    let supplied = makeable(program.missingEnvironmentObjects(at: preview.places))
    switch preview.entry {
    case .view(let expression, let file, _):
      return .view(
        expression + supplied.map(\.supply).joined(), visibleIn: file,
        supplied: supplied.map(\.type))
    case .preview(let symbol, _): return .preview(symbol: symbol, supplied: supplied)
    default: return preview.entry
    }
  }

  // MARK: By name

  private func namedEntry(_ name: String) throws(CommandFailure) -> Entry {
    let base = String(name.prefix { $0 != "<" })
    let named = (views + previewProviders).filter { $0.name == base || $0.simpleName == base }
    if let exact = named.first(where: { $0.name == base }) ?? named.first,
      named.count == 1 || exact.name == base
    {
      return try entry(named: name, for: exact)
    }
    if outline.previews.contains(where: { $0.name == name }) {
      return try previewEntry(name)
    }
    if !named.isEmpty { throw ambiguity(among: named) }
    if let controller = controllers.first(where: { $0.name == name || $0.simpleName == name }) {
      return entry(forController: controller)
    }
    throw CommandFailure(
      .usage, "There is no view \(name) in the program.\n" + listing(of: plainViews))
  }

  private func entry(
    named name: String, for type: TypeOutline
  ) throws(CommandFailure) -> Entry {
    if outline.conforms(type, to: ["PreviewProvider"]) {
      return entry(forProvider: type)
    }
    guard type.visibility != .nowhere else {
      throw CommandFailure(
        .usage, "\(type.name) is private to the type around it. Show it through a #Preview.")
    }
    guard type.hasPlainInitializer, !type.isGeneric || name.contains("<") else {
      if let preview = makingPreview(of: type) { return preview }
      let reason = type.hasPlainInitializer ? "is generic" : "cannot be made without arguments"
      throw CommandFailure(
        .usage,
        "\(type.name) \(reason). Show it through a preview in its file: "
          + "#Preview(\"\(type.simpleName)\") { \(type.simpleName)(…) }, "
          + "then --view \(type.simpleName)")
    }
    var arguments = ""
    if let bracket = name.firstIndex(of: "<") { arguments = String(name[bracket...]) }
    return supplyingPreview(of: type) ?? entry(for: type, arguments: arguments)
  }

  // MARK: What to say

  private func ambiguity(among views: [TypeOutline]) -> CommandFailure {
    CommandFailure(
      .usage,
      "There are \(views.count) views that could be shown. Choose one with --view.\n"
        + listing(of: views))
  }

  private var nothingToShow: CommandFailure {
    if plainViews.isEmpty {
      let reason =
        views.isEmpty
        ? "The program declares no view."
        : "None of the program's views can be made without arguments: "
          + views.map(\.name).joined(separator: ", ") + "."
      return CommandFailure(
        .usage, reason + " Add a view named ContentView, or a #Preview { … } of what to show.")
    }
    return CommandFailure(
      .usage,
      "Every view of the program is used by another. Choose one with --view.\n"
        + listing(of: plainViews))
  }

  private func listing(of views: [TypeOutline]) -> String {
    let lines = views.map { "  --view \($0.name)    \($0.file.lastPathComponent)" }
    let previews = outline.previews.compactMap(\.name).map {
      "  --view \"\($0)\"    a #Preview"
    }
    return (lines + previews).joined(separator: "\n")
  }
}
