/// The kind of one step of a path.
enum PathVerb: UInt8, Sendable {
  case move, line, quadCurve, curve, close

  /// How many points the step takes.
  var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .close: 0
    }
  }
}

/// The kinds of a path's steps, one after another.
///
/// The first 16 lie in one number, four bits each: most paths have no more, and are built anew in each
/// frame in which a shape moves. An allocation less is a thirtieth of such a frame.
struct PathVerbs: RandomAccessCollection, Equatable, Sendable {
  private static let packedCount = 16

  private(set) var count = 0
  private var packed: UInt64 = 0
  private var rest: [PathVerb] = []

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> PathVerb {
    if index >= Self.packedCount { return rest[index - Self.packedCount] }
    precondition(index >= 0 && index < count, "verb \(index) of \(count)")
    return PathVerb(rawValue: UInt8(truncatingIfNeeded: packed >> UInt64(4 * index) & 15))!
  }

  mutating func append(_ verb: PathVerb) {
    if count < Self.packedCount {
      packed |= UInt64(verb.rawValue) &<< UInt64(4 &* count)
    } else {
      rest.append(verb)
    }
    count += 1
  }

  mutating func append(contentsOf verbs: PathVerbs) {
    for verb in verbs { append(verb) }
  }

  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > Self.packedCount { rest.reserveCapacity(capacity - Self.packedCount) }
  }
}
