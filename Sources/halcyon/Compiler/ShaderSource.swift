import Foundation

/// A `.metal` file: its functions for SwiftUI, and the files that it includes.
struct ShaderSource {
  /// A function behind `[[ stitchable ]]`.
  struct Function: Equatable {
    /// With the namespaces around it.
    var name: String
    /// As written: `half4`, and `float2 position, half4 color`.
    var result: String
    var parameters: String
  }

  let file: URL
  let text: String
  let functions: [Function]
  /// Those of pipelines; a program's own Metal device runs them.
  let pipelines: PipelineFunctions
  /// All that it includes in quotes, in depth, that is there.
  let included: [(file: URL, text: String)]

  init(reading file: URL) throws(CommandFailure) {
    guard let text = ShaderSource.text(of: file) else {
      throw CommandFailure(
        .inputMissing, "\(file.path) cannot be read as text. See its rights: ls -l \(file.path)")
    }
    self.file = file
    self.text = text
    let plain = ShaderSource.withoutComments(text)
    functions = ShaderSource.functions(in: plain)
    included = ShaderSource.includes(in: plain, beside: file)
    pipelines = PipelineFunctions(in: text, included: included.map(\.text))
    let code = pipelines.asCode(text)
    codes = [
      .effects: pipelines.removed(from: text), .pipelines: code, .bytePipelines: code,
    ]
  }

  /// What of the file is compiled into one library. Pipelines are compiled twice: for textures of any format, and for those
  /// of four bytes a pixel alone, where the pixels of a row become vectors (a kernel that reads and writes one takes 97 ns a
  /// thread so, else 366).
  enum Part: Sendable { case effects, pipelines, bytePipelines }

  /// Whether it has functions of that part.
  func has(_ part: Part) -> Bool {
    part == .effects ? !functions.isEmpty : !pipelines.functions.isEmpty
  }

  /// Whether threads of its kernels wait for each other.
  var threadsWait: Bool { mentions("_barrier(") }
  /// Whether they change what others read at the same time.
  var isAtomic: Bool { mentions("atomic") }

  /// Whether a word stands in the file or in what it includes.
  private func mentions(_ word: String) -> Bool {
    ([text] + included.map(\.text)).contains { $0.contains(word) }
  }

  /// The file's text as C++ for one part. Lines keep their numbers.
  func code(for part: Part) -> String { codes[part] ?? text }
  private var codes: [Part: String]

  /// Whether a pixel may be thrown away.
  var discards: Bool { mentions("discard_fragment") }

  /// The same functions, whose loops all pixels run through together.
  var withMaskedLoops: ShaderSource {
    var source = self
    source.codes = codes.mapValues { MaskedLoops.rewriting($0) }
    return source
  }

  /// Functions that are defined here or in the files that it includes, and those that are only named: calls of Metal's
  /// own, and declarations of what another Metal file of the program defines.
  var names: (defined: Set<String>, called: Set<String>) {
    var defined: Set<String> = [], called: Set<String> = []
    for text in [text] + included.map(\.text) {
      ShaderSource.visitNames(in: Array(ShaderSource.withoutComments(text).utf8)) { name, isBody in
        if isBody { defined.insert(name) } else { called.insert(name) }
      }
    }
    return (defined, called.subtracting(defined))
  }

  /// Calls `visit` with each name before parentheses that hold no others and are followed by a brace or a semicolon.
  /// By bytes: every start of a program reads all of its Metal files.
  private static func visitNames(
    in text: [UInt8], _ visit: (_ name: String, _ isBody: Bool) -> Void
  ) {
    func isPartOfName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_")
        || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }
    func skipSpaces(_ index: inout Int) {
      while index < text.count, text[index] <= 32 { index += 1 }
    }
    var open: Int?
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "("): open = index
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): open = nil
      case UInt8(ascii: ")"):
        guard let start = open else { continue }
        open = nil
        var after = index + 1
        skipSpaces(&after)
        if text[after...].starts(with: "const".utf8) { after += 5 }
        skipSpaces(&after)
        guard after < text.count,
          text[after] == UInt8(ascii: "{") || text[after] == UInt8(ascii: ";")
        else { continue }
        var end = start
        while end > 0, text[end - 1] <= 32 { end -= 1 }
        var first = end
        while first > 0, isPartOfName(text[first - 1]) { first -= 1 }
        guard first < end else { continue }
        visit(String(decoding: text[first..<end], as: UTF8.self), text[after] == UInt8(ascii: "{"))
      default: break
      }
    }
  }

  /// What the file, and those that it includes, call vectors by: `using vec2f = float2;`.
  var vectorNames: [(name: String, vector: String)] {
    ([text] + included.map(\.text)).flatMap { text in
      let plain = ShaderSource.withoutComments(text)
      let used = plain.matches(
        of: /\busing\s+(\w+)\s*=\s*(?:(?:metal|simd)::)?([a-z]+[234])\s*;/)
      let defined = plain.matches(
        of: /\btypedef\s+(?:(?:metal|simd)::)?([a-z]+[234])\s+(\w+)\s*;/)
      return used.map { (String($0.1), String($0.2)) }
        + defined.map { (String($0.2), String($0.1)) }
    }
    .filter { ShaderSource.vectors.contains($0.1) }
  }

  private static let vectors = Set(
    [
      "half", "float", "char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "bool",
    ].flatMap { number in (2...4).map { "\(number)\($0)" } })

  private static func text(of file: URL) -> String? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }

  /// Whether the file, or one that it includes, asks how values change from pixel to pixel.
  var asksForDerivatives: Bool {
    ([text] + included.map(\.text)).contains { text in
      ["dfdx", "dfdy", "fwidth"].contains { text.contains($0) }
    }
  }

  /// The same text with a space for each comment; strings stay.
  private static func withoutComments(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    func starts(_ first: Character, _ second: Character) -> Bool {
      index + 1 < bytes.count && bytes[index] == first.asciiValue
        && bytes[index + 1] == second.asciiValue
    }
    while index < bytes.count {
      if starts("/", "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if starts("/", "*") {
        index += 2
        while index < bytes.count, !starts("*", "/") { index += 1 }
        index += 2
        result.append(UInt8(ascii: " "))
      } else if bytes[index] == UInt8(ascii: "\"") {
        repeat {
          if bytes[index] == UInt8(ascii: "\\") { result.append(bytes[index]); index += 1 }
          if index < bytes.count { result.append(bytes[index]); index += 1 }
        } while index < bytes.count && bytes[index] != UInt8(ascii: "\"")
          && bytes[index] != UInt8(ascii: "\n")
        if index < bytes.count { result.append(bytes[index]); index += 1 }
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Functions

  private static func functions(in text: String) -> [Function] {
    var functions: [Function] = []
    var rest = text[...]
    while let mark = rest.firstMatch(of: /\[\[\s*stitchable\s*\]\]/) {
      let head = rest[mark.range.upperBound...]
      rest = head
      guard let open = head.firstIndex(of: "("), let close = closing(of: open, in: head) else {
        continue
      }
      let words = head[..<open].split(whereSeparator: \.isWhitespace)
      guard let name = words.last.map(String.init), words.count >= 2 else { continue }
      let ignored: Set<Substring> = ["static", "inline", "extern", "constexpr", "visible", "\"C\""]
      functions.append(
        Function(
          name: (namespaces(around: mark.range.lowerBound, in: text) + [name]).joined(
            separator: "::"),
          result: words.dropLast().filter { !ignored.contains($0) }.joined(separator: " "),
          parameters: withoutDefaults(
            head[head.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
              .joined(separator: " "))))
    }
    return functions
  }

  /// A list of parameters as a type has it: no `= value`, since SwiftUI hands over every argument.
  private static func withoutDefaults(_ parameters: String) -> String {
    var result = ""
    var depth = 0, isDefault = false
    for character in parameters {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "=" { isDefault = true }
      if depth == 0, character == "," { isDefault = false }
      if !isDefault { result.append(character) }
    }
    return result
  }

  private static func closing(of open: Substring.Index, in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The namespaces that are open at `place`, the outermost first.
  static func namespaces(around place: String.Index, in text: String) -> [String] {
    var open: [String?] = []
    var word = "", name: String?
    for character in text[..<place] {
      if character.isLetter || character.isNumber || character == "_" || character == ":" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        if name == "" { name = word }
        if word == "namespace" { name = "" }
        word = ""
      }
      switch character {
      case "{":
        open.append(name == "" ? nil : name)
        name = nil
      case "}": _ = open.popLast()
      case ";": name = nil
      default: break
      }
    }
    return open.compactMap { $0 }
  }

  // MARK: Includes

  private static func includes(in text: String, beside file: URL) -> [(file: URL, text: String)] {
    var found: [(file: URL, text: String)] = []
    var open = [(file, text)]
    while let (file, text) = open.popLast() {
      for match in text.matches(of: /#\s*(?:include|import)\s*"([^"\n]+)"/) {
        let url = URL(
          fileURLWithPath: String(match.1), relativeTo: file.deletingLastPathComponent()
        )
        .standardizedFileURL
        guard !found.contains(where: { $0.file.path == url.path }),
          let included = self.text(of: url)
        else {
          continue
        }
        found.append((url, included))
        open.append((url, withoutComments(included)))
      }
    }
    return found
  }
}
