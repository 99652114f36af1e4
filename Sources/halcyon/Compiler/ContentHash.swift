/// A 128-bit name for a content: the same bytes have the same name, others practically never.
///
/// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv: nobody gains by forging the name of a
/// program in one's own cache, so a cryptographic hash would be idle. About 3 ns a byte.
package struct ContentHash: Sendable {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  package init() {}

  /// Adds one field; its length counts, so that fields do not run into each other.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    addLength(bytes.count)
    for byte in bytes { add(byte) }
  }

  package mutating func add(_ text: String) { add(text.utf8) }

  private mutating func addLength(_ count: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: count >> shift)) }
  }

  private mutating func add(_ byte: UInt8) {
    state ^= UInt128(byte)
    state = state &* ContentHash.prime
  }

  /// 32 hexadecimal digits.
  package var name: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
