import Foundation
import Geometry
import ViewCatalog
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
    return data.marks.compactMap { mark in
      let said = MarkAccessibility(mark.record.attributes)
      guard said.isHidden != true, let box = boxes[mark.record.identity] else { return nil }
      var element = AccessibilityElement(frame: box.offsetBy(dx: origin.x, dy: origin.y))
      element.label = said.label.map(context.string) ?? label(of: mark)
      element.value = said.value.map(context.string) ?? value(of: mark)
      element.identifier = said.identifier
      return element.label == nil && element.value == nil ? nil : element
    }
  }

  // MARK: Names and values

  /// Where it stands, and which group it is of: "Monday, Cats".
  private func label(of mark: ChartData.Mark) -> String? {
    let record = mark.record
    let place =
      switch record.kind {
      case .sector, .function: nil as String?
      case .rule: words(record.x, data.x) ?? words(record.y, data.y)
      default:
        mark.isHorizontal ? words(record.y, data.y) : words(record.x, data.x)
      }
    let look = data.looks[mark.look]
    let group = look.styleGroup ?? record.series ?? look.symbolGroup
    let parts = [place, group?.label].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// How much it is.
  private func value(of mark: ChartData.Mark) -> String? {
    let record = mark.record
    switch record.kind {
    case .sector:
      guard let angle = record.options?.angle else { return nil }
      return NumberLabel.string(angle.form == .range ? angle.end - angle.start : angle.start)
    case .rule:
      return record.x.isAbsent ? nil : words(record.y, data.y)
    case .function: return nil
    default:
      return mark.isHorizontal
        ? amount(record.x, data.x, mark.isStacked) : amount(record.y, data.y, mark.isStacked)
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
