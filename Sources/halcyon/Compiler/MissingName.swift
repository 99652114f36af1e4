/// What a message of the compiler's says is not there.
enum MissingName: Hashable {
  case module(String)
  /// A name that stands by itself in an expression.
  case value(String)
  case type(String)
  /// A member of a value of the type, written as the compiler writes it (`VStack<Content>`).
  case member(String, of: String)
  case staticMember(String, of: String)
  /// Another name: an attribute, a macro, a picture.
  case other(String)

  init?(_ message: String) {
    if let match = message.firstMatch(of: #/no such module '([^'.]+)/#) {
      self = .module(String(match.1))
    } else if let match = message.firstMatch(of: #/cannot find type '([^']+)' in scope/#) {
      self = .type(String(match.1))
    } else if let match = message.firstMatch(of: #/cannot find '([^']+)' in scope/#) {
      self = .value(String(match.1))
    } else if let match = message.firstMatch(
      of: #/value of type '(.+)' has no (?:dynamic )?member '([^']+)'/#)
    {
      self = .member(String(match.2), of: String(match.1))
    } else if let match = message.firstMatch(of: #/type '(.+)' has no member '([^']+)'/#) {
      self = .staticMember(String(match.2), of: String(match.1))
    } else if let match = message.firstMatch(of: #/no type has a member '([^']+)'/#) {
      self = .member(String(match.1), of: "")
    } else if let match = message.firstMatch(
      of: #/(?:has no member|unknown attribute|no macro named|there is no picture) '([^']+)'/#)
    {
      self = .other(String(match.1))
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .module(let name), .value(let name), .type(let name), .other(let name): name
    case .member(let name, _), .staticMember(let name, _): name
    }
  }

  /// The type whose member is missing, without its generic arguments: `VStack` for `VStack<Content>`.
  var owner: String? {
    switch self {
    case .member(_, let type), .staticMember(_, let type): Self.base(of: type)
    default: nil
    }
  }

  private static func base(of type: String) -> String {
    var name = type[...]
    for word in ["some ", "any "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    if name.hasSuffix(".Type") { name = name.dropLast(5) }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }
}
