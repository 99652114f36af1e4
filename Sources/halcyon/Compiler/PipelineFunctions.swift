import Foundation

/// The vertex, fragment and kernel functions of a Metal file, and the structs that these answer with and take.
///
/// Metal says by attributes where a parameter's value comes from; C++ knows none of them. So they are read here, and
/// written as types behind the file's text (`halcyon/stages.h` has them).
struct PipelineFunctions {
  enum Kind: String { case vertex, fragment, kernel }

  struct Attribute: Equatable {
    var name: String
    /// As written, an expression of C++; empty where there is none.
    var argument = ""
  }
  struct Parameter: Equatable {
    var type: String
    var name: String
    var attributes: [Attribute]
  }
  struct Function: Equatable {
    var kind: Kind
    /// With the namespaces around it.
    var name: String
    var result: String
    var parameters: [Parameter]
    /// From its first word to its closing brace, in bytes of the text; the word that says its kind.
    var range: Range<Int>
    var qualifier: Range<Int>
  }
  struct Struct: Equatable {
    /// With the namespaces around it.
    var name: String
    var members: [Parameter]
  }

  let functions: [Function]
  let structs: [Struct]

  /// - Parameters:
  ///   - text: a file.
  ///   - included: what it includes, which may define structs.
  ///
  /// Cost: every start of a program reads all of its Metal files; a search where there are no such functions.
  init(in text: String, included: [String]) {
    guard [Kind.vertex, .fragment, .kernel].contains(where: { text.contains($0.rawValue) }) else {
      (functions, structs) = ([], [])
      return
    }
    let code = Code(text)
    functions = code.functions
    structs = ([code] + included.map { Code($0) }).flatMap(\.structs)
  }

  /// `text` without the words that C++ does not know. What the threads of a group share is one for all of them, which are
  /// run one after another.
  func asCode(_ text: String) -> String {
    Self.clearing(functions.map(\.qualifier), in: text)
      .replacing(/\bthreadgroup(?=\s+[\w:<>,]+\s+\w+\s*[\[;,])/, with: "static __thread")
      .replacing(/\[\[\s*threadgroup\s*\(/, with: "[[memory(")
  }
  /// `text` without the functions.
  func removed(from text: String) -> String { Self.clearing(functions.map(\.range), in: text) }

  /// Lines keep their numbers.
  private static func clearing(_ ranges: [Range<Int>], in text: String) -> String {
    guard !ranges.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in ranges {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The struct that a type is, as written there.
  private func structure(_ type: String) -> Struct? {
    let name = Self.plain(type)
    return structs.first { $0.name == name } ?? structs.first { $0.name.hasSuffix("::" + name) }
  }

  private static func plain(_ type: String) -> String {
    type.split(whereSeparator: \.isWhitespace).filter {
      !["const", "constant", "thread", "struct"].contains($0)
    }
    .joined(separator: " ").filter { $0 != "&" }
  }

  // MARK: What is written behind the text

  /// The functions' table, in C++.
  ///
  /// - Parameters: whether threads of the file's kernels wait for each other, or change what others read.
  func table(threadsWait: Bool, isAtomic: Bool) -> String {
    var lines: [String] = []
    var known: Set<String> = []
    for function in functions {
      let types = function.parameters.filter { $0.has("stage_in") }.map(\.type) + [function.result]
      for type in types {
        guard let found = structure(type), known.insert(found.name).inserted else { continue }
        lines.append(Self.description(of: found))
      }
    }
    var rows: [String] = []
    for (number, function) in functions.enumerated() {
      let (notes, parameters) = Self.notes(of: function)
      let list = parameters.isEmpty ? ["{nullptr, 0, 0}"] : parameters
      lines.append(
        "static constexpr halcyon::Parameter halcyon_parameters_\(number)[] = {\(list.joined(separator: ", "))};"
      )
      rows.append(
        row(
          function, number, notes: notes, parameterCount: parameters.count,
          threadsWait: threadsWait, isAtomic: isAtomic))
    }
    return lines.joined(separator: "\n") + """

      extern "C" __attribute__((visibility("default"))) const halcyon::StageFunction halcyon_stages[] = {
      \(rows.joined(separator: "\n"))
      };
      extern "C" __attribute__((visibility("default"))) const int halcyon_stage_count = \(functions.count);
      extern "C" __attribute__((visibility("default"))) const int halcyon_stages_of_bytes = metal::stages::isOfBytes;
      extern "C" __attribute__((visibility("default"))) const int halcyon_functions[] = {0};
      extern "C" __attribute__((visibility("default"))) const int halcyon_function_count = 0;

      """
  }

  private func row(
    _ function: Function, _ number: Int, notes: [String], parameterCount: Int,
    threadsWait: Bool, isAtomic: Bool
  ) -> String {
    let name = function.name.components(separatedBy: "::").last ?? function.name
    let stage = "halcyon::Stage<" + (["&::" + function.name] + notes).joined(separator: ", ") + ">"
    let kinds: [Kind: (Int, String)] = [
      .vertex: (0, "vertices"), .fragment: (1, "pixels"), .kernel: (2, "threads"),
    ]
    let (kind, run) = kinds[function.kind] ?? (2, "threads")
    var type = function.kind == .vertex ? function.result : nil
    if function.kind == .fragment {
      type = function.parameters.first { $0.has("stage_in") }?.type
    }
    var stride = "0", members = "nullptr", count = 0
    if let type, let found = structure(type) {
      stride = "(int)sizeof(::\(found.name))"
      members = "halcyon_members_" + Self.symbol(found)
      count = found.members.count
    } else if function.kind == .vertex {
      (stride, members, count) = ("(int)sizeof(float4)", "halcyon::only_position", 1)
    }
    let answer = "halcyon::Results<typename \(stage)::Result>"
    let said =
      function.kind == .fragment
      ? ["halcyon::discards", "\(answer)::depth()"] : ["0", "0"]
    let waits = function.kind == .kernel && threadsWait
    let groupMarks = ["group", "simd"]
    let isByRows =
      !waits && !isAtomic
      && !notes.contains { note in
        groupMarks.contains { note.contains($0) }
      }
    return """
        {"\(name)", \(kind), \(stride), \(members), \(count), halcyon_parameters_\(number), \(parameterCount), \
      \(said.joined(separator: ", ")), \(waits ? 1 : 0), \(isAtomic ? 1 : 0), \(isByRows ? 1 : 0), \
      \(function.kind == .fragment ? "\(answer)::colors()" : "0u"), \(stage)::\(run)},
      """
  }

  private static func symbol(_ structure: Struct) -> String {
    structure.name.replacingOccurrences(of: "::", with: "_")
  }

  private static func description(of structure: Struct) -> String {
    let name = "::" + structure.name
    let visits = structure.members.map { "    body(s.\($0.name), \(memberNote($0)){});" }
    let rows = structure.members.map {
      "  halcyon::described_member<decltype(\(name)::\($0.name)), \(memberNote($0))>"
        + "(\"\($0.name)\", __builtin_offsetof(\(name), \($0.name))),"
    }
    let colors = structure.members.compactMap { member in
      member.attributes.first { $0.name == "color" }.map { "(1u << (\($0.argument)))" }
    }
    let hasDepth = structure.members.contains { $0.has("depth") }
    return """
      namespace halcyon {
      template <>
      struct Members<\(name)> {
        static constexpr bool isKnown = true;
        static constexpr uint colors = \((["0u"] + colors).joined(separator: " | "));
        static constexpr int writes_depth = \(hasDepth ? 1 : 0);
        template <typename Body>
        static HALCYON_INLINE void visit(\(name) &s, const Body &body) {
      \(visits.joined(separator: "\n"))
        }
      };
      }  // namespace halcyon
      static constexpr halcyon::Member halcyon_members_\(symbol(structure))[] = {
      \(rows.joined(separator: "\n"))
      };
      """
  }

  private static func memberNote(_ member: Parameter) -> String {
    let isLinear = member.attributes.contains { $0.name.hasSuffix("no_perspective") }
    let interpolation = member.has("flat") ? "flat" : (isLinear ? "linear" : "perspective")
    let marks = ["position", "point_size", "attribute", "color", "depth"]
    let found = member.attributes.first { marks.contains($0.name) }
    let index = ["attribute", "color"].contains(found?.name) ? found?.argument ?? "0" : "0"
    return "halcyon::Note<halcyon::Mark::\(found?.name ?? "none"), (int)(\(index)), "
      + "halcyon::Interpolation::\(interpolation)>"
  }

  /// What the words of Metal are in `halcyon::Mark`, where it has others.
  private static let otherMarks = [
    "thread_index_in_simdgroup": "simd_lane", "threads_per_simdgroup": "simd_width",
    "thread_execution_width": "simd_width", "simdgroup_index_in_threadgroup": "simd_group",
    "dispatch_threads_per_threadgroup": "threads_per_threadgroup",
    "threadgroup": "group_memory",
  ]
  private static let marks: Set = [
    "position", "color", "stage_in", "buffer", "texture", "sampler", "vertex_id",
    "instance_id", "base_vertex", "base_instance", "front_facing", "point_coord", "primitive_id",
    "sample_id", "sample_mask", "thread_position_in_grid", "thread_position_in_threadgroup",
    "thread_index_in_threadgroup", "threadgroup_position_in_grid", "threads_per_grid",
    "threads_per_threadgroup", "threadgroups_per_grid",
  ]

  /// For each parameter where its value comes from. What has no attribute has the next index of its kind.
  private static func notes(of function: Function) -> (notes: [String], parameters: [String]) {
    var next = ["buffer": 0, "texture": 0, "sampler": 0]
    var notes: [String] = [], rows: [String] = []
    for parameter in function.parameters {
      var found: (mark: String, index: String)?
      for attribute in parameter.attributes {
        let mark = otherMarks[attribute.name] ?? attribute.name
        guard marks.contains(mark) || otherMarks.values.contains(mark) else { continue }
        found = (mark, attribute.argument.isEmpty ? "0" : attribute.argument)
      }
      if found == nil, let kind = parameter.resource {
        found = (kind, "\(next[kind] ?? 0)")
        next[kind, default: 0] += 1
      } else if let found, next[found.mark] != nil, let index = Int(found.index) {
        next[found.mark] = index + 1
      }
      let (mark, index) = found ?? ("none", "0")
      notes.append("halcyon::Note<halcyon::Mark::\(mark), (int)(\(index))>")
      let kinds = ["buffer": 1, "texture": 2, "sampler": 3, "group_memory": 4]
      rows.append("{\"\(parameter.name)\", \(kinds[mark] ?? 0), (int)(\(index))}")
    }
    return (notes, rows)
  }
}

extension PipelineFunctions.Parameter {
  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// What a parameter without an attribute stands for.
  fileprivate var resource: String? {
    if type.contains("*") || type.contains("&") { return "buffer" }
    if type.contains("texture") || type.contains("depth2d") { return "texture" }
    return type.contains("sampler") ? "sampler" : nil
  }
}

/// A text whose comments are spaces, so that its bytes stand where they stood.
private struct Code {
  let bytes: [UInt8]
  let text: String

  init(_ source: String) {
    var bytes = Array(source.utf8)
    var index = 0
    func isAt(_ first: Character, _ second: Character) -> Bool {
      index + 1 < bytes.count && bytes[index] == first.asciiValue
        && bytes[index + 1] == second.asciiValue
    }
    while index < bytes.count {
      if isAt("/", "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
          bytes[index] = UInt8(ascii: " ")
          index += 1
        }
      } else if isAt("/", "*") {
        while index < bytes.count, !isAt("*", "/") {
          if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
          index += 1
        }
        for _ in 0..<2 where index < bytes.count {
          bytes[index] = UInt8(ascii: " ")
          index += 1
        }
      } else {
        // What is beyond ASCII stands in comments and strings only.
        if bytes[index] >= 128 { bytes[index] = UInt8(ascii: " ") }
        index += 1
      }
    }
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  /// The words of the text with their places.
  private var words: [(word: String, range: Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if Self.isOfName(byte) {
        if start == nil { start = index }
      } else if let first = start {
        found.append((string(first..<index), first..<index))
        start = nil
      }
    }
    return found
  }

  /// The place of what closes the bracket at `open`.
  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private func next(_ byte: Character, from start: Int) -> Int? {
    bytes[start...].firstIndex(of: byte.asciiValue!)
  }

  /// The namespaces around a place, the outermost first.
  private func namespaces(around place: Int) -> [String] {
    let head = string(0..<place)
    return ShaderSource.namespaces(around: head.endIndex, in: head)
  }

  var functions: [PipelineFunctions.Function] {
    words.compactMap { word, range in
      guard let kind = PipelineFunctions.Kind(rawValue: word) else { return nil }
      // A declaration begins there, maybe with attributes in front of it.
      var before = range.lowerBound - 1
      while before >= 0, bytes[before] <= 32 { before -= 1 }
      let lineStart = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1
      let line = string((lineStart + 1)..<range.lowerBound)
      let isBracketed = before > 0 && bytes[before] == UInt8(ascii: "[")
      guard
        before < 0 || isBracketed || ";}{]>\"".utf8.contains(bytes[before])
          || line.allSatisfy(\.isWhitespace)
      else { return nil }
      guard let open = next("(", from: range.upperBound), let close = closing(open),
        let brace = next("{", from: close), let end = closing(brace),
        string((close + 1)..<brace).allSatisfy(\.isWhitespace)
      else { return nil }
      var head = string(range.upperBound..<open)
      head.replace(/\[\[[^\]]*\]\]/, with: " ")
      head = head.replacingOccurrences(of: "]]", with: " ")
      let parts = head.split(whereSeparator: \.isWhitespace).map(String.init)
      guard parts.count >= 2, let name = parts.last, name.utf8.allSatisfy(Self.isOfName) else {
        return nil
      }
      let result = parts.dropLast().filter {
        !["static", "inline", "extern", "constexpr"].contains($0)
      }
      return PipelineFunctions.Function(
        kind: kind, name: (namespaces(around: range.lowerBound) + [name]).joined(separator: "::"),
        result: result.joined(separator: " "),
        parameters: Self.split(string((open + 1)..<close), at: ",").compactMap(Self.parameter),
        range: (isBracketed ? range.lowerBound - 2 : range.lowerBound)..<(end + 1),
        qualifier: isBracketed
          ? (before - 1)..<((next("]", from: range.upperBound) ?? range.upperBound) + 2) : range)
    }
  }

  var structs: [PipelineFunctions.Struct] {
    let words = words
    return words.indices.flatMap { index -> [PipelineFunctions.Struct] in
      guard words[index].word == "struct",
        let open = next("{", from: words[index].range.upperBound),
        let close = closing(open)
      else { return [] }
      // A name at most stands between the word and the brace.
      let between = string(words[index].range.upperBound..<open).split(
        whereSeparator: \.isWhitespace)
      guard between.count <= 1 else { return [] }
      var names = between.map(String.init)
      if index > 0, words[index - 1].word == "typedef", let end = next(";", from: close) {
        names += string((close + 1)..<end).split(whereSeparator: \.isWhitespace).map(String.init)
      }
      let members = Self.members(string((open + 1)..<close))
      let around = namespaces(around: words[index].range.lowerBound)
      return names.filter { $0.utf8.allSatisfy(Self.isOfName) }.map {
        PipelineFunctions.Struct(name: (around + [$0]).joined(separator: "::"), members: members)
      }
    }
  }

  private static func members(_ body: String) -> [PipelineFunctions.Parameter] {
    var members: [PipelineFunctions.Parameter] = []
    for declaration in split(body, at: ";") {
      // Functions of the struct are none, and what stands behind their braces may be one.
      let own = declaration.lastIndex(of: "}").map {
        String(declaration[declaration.index(after: $0)...])
      }
      let parts = split(own ?? declaration, at: ",")
      guard let first = parts.first.flatMap(parameter) else { continue }
      let plain = parts[0].replacing(/\[\[.*?\]\]/, with: "")
      guard !plain.contains("("), first.type != "static", !first.type.hasPrefix("using") else {
        continue
      }
      members.append(first)
      for part in parts.dropFirst() {
        if let other = parameter(first.type + " " + part) { members.append(other) }
      }
    }
    return members
  }

  /// Pieces between separators that stand in no brackets.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var pieces = [""], depth = 0
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if depth == 0, character == separator {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// A type, a name and attributes.
  private static func parameter(_ text: String) -> PipelineFunctions.Parameter? {
    var attributes: [PipelineFunctions.Attribute] = []
    for match in text.matches(of: /\[\[(.*?)\]\]/) {
      for part in split(String(match.1), at: ",") {
        let pieces = part.split(separator: "(", maxSplits: 1)
        guard let name = pieces.first?.trimmingCharacters(in: .whitespacesAndNewlines) else {
          continue
        }
        var argument =
          pieces.count > 1 ? String(pieces[1]).trimmingCharacters(in: .whitespacesAndNewlines) : ""
        if argument.hasSuffix(")") { argument.removeLast() }
        attributes.append(PipelineFunctions.Attribute(name: name, argument: argument))
      }
    }
    var plain = text.replacing(/\[\[.*?\]\]/, with: " ")
    if let value = plain.firstIndex(of: "=") { plain = String(plain[..<value]) }
    // An array's length stands behind its name, a reference's brackets around it.
    plain = plain.replacing(/\[[^\]]*\]\s*$/, with: " ")
    guard let end = plain.lastIndex(where: { $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    var start = end
    while start > plain.startIndex {
      let before = plain.index(before: start)
      guard plain[before].isLetter || plain[before].isNumber || plain[before] == "_" else { break }
      start = before
    }
    let type = plain[..<start].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !type.isEmpty else { return nil }
    return PipelineFunctions.Parameter(
      type: type, name: String(plain[start...end]), attributes: attributes)
  }
}
