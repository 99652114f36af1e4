import Foundation

/// Reads what `NSKeyedArchiver` writes: a binary property list of objects that name each other by their numbers.
///
/// `PropertyListSerialization` has no numbers of objects here. The form is that of `CFBinaryPList`: a header, objects, a
/// table of their offsets and a trailer of 32 bytes. Unreadable bytes give nil; numbers that lead in a circle are followed
/// no deeper than asked.
struct KeyedArchive {
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case data([UInt8])
    case list([Int])
    case table([(key: Int, value: Int)])
    /// The number of an object in `$objects`.
    case reference(Int)
    case other
  }

  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 1
  /// The places of the archive's objects.
  private var objects: [Int] = []

  init?(_ data: Data) {
    bytes = Array(data)
    guard bytes.count > 40, bytes.starts(with: Array("bplist00".utf8)) else { return nil }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = integer(at: trailer + 8, size: 8),
      let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8), (1...8).contains(offsetSize),
      (1...8).contains(referenceSize), count <= bytes.count
    else { return nil }
    for index in 0..<count {
      guard let offset = integer(at: table + index * offsetSize, size: offsetSize) else {
        return nil
      }
      offsets.append(offset)
    }
    guard case .table(let entries) = value(top) else { return nil }
    for (key, value) in entries {
      guard case .text("$objects") = self.value(key), case .list(let items) = self.value(value)
      else { continue }
      objects = items
    }
    guard !objects.isEmpty else { return nil }
  }

  /// The first object of a class, or of one below it.
  func first(ofClass name: String) -> KeyedObject? {
    objects.lazy.compactMap { KeyedObject(at: $0, in: self) }.first { $0.classNames.contains(name) }
  }

  /// What stands at a place, with numbers of objects followed.
  func resolved(_ index: Int) -> Value {
    if case .reference(let number) = value(index), objects.indices.contains(number) {
      return value(objects[number])
    }
    return value(index)
  }

  func place(of index: Int) -> Int {
    if case .reference(let number) = value(index), objects.indices.contains(number) {
      return objects[number]
    }
    return index
  }

  // MARK: The list's objects

  private func integer(at place: Int, size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    var result = 0
    for byte in bytes[place..<place + size] {
      result = (result & 0xFF_FFFF_FFFF_FFFF) << 8 | Int(byte)
    }
    return result >= 0 ? result : nil
  }

  func value(_ index: Int) -> Value {
    guard offsets.indices.contains(index), bytes.indices.contains(offsets[index]) else {
      return .other
    }
    let place = offsets[index]
    let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
    switch kind {
    case 0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : .null
    case 1: return integer(place + 1, 1 << min(low, 4))
    case 2: return real(at: place + 1, size: 1 << min(low, 4))
    case 4, 5, 6, 10, 13: return collection(kind, low, at: place)
    case 8: return self.integer(at: place + 1, size: low + 1).map(Value.reference) ?? .other
    default: return .other
    }
  }

  /// Numbers of eight bytes have a sign.
  private func integer(_ place: Int, _ size: Int) -> Value {
    guard place + size <= bytes.count, size <= 8 else { return .other }
    var bits: UInt64 = 0
    for byte in bytes[place..<place + size] { bits = bits << 8 | UInt64(byte) }
    return .number(size == 8 ? Double(Int64(bitPattern: bits)) : Double(bits))
  }

  private func real(at place: Int, size: Int) -> Value {
    guard place + size <= bytes.count else { return .other }
    var bits: UInt64 = 0
    for byte in bytes[place..<place + size] { bits = bits << 8 | UInt64(byte) }
    if size == 4 { return .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))) }
    return size == 8 ? .number(Double(bitPattern: bits)) : .other
  }

  private func collection(_ kind: UInt8, _ low: Int, at place: Int) -> Value {
    var (count, start) = (low, place + 1)
    if low == 15 {
      guard start < bytes.count, bytes[start] >> 4 == 1 else { return .other }
      let size = 1 << min(Int(bytes[start] & 15), 3)
      guard let long = integer(at: start + 1, size: size) else { return .other }
      (count, start) = (long, start + 1 + size)
    }
    let width = kind == 6 ? 2 : kind < 6 ? 1 : kind == 13 ? 2 * referenceSize : referenceSize
    guard count <= bytes.count, start + count * width <= bytes.count else { return .other }
    switch kind {
    case 4: return .data(Array(bytes[start..<start + count]))
    case 5: return .text(String(decoding: bytes[start..<start + count], as: UTF8.self))
    case 6:
      let units = (0..<count).map {
        UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1])
      }
      return .text(String(decoding: units, as: UTF16.self))
    case 10: return .list(references(count, at: start))
    default:
      let keys = references(count, at: start)
      let values = references(count, at: start + count * referenceSize)
      return .table(zip(keys, values).map { ($0, $1) })
    }
  }

  private func references(_ count: Int, at start: Int) -> [Int] {
    (0..<count).map { integer(at: start + $0 * referenceSize, size: referenceSize) ?? -1 }
  }
}

/// An object of an archive, with what it keeps by name.
struct KeyedObject {
  let archive: KeyedArchive
  private var values: [String: Int] = [:]

  init?(at index: Int, in archive: KeyedArchive) {
    guard case .table(let entries) = archive.resolved(index) else { return nil }
    self.archive = archive
    for (key, value) in entries {
      if case .text(let name) = archive.value(key) { values[name] = value }
    }
  }

  private func value(_ key: String) -> KeyedArchive.Value {
    values[key].map(archive.resolved) ?? .null
  }

  func object(_ key: String) -> KeyedObject? {
    values[key].flatMap { KeyedObject(at: archive.place(of: $0), in: archive) }
  }

  func number(_ key: String) -> CGFloat? {
    switch value(key) {
    case .number(let number): CGFloat(number)
    case .bool(let flag): flag ? 1 : 0
    default: nil
    }
  }

  func flag(_ key: String) -> Bool? { number(key).map { $0 != 0 } }

  /// `$null` stands for nothing.
  func text(_ key: String) -> String? {
    guard case .text(let text) = value(key), text != "$null" else { return nil }
    return text
  }

  /// The numbers of a text that is kept as bytes: those of colours.
  func bytesAsNumbers(_ key: String) -> [CGFloat]? {
    guard case .data(let bytes) = value(key) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\0" }
      .compactMap { Double($0) }.map { CGFloat($0) }
  }

  /// The numbers of a text such as `{{0, 0}, {1, 1}}`, alone or in a value of them.
  func numbers(_ key: String) -> [CGFloat] {
    let own = text(key)
    let inner = object(key).flatMap {
      $0.text("NS.pointval") ?? $0.text("NS.sizeval") ?? $0.text("NS.rectval")
    }
    return (own ?? inner ?? "").split { "{}, ".contains($0) }.compactMap { Double($0) }
      .map { CGFloat($0) }
  }

  func point(_ key: String) -> CGPoint? {
    let numbers = numbers(key)
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  func size(_ key: String) -> CGSize? {
    let numbers = numbers(key)
    guard numbers.count == 2 || numbers.count == 4 else { return nil }
    return CGSize(width: numbers[numbers.count - 2], height: numbers[numbers.count - 1])
  }

  /// What stands in an archived array.
  func objects(_ key: String) -> [KeyedObject] {
    guard let list = object(key), case .list(let items) = list.value("NS.objects") else {
      return []
    }
    return items.compactMap { KeyedObject(at: archive.place(of: $0), in: archive) }
  }

  func numberList(_ key: String) -> [CGFloat] {
    guard let list = object(key), case .list(let items) = list.value("NS.objects") else {
      return []
    }
    return items.compactMap {
      if case .number(let number) = archive.resolved($0) { return CGFloat(number) }
      return nil
    }
  }

  /// The values of an archived dictionary that are texts or numbers.
  func entry(_ key: String, _ name: String) -> String? {
    guard let table = object(key), case .list(let keys) = table.value("NS.keys"),
      case .list(let items) = table.value("NS.objects")
    else { return nil }
    for (key, item) in zip(keys, items) {
      if case .text(name) = archive.resolved(key), case .text(let text) = archive.resolved(item) {
        return text
      }
    }
    return nil
  }

  /// Its class and those above it.
  var classNames: [String] {
    guard let type = object("$class"), case .list(let items) = type.value("$classes") else {
      return []
    }
    return items.compactMap {
      if case .text(let name) = archive.resolved($0) { return name }
      return nil
    }
  }

  var identity: String? { object("$class")?.text("$classname") }
}
