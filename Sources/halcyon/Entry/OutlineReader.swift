import Foundation

/// Reads one file's syntax tree into outlines.
struct OutlineReader {
  let file: URL
  private let text: String
  private(set) var types: [TypeOutline] = []
  private(set) var extensions: [TypeOutline] = []
  private(set) var previews: [PreviewReference] = []
  /// What extensions of `View` declare.
  private(set) var viewFunctions: [Function] = []

  struct Function {
    var name: String
    var place: SourcePlace
  }

  init(file: URL, text: String) {
    self.file = file
    self.text = text
  }

  /// Reads a declaration and those inside it; `outer` is the type around it.
  mutating func read(_ node: SyntaxNode, in outer: TypeOutline? = nil) {
    switch node.kind {
    case "struct_decl", "class_decl", "enum_decl", "protocol", "protocol_decl", "typealias":
      guard let name = node.name else { return }
      let type = outline(node, named: (outer.map { $0.name + "." } ?? "") + name, in: outer)
      types.append(type)
      for member in node.members { read(member, in: type) }
    case "extension_decl":
      guard let name = node.extendedType else { return }
      let type = outline(node, named: name, in: nil)
      extensions.append(type)
      for member in node.members {
        read(member, in: type)
        if name == "View", member.kind == "func_decl", let function = member.name {
          viewFunctions.append(Function(name: function, place: place(of: member)))
        }
      }
    case "macro_expansion_decl":
      if node.name == "Preview" {
        previews.append(PreviewReference(name: node.firstArgument, place: place(of: node)))
      }
    default:
      break
    }
  }

  private func outline(
    _ node: SyntaxNode, named name: String, in outer: TypeOutline?
  ) -> TypeOutline {
    let source = source(of: node)
    return TypeOutline(
      name: name, file: file,
      inherited: node.kind == "typealias"
        ? DeclarationHeader.aliased(in: source) : DeclarationHeader.inherited(in: source),
      isGeneric: node.hasGenericParameters || outer?.isGeneric == true,
      visibility: visibility(of: node, in: outer),
      isMain: node.attributes.contains { $0.kind == "main_type_attr" },
      hasPlainInitializer: hasPlainInitializer(node),
      hasOutlets: node.members.contains {
        $0.attributes.contains { wrapperName($0) == "IBOutlet" }
      },
      environmentObjects: node.members.compactMap(wantedObject),
      environmentObjectNames: Set(
        node.members.filter { wantedObject($0) != nil }.compactMap(\.name)),
      readsModels: node.members.contains {
        $0.attributes.contains { Self.modelReaders.contains(wrapperName($0)) }
      },
      places: [place(of: node)])
  }

  private func visibility(of node: SyntaxNode, in outer: TypeOutline?) -> TypeOutline.Visibility {
    if outer?.visibility == .nowhere { return .nowhere }
    switch node.attributes.lazy.compactMap(\.accessLevel).first {
    case "private": return outer == nil ? .inItsFile : .nowhere
    case "fileprivate": return .inItsFile
    default: return outer?.visibility ?? .everywhere
    }
  }

  /// Swift's own rules: an initialiser with all arguments defaulted; or none declared, and every
  /// stored property of a structure or class with a value.
  private func hasPlainInitializer(_ node: SyntaxNode) -> Bool {
    let initializers = node.members.filter { $0.kind == "constructor_decl" }
    if initializers.contains(where: isPlain) { return true }
    return ["struct_decl", "class_decl"].contains(node.kind) && initializers.isEmpty
      && !node.members.contains(where: {
        $0.kind == "var_decl" && wantsArgument($0, among: node.members)
      })
  }

  /// `@EnvironmentObject var store: Store` and `@Environment(Store.self) var store`; an optional one may
  /// be missing.
  private func wantedObject(_ variable: SyntaxNode) -> EnvironmentObjectRequest? {
    guard variable.kind == "var_decl", let start = variable.range?.start else { return nil }
    let type = DeclarationHeader.type(of: source(from: start, to: text.utf8.count))
    for attribute in variable.attributes {
      switch wrapperName(attribute) {
      case "EnvironmentObject":
        return EnvironmentObjectRequest(type: type ?? "", isObservable: false)
      case "Environment":
        guard let range = attribute.range, type?.hasSuffix("?") != true,
          case let words = source(from: range.start, to: range.end),
          let parenthesis = words.firstIndex(of: "("), let end = words.range(of: ".self")
        else { return nil }
        let name = words[words.index(after: parenthesis)..<end.lowerBound]
        return EnvironmentObjectRequest(
          type: name.trimmingCharacters(in: .whitespacesAndNewlines), isObservable: true)
      default: continue
      }
    }
    return nil
  }

  private func isPlain(_ initializer: SyntaxNode) -> Bool {
    !initializer.isFailable && initializer.parameters.allSatisfy { $0.default_arg != nil }
      && !initializer.attributes.contains {
        $0.accessLevel == "private" || $0.accessLevel == "fileprivate"
      }
  }

  private func wantsArgument(_ variable: SyntaxNode, among members: [SyntaxNode]) -> Bool {
    let isComputed = variable.accessors.contains { !$0.isObserver }
    if variable.isStatic || variable.isLazy || isComputed { return false }
    let pattern = members.lazy.flatMap(\.patterns).first { $0.name == variable.name }
    if pattern?.hasValue ?? true { return false }
    for attribute in variable.attributes where attribute.kind == "custom_attr" {
      if hasArguments(attribute) { return false }
      if OutlineReader.suppliedWrappers.contains(wrapperName(attribute)) { return false }
      if OutlineReader.demandingWrappers.contains(wrapperName(attribute)) { return true }
    }
    guard let start = variable.range?.start, !variable.isLet else { return true }
    let type = DeclarationHeader.type(of: source(from: start, to: text.utf8.count))
    return type.map { !$0.hasSuffix("?") && !$0.hasSuffix("!") } ?? true
  }

  /// Property wrappers that get their value from elsewhere.
  private static let suppliedWrappers: Set = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "FocusedValue",
    "FocusedBinding", "FocusedObject", "Namespace", "Query", "FetchRequest",
    "SectionedFetchRequest",
  ]
  /// Those that read models of a container or context.
  private static let modelReaders: Set = ["Query", "FetchRequest", "SectionedFetchRequest"]
  /// Property wrappers that need a value even where their type is optional.
  private static let demandingWrappers: Set = [
    "Binding", "Bindable", "ObservedObject", "StateObject",
  ]

  private func wrapperName(_ attribute: SyntaxNode) -> String {
    guard let start = attribute.range?.start else { return "" }
    let name = source(from: start, to: text.utf8.count).dropFirst()
      .prefix { $0.isLetter || $0.isNumber || $0 == "." }
    return String(name.split(separator: ".").last ?? "")
  }

  private func hasArguments(_ attribute: SyntaxNode) -> Bool {
    guard let range = attribute.range else { return false }
    return source(from: range.start, to: range.end + 1).contains("(")
  }

  private func place(of node: SyntaxNode) -> SourcePlace {
    let start = node.range?.start ?? 0
    let lastToken = max(start, node.range?.end ?? 0)
    let rest = source(from: lastToken, to: text.utf8.count)
    let length = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.utf8.count
    return SourcePlace(file: file, range: start..<lastToken + max(1, length))
  }

  private func source(of node: SyntaxNode) -> Substring {
    let range = place(of: node).range
    return source(from: range.lowerBound, to: range.upperBound)
  }

  private func source(from start: Int, to end: Int) -> Substring {
    let bytes = text.utf8
    guard let from = bytes.index(bytes.startIndex, offsetBy: start, limitedBy: bytes.endIndex),
      let to = bytes.index(from, offsetBy: max(0, end - start), limitedBy: bytes.endIndex)
    else { return "" }
    return text[from..<to]
  }
}
