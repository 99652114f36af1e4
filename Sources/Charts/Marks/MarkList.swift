import Foundation
import Geometry

/// The marks of a chart, as its content adds them.
public struct _MarkList {
  var records: [MarkRecord] = []
  var x = AxisCollection()
  var y = AxisCollection()
  /// What the modifiers around the content that adds just now say.
  var attributes: MarkAttributeNode?
  /// Where in the content the next mark stands.
  var path = 0

  init() {}

  /// Runs `body` one step deeper in the content: `step` is an index, or the hash of an element's identity.
  @inline(__always)
  mutating func descend(_ step: Int, _ body: (inout _MarkList) -> Void) {
    let saved = path
    path = MarkIdentity.join(path, step)
    body(&self)
    path = saved
  }

  /// Makes room for `count` more records; loops within loops ask often, so that it grows by doubling.
  mutating func reserve(_ count: Int) {
    guard records.count + count > records.capacity else { return }
    records.reserveCapacity(max(records.count + count, 2 * records.count))
  }

  mutating func with(_ attribute: MarkAttribute, _ body: (inout _MarkList) -> Void) {
    let saved = attributes
    attributes = MarkAttributeNode(attribute, outer: saved)
    body(&self)
    attributes = saved
  }

  mutating func append(_ kind: MarkKind, _ fill: (inout MarkRecord, inout _MarkList) -> Void) {
    var record = MarkRecord(kind: kind, identity: path, attributes: attributes)
    fill(&record, &self)
    records.append(record)
  }
}

enum MarkIdentity {
  /// A number for a place in the content: equal for equal steps, and hardly ever for others.
  @inline(__always)
  static func join(_ path: Int, _ step: Int) -> Int {
    var mixed = UInt64(bitPattern: Int64(path)) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= UInt64(bitPattern: Int64(step)) &+ 0x632B_E59B_D9B4_E019
    mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return Int(Int64(bitPattern: mixed ^ (mixed >> 32)))
  }
}

enum MarkKind: UInt8, Hashable, Sendable {
  case bar, line, point, area, rule, rectangle, sector, function
}

/// Where a mark stands along one axis, in the axis's own measure; categories are counted in the order
/// in which they came.
struct Extent: Equatable, Sendable {
  enum Form: UInt8, Sendable {
    case absent
    /// A single value.
    case value
    /// The unit that the value lies in: a month, a bin.
    case unit
    /// From one value to another.
    case range
  }

  var form = Form.absent
  var start = 0.0
  var end = 0.0

  var isAbsent: Bool { form == .absent }
  var middle: Double { (start + end) / 2 }

  static let absent = Extent()
  static func range(_ start: Double, _ end: Double) -> Extent {
    Extent(form: .range, start: start, end: end)
  }
}

/// What one mark was made with.
struct MarkRecord {
  var kind: MarkKind
  var identity: Int
  var attributes: MarkAttributeNode?
  var x = Extent.absent
  var y = Extent.absent
  /// The name of the line or area that a mark belongs to; nil for none.
  var series: _PlottedValue?
  var options: MarkOptions?

  init(kind: MarkKind, identity: Int, attributes: MarkAttributeNode?) {
    self.kind = kind
    self.identity = identity
    self.attributes = attributes
  }
}

/// What few marks say; shared by the marks that say nothing.
final class MarkOptions: @unchecked Sendable {
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// Of sectors: how much of the circle, and from where to where along its radius.
  var angle = Extent.absent
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var edges: MarkEdges

  init(edges: MarkEdges = MarkEdges()) { self.edges = edges }
  var function: FunctionPlot?
}

/// Where a mark ends that no value says, in points of the plot from its upper left corner; nil is the plot's edge.
struct MarkEdges: Equatable, Sendable {
  var xStart: CGFloat?
  var xEnd: CGFloat?
  var yStart: CGFloat?
  var yEnd: CGFloat?
}

/// What the marks say about one axis before there is a scale.
struct AxisCollection {
  /// The first mark decides.
  private(set) var kind: PlottedKind?
  private(set) var categories: [String] = []
  private var places: [String: Int] = [:]
  private var last: (name: String, place: Double)?

  mutating func extent(_ datum: PlottedDatum) -> Extent {
    let start = number(datum.value)
    guard let end = datum.end else { return Extent(form: .value, start: start, end: start) }
    return Extent(form: .unit, start: start, end: end)
  }

  mutating func range(_ start: PlottedDatum, _ end: PlottedDatum) -> Extent {
    .range(number(start.value), number(end.value))
  }

  mutating func number(_ value: _PlottedValue) -> Double {
    if kind == nil { kind = value.kind }
    switch value {
    case .number(let number), .date(let number): return number
    case .category(let name):
      if let last, last.name == name { return last.place }
      let place = places[name] ?? categories.count
      if place == categories.count {
        places[name] = place
        categories.append(name)
      }
      last = (name, Double(place))
      return Double(place)
    }
  }
}
