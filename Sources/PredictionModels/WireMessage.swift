/// A message in the wire format of Protocol Buffers, as https://protobuf.dev/programming-guides/encoding describes it: numbered
/// fields, of which any may be there several times.
struct WireMessage {
  enum Field {
    case integer(UInt64)
    case bits(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var fields: [Int: [Field]] = [:]

  /// Throws `PredictionError.malformed` where `bytes` end within a field. Linear in their number.
  init(_ bytes: ArraySlice<UInt8>) throws {
    var rest = bytes
    while !rest.isEmpty {
      let tag = try Self.integer(&rest)
      let field: Field
      switch tag & 7 {
      case 0: field = .integer(try Self.integer(&rest))
      case 1: field = .bits(try Self.bits(&rest, count: 8))
      case 2:
        let count = try Self.integer(&rest)
        guard count <= UInt64(rest.count) else { throw PredictionError.malformed }
        field = .bytes(rest.prefix(Int(count)))
        rest = rest.dropFirst(Int(count))
      case 5: field = .bits(try Self.bits(&rest, count: 4))
      default: throw PredictionError.malformed
      }
      fields[Int(truncatingIfNeeded: tag >> 3), default: []].append(field)
    }
  }

  func has(_ number: Int) -> Bool { fields[number] != nil }

  /// The last value counts, as the format wants it; 0 where there is none.
  func integer(_ number: Int) -> Int64 {
    if case .integer(let value)? = fields[number]?.last { Int64(bitPattern: value) } else { 0 }
  }

  func double(_ number: Int) -> Double {
    if case .bits(let value)? = fields[number]?.last { Double(bitPattern: value) } else { 0 }
  }

  func string(_ number: Int) -> String? {
    if case .bytes(let bytes)? = fields[number]?.last {
      String(decoding: bytes, as: UTF8.self)
    } else {
      nil
    }
  }

  func strings(_ number: Int) -> [String] {
    bytes(number).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Nil where there is none.
  func message(_ number: Int) throws -> WireMessage? {
    try bytes(number).last.map { try WireMessage($0) }
  }

  func messages(_ number: Int) throws -> [WireMessage] {
    try bytes(number).map { try WireMessage($0) }
  }

  /// Numbers one by one, or packed into one field.
  func doubles(_ number: Int) throws -> [Double] {
    var values: [Double] = []
    for field in fields[number] ?? [] {
      switch field {
      case .bits(let value): values.append(Double(bitPattern: value))
      case .bytes(var bytes):
        while !bytes.isEmpty {
          values.append(Double(bitPattern: try Self.bits(&bytes, count: 8)))
        }
      case .integer: throw PredictionError.malformed
      }
    }
    return values
  }

  /// Whole numbers one by one, or packed into one field.
  func integers(_ number: Int) throws -> [Int64] {
    var values: [Int64] = []
    for field in fields[number] ?? [] {
      switch field {
      case .integer(let value): values.append(Int64(bitPattern: value))
      case .bytes(var bytes):
        while !bytes.isEmpty { values.append(Int64(bitPattern: try Self.integer(&bytes))) }
      case .bits: throw PredictionError.malformed
      }
    }
    return values
  }

  private func bytes(_ number: Int) -> [ArraySlice<UInt8>] {
    (fields[number] ?? []).compactMap { if case .bytes(let bytes) = $0 { bytes } else { nil } }
  }

  /// Seven bits a byte, the lowest first.
  private static func integer(_ rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      guard let byte = rest.popFirst() else { throw PredictionError.malformed }
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return value }
    }
    throw PredictionError.malformed
  }

  private static func bits(_ rest: inout ArraySlice<UInt8>, count: Int) throws -> UInt64 {
    guard rest.count >= count else { throw PredictionError.malformed }
    let value = rest.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(count)
    return value
  }
}
