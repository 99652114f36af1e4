/// A node of the tree that the compiler's parser prints as JSON, as far as the entry rules read it.
///
/// The compiler itself parses, rather than swift-syntax: it is there anyway, costs 0.05 s and only
/// when sources have changed. Building swift-syntax would cost minutes, and its copy in the
/// toolchain would tie the command to where that was installed. (The parser alone leaves out what
/// stands under `#if`: `ConditionalSource` settles that before.)
struct SyntaxNode: Decodable {
  var kind: String
  /// Bytes from the start of the file: of its first token, and of its last.
  var range: Span?
  var name: String?
  /// What an extension extends, as written.
  var extendedType: String?
  var attributes: [SyntaxNode]
  var members: [SyntaxNode]
  var hasGenericParameters: Bool
  var accessLevel: String?
  var isStatic: Bool
  var isLazy: Bool
  var isLet: Bool
  var isFailable: Bool
  var accessors: [SyntaxNode]
  /// For an accessor: `didSet` or `willSet`, which leave a property stored.
  var isObserver: Bool
  var patterns: [Pattern]
  var parameters: [Parameter]
  var firstArgument: String?

  struct Span: Decodable {
    var start: Int
    var end: Int
  }

  struct Pattern: Decodable {
    var pattern: PatternName?
    var original_init: Present?
    var name: String? {
      pattern?.name?.base_name.name ?? pattern?.sub_pattern?.name?.base_name.name
    }
    var hasValue: Bool { original_init != nil }
  }
  struct PatternName: Decodable {
    var name: DeclarationName?
    var sub_pattern: SubPattern?
  }
  struct SubPattern: Decodable { var name: DeclarationName? }
  struct Present: Decodable {}

  struct Parameter: Decodable { var default_arg: String? }

  struct DeclarationName: Decodable {
    struct BaseName: Decodable { var name: String? }
    var base_name: BaseName
  }
  private struct ParameterList: Decodable { var params: [Parameter]? }
  private struct ArgumentList: Decodable {
    struct Argument: Decodable {
      struct Expression: Decodable {
        var _kind: String
        var value: String?
      }
      var label: String?
      var expr: Expression
    }
    var args: [Argument]?
  }

  private enum Key: String, CodingKey {
    case _kind, range, name, extended_type, attrs, members, generic_params, access_level
    case `static`, lazy, `let`, failable, accessors, didSet, willSet, pattern_entries, params, args
  }

  init(from decoder: any Decoder) throws {
    let node = try decoder.container(keyedBy: Key.self)
    kind = try node.decode(String.self, forKey: ._kind)
    range = try? node.decodeIfPresent(Span.self, forKey: .range)
    name = (try? node.decodeIfPresent(DeclarationName.self, forKey: .name))?.base_name.name
    extendedType = try node.decodeIfPresent(String.self, forKey: .extended_type)
    attributes = try node.decodeIfPresent([SyntaxNode].self, forKey: .attrs) ?? []
    members = try node.decodeIfPresent([SyntaxNode].self, forKey: .members) ?? []
    hasGenericParameters = node.contains(.generic_params)
    accessLevel = try node.decodeIfPresent(String.self, forKey: .access_level)
    isStatic = node.contains(.static)
    isLazy = node.contains(.lazy)
    isLet = node.contains(.let)
    isFailable = node.contains(.failable)
    accessors = try node.decodeIfPresent([SyntaxNode].self, forKey: .accessors) ?? []
    isObserver = node.contains(.didSet) || node.contains(.willSet)
    patterns = try node.decodeIfPresent([Pattern].self, forKey: .pattern_entries) ?? []
    parameters = (try? node.decodeIfPresent(ParameterList.self, forKey: .params))?.params ?? []
    let arguments = (try? node.decodeIfPresent(ArgumentList.self, forKey: .args))?.args ?? []
    firstArgument = arguments.first.flatMap { $0.label == nil ? $0.expr.value : nil }
  }
}

/// What the parser prints for one file.
struct SyntaxFile: Decodable {
  var filename: String
  var items: [SyntaxNode]
}
