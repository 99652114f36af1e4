import CDigest
import Foundation

/// What a function of hashing answers: as many bytes whatever went in.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A function from any bytes to a digest.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of all of `data`.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The bytes of a digest, which is written as Apple's: `SHA256 digest: 2cf2…`.
public struct DigestBytes<Kind: DigestKind>: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { Kind.byteCount }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "\(Kind.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
  /// A digest may be compared with bytes that came from elsewhere.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left.bytes.elementsEqual(right)
  }
}

/// Which function it is.
public protocol DigestKind: Sendable {
  static var name: String { get }
  static var byteCount: Int { get }
  static var blockByteCount: Int { get }
  static var number: Int { get }
}

/// A function over the bytes added so far, which are kept until its end. Cost: the bytes' number, once.
public struct HashOf<Kind: DigestKind>: HashFunction {
  public typealias Digest = DigestBytes<Kind>
  private var bytes: [UInt8] = []

  public init() {}
  public static var blockByteCount: Int { Kind.blockByteCount }
  public static var byteCount: Int { Kind.byteCount }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: bufferPointer)
  }
  public func finalize() -> Digest {
    Digest(bytes: written { digest_of(Kind.algorithm, bytes, bytes.count, $0) })
  }
}

extension DigestKind {
  static var algorithm: digest_algorithm { digest_algorithm(UInt32(number)) }
}

/// What a C function writes into 64 bytes, of which it answers the number used.
func written(_ write: (UnsafeMutablePointer<UInt8>) -> Int) -> [UInt8] {
  var buffer = [UInt8](repeating: 0, count: 64)
  let count = write(&buffer)
  return Array(buffer.prefix(count))
}

public enum SHA256Kind: DigestKind {
  public static var name: String { "SHA256" }
  public static var byteCount: Int { 32 }
  public static var blockByteCount: Int { 64 }
  public static var number: Int { 0 }
}
public enum SHA384Kind: DigestKind {
  public static var name: String { "SHA384" }
  public static var byteCount: Int { 48 }
  public static var blockByteCount: Int { 128 }
  public static var number: Int { 1 }
}
public enum SHA512Kind: DigestKind {
  public static var name: String { "SHA512" }
  public static var byteCount: Int { 64 }
  public static var blockByteCount: Int { 128 }
  public static var number: Int { 2 }
}

public typealias SHA256 = HashOf<SHA256Kind>
public typealias SHA384 = HashOf<SHA384Kind>
public typealias SHA512 = HashOf<SHA512Kind>
public typealias SHA256Digest = DigestBytes<SHA256Kind>
public typealias SHA384Digest = DigestBytes<SHA384Kind>
public typealias SHA512Digest = DigestBytes<SHA512Kind>

/// Functions that keep nothing safe any more.
public enum Insecure {
  public typealias SHA1 = HashOf<SHA1Kind>
  public typealias MD5 = HashOf<MD5Kind>
  public typealias SHA1Digest = DigestBytes<SHA1Kind>
  public typealias MD5Digest = DigestBytes<MD5Kind>

  public enum SHA1Kind: DigestKind {
    public static var name: String { "SHA1" }
    public static var byteCount: Int { 20 }
    public static var blockByteCount: Int { 64 }
    public static var number: Int { 3 }
  }
  public enum MD5Kind: DigestKind {
    public static var name: String { "MD5" }
    public static var byteCount: Int { 16 }
    public static var blockByteCount: Int { 64 }
    public static var number: Int { 4 }
  }
}
