import CShaderRows

/// Looks again and again at the rows of pixels that shaders compute, on all threads, and finds those that do not
/// come to their end. One look costs a microsecond; the shaders themselves are not slowed.
package struct RunningShaders {
  private struct Row: Hashable {
    let place: UnsafeRawPointer?
    let number: UInt64
  }

  /// When each row was seen first.
  private var known: [Row: Double] = [:]

  package init() {}

  /// The function whose row has been running longest, and for how long, in seconds; nil while none runs.
  ///
  /// - Parameter now: seconds of a clock of the caller's, which grow from look to look.
  package mutating func look(at now: Double) -> (name: String, seconds: Double)? {
    var rows = [shader_place](repeating: shader_place(), count: 64)
    let count = rows.withUnsafeMutableBufferPointer { shader_rows($0.baseAddress, Int32($0.count)) }
    var seen: [Row: Double] = [:]
    var longest: (name: String, seconds: Double)?
    for row in rows.prefix(Int(count)) {
      let key = Row(place: row.place, number: row.number)
      let start = known[key] ?? now
      seen[key] = start
      if now - start > longest?.seconds ?? -1 {
        longest = (String(cString: row.name), now - start)
      }
    }
    known = seen
    return longest
  }
}
