import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// A key from the source of random numbers, which is the run's seed where there is one.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) }
  }

  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// What says who wrote a message.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence,
  CustomStringConvertible, Sendable
{
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// Codes of authentication by a function of hashing (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>
  private let key: SymmetricKey
  private var bytes: [UInt8] = []

  public init(key: SymmetricKey) { self.key = key }

  public mutating func update<D: DataProtocol>(data: D) { bytes.append(contentsOf: data) }

  public func finalize() -> MAC {
    // H(K ^ opad, H(K ^ ipad, text)), with the key filled to a block, or hashed where it is longer.
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    let inner = H.hash(data: block.map { $0 ^ 0x36 } + bytes)
    return MAC(bytes: Array(H.hash(data: block.map { $0 ^ 0x5c } + Array(inner))))
  }

  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey)
    -> MAC
  {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether `code` is that of `data`; all bytes are compared, wherever the first differs.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    let right = authenticationCode(for: data, using: key).bytes
    let given = code.withUnsafeBytes { Array($0) }
    guard right.count == given.count else { return false }
    return zip(right, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
