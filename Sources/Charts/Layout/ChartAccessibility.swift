import Foundation
import Geometry
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// What a chart says of its marks to those who do not see it: an element each, in the order of the
/// content. Nothing is made before somebody asks.
extension PlotBuilder {
  /// A chart of more marks than this is told by its axes alone: nobody listens to thousands.
  private static let mostSpokenMarks = 1_000

  @MainActor
  func accessibilityElements(in context: AccessibilityContext) -> [AccessibilityElement] {
    guard data.marks.count <= Self.mostSpokenMarks else { return [] }
    let boxes = markBoxes
    let origin = context.frame.origin
    let words = data.spokenWords.of(data)
    return data.marks.indices.compactMap { index in
      let record = data.marks[index].record
      let said = MarkAccessibility(record.attributes)
      guard said.isHidden != true, let box = boxes[record.identity] else { return nil }
      var element = AccessibilityElement(frame: box.offsetBy(dx: origin.x, dy: origin.y))
      element.label = said.label.map(context.string) ?? words[index].label
      element.value = said.value.map(context.string) ?? words[index].value
      element.identifier = said.identifier
      return element.label == nil && element.value == nil ? nil : element
    }
  }

  // MARK: Places

  /// The marks' boxes in points of the plot, by identity.
  private var markBoxes: [Int: CGRect] {
    var boxes: [Int: CGRect] = [:]
    for mark in marks {
      switch mark.form {
      case .rectangle(let box, _, _): boxes[mark.identity] = box
      case .symbol(let center, let size, _): boxes[mark.identity] = .around(center, size)
      case .place(let center): boxes[mark.identity] = .around(center, Self.pointSize)
      case .rule(let from, let to, _):
        boxes[mark.identity] = CGRect.around(from, .zero).union(.around(to, .zero))
      case .line(let curve, _, _), .area(let curve, _, _, _):
        for (point, identity) in zip(curve.points, curve.identities) {
          boxes[identity] = .around(point, Self.pointSize)
        }
      case .sector(let sector): boxes[mark.identity] = sector.path.boundingRect
      case .path(let path, _): boxes[mark.identity] = path.boundingRect
      }
    }
    return boxes
  }

  /// The box of a point of a line, in points.
  private static let pointSize = CGSize(width: 10, height: 10)
}

/// What is said of the marks of some data. It does not depend on where they stand, so that it is put into words once
/// while a chart scrolls.
final class MarkWords {
  private var words: [(label: String?, value: String?)]?

  /// The names and amounts of all marks of `data`, whose words these are.
  func of(_ data: ChartData) -> [(label: String?, value: String?)] {
    if let words { return words }
    let made = data.marks.map { (label: data.label(of: $0), value: data.value(of: $0)) }
    words = made
    return made
  }
}

extension ChartData {
  /// Where it stands, and which group it is of: "Monday, Cats".
  fileprivate func label(of mark: Mark) -> String? {
    let record = mark.record
    let place =
      switch record.kind {
      case .sector, .function: nil as String?
      case .rule: words(record.x, x) ?? words(record.y, y)
      default:
        mark.isHorizontal ? words(record.y, y) : words(record.x, x)
      }
    let look = looks[mark.look]
    let group = look.styleGroup ?? record.series ?? look.symbolGroup
    let parts = [place, group?.label].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// How much it is.
  fileprivate func value(of mark: Mark) -> String? {
    let record = mark.record
    switch record.kind {
    case .sector:
      guard let angle = record.options?.angle else { return nil }
      return NumberLabel.string(angle.form == .range ? angle.end - angle.start : angle.start)
    case .rule:
      return record.x.isAbsent ? nil : words(record.y, y)
    case .function: return nil
    default:
      return mark.isHorizontal
        ? amount(record.x, x, mark.isStacked) : amount(record.y, y, mark.isStacked)
    }
  }

  /// What was put upon others, or upon zero, is as much as it is long.
  private func amount(_ extent: Extent, _ axis: AxisCollection, _ isStacked: Bool) -> String? {
    guard isStacked, extent.form == .range, axis.kind == .number else { return words(extent, axis) }
    return NumberLabel.string(extent.end - extent.start)
  }

  private func words(_ extent: Extent, _ axis: AxisCollection) -> String? {
    guard let kind = axis.kind else { return nil }
    func word(_ number: Double) -> String? {
      switch kind {
      case .number: return NumberLabel.string(number)
      case .date: return _PlottedValue.date(number).label
      case .category:
        let place = Int(number)
        return axis.categories.indices.contains(place) ? axis.categories[place] : nil
      }
    }
    switch extent.form {
    case .absent: return nil
    case .value, .unit: return word(extent.start)
    case .range:
      guard let start = word(extent.start), let end = word(extent.end) else { return nil }
      return "\(start) – \(end)"
    }
  }
}

extension CGRect {
  fileprivate static func around(_ center: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension MarkAccessibility {
  /// What all modifiers around a mark say; those further inside come first and hold.
  init(_ node: MarkAttributeNode?) {
    self.init()
    var node = node
    while let current = node {
      if case .accessibility(let said) = current.attribute {
        label = label ?? said.label
        value = value ?? said.value
        identifier = identifier ?? said.identifier
        isHidden = isHidden ?? said.isHidden
      }
      node = current.outer
    }
  }
}
