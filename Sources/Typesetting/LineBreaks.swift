import Foundation
import _FoundationICU

/// Where lines may and must end, after the Unicode line breaking rules (UAX 14).
struct LineBreaks {
  /// UTF-16 offsets after which a line may end, in order; the text's end is the last.
  private(set) var opportunities: [Int] = []
  /// Those of them after which a new line must begin.
  private(set) var mandatory: Set<Int> = []

  init(_ units: [UInt16]) {
    guard !units.isEmpty else { return }
    let rules = Self.rules
    let found = rules.withLock { $0.breaks(in: units) }
    if found.isEmpty { breakAtSpaces(units) }
    for (offset, isMandatory) in found {
      opportunities.append(offset)
      if isMandatory { mandatory.insert(offset) }
    }
  }

  // Opening the rules takes longer than using them: one iterator serves every text.
  private static let rules = Locked(Rules())

  // Used inside of `Locked` alone.
  private struct Rules: @unchecked Sendable {
    var iterator: OpaquePointer?

    mutating func breaks(in units: [UInt16]) -> [(offset: Int, isMandatory: Bool)] {
      units.withUnsafeBufferPointer { buffer in
        var status = U_ZERO_ERROR
        let count = Int32(buffer.count)
        if iterator == nil {
          iterator = swift_ubrk_open(UBRK_LINE, "en", buffer.baseAddress, count, &status)
        } else {
          swift_ubrk_setText(iterator, buffer.baseAddress, count, &status)
        }
        guard let iterator, status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
        var found: [(offset: Int, isMandatory: Bool)] = []
        _ = swift_ubrk_first(iterator)
        while case let offset = swift_ubrk_next(iterator), offset >= 0 {
          // Rule status 100 and above is a hard break.
          found.append((Int(offset), swift_ubrk_getRuleStatus(iterator) >= 100))
        }
        return found
      }
    }
  }

  /// For a system whose library has no rules.
  mutating func breakAtSpaces(_ units: [UInt16]) {
    for (index, unit) in units.enumerated() {
      let isNewline = unit == 0x0A
      if isNewline { mandatory.insert(index + 1) }
      if isNewline || unit == 0x20 || index == units.count - 1 { opportunities.append(index + 1) }
    }
  }
}
