import Foundation
import Geometry
import LiveLink
import VirtualTime
@_spi(Runtime) import ViewRuntime

/// Tells a session what a live program says to those who do not see it, as differences.
///
/// The tree is collected ten times a second at the most, and so seldom that it takes no more than a twentieth of the
/// time; what has only moved is told twice a second. Nothing is collected while the picture stays as it is. Where a
/// frame has no room for it beside the picture, it waits for a rest between frames, for a second at the most.
@MainActor
struct AccessibilityMirror {
  /// Seconds between two collections.
  private static let interval = 0.1
  /// Seconds between two messages that tell of places alone.
  private static let placeInterval = 0.5
  /// How much longer than a collection the time after it is.
  private static let pause = 20.0
  /// Seconds without a new frame that are a rest.
  private static let rest = 0.1
  /// Seconds between two collections that each cost a frame.
  private static let costlyInterval = 1.0

  /// An element that the session knows of, and what stood in it.
  private struct Known {
    var element: LiveAccessibilityElement
    var children: [Int]
  }

  /// By number; 0 is the window.
  private var known: [Int: Known] = [:]
  private var lastID = 0
  private var owesWhole = true
  /// The number of the frame that was told of last.
  private var frameNumber: Int?
  /// Real time.
  private var nextCollection = 0.0
  /// Real time: until then only a rest between frames is used.
  private var nextCostlyCollection = 0.0
  private var nextPlaces = 0.0
  /// Whether places have changed that were not told of.
  private var owesPlaces = false
  /// What a collection's cost is measured with, in seconds.
  private let clock: () -> Double

  init(clock: @escaping () -> Double = { RealClock.now }) { self.clock = clock }

  /// When the tree is to be looked at again, in seconds of the real clock; nil while frame `number`, which was run
  /// at `frameTime`, is all there is.
  func due(at number: Int, since frameTime: Double) -> Double? {
    let next = max(
      nextCollection, min(nextCostlyCollection, frameTime + AccessibilityMirror.rest))
    if owesWhole || frameNumber != number { return next }
    return owesPlaces ? max(nextPlaces, next) : nil
  }

  /// Has nothing told before `time` of the real clock.
  mutating func wait(until time: Double) { nextCollection = time }

  /// What has changed, if it is time to say so. Beside the picture, frame `number`, which was run at `frameTime`, has
  /// `room` seconds left.
  mutating func changes(
    in host: ViewHost, frame number: Int, since frameTime: Double, room: Double, now: Double
  ) -> LiveAccessibilityChange? {
    guard let due = due(at: number, since: frameTime), due <= now else { return nil }
    let began = clock()
    let next = numbered(host.accessibilityTree())
    var change = difference(to: next)
    frameNumber = number
    let isQuiet = change.elements.isEmpty && change.children.isEmpty && !change.isWhole
    owesPlaces = isQuiet && !change.places.isEmpty && now < nextPlaces
    if owesPlaces { change.places = [] }
    if !change.isEmpty {
      known = next
      owesWhole = false
      nextPlaces = now + AccessibilityMirror.placeInterval
    }
    let cost = clock() - began
    nextCollection = now + max(AccessibilityMirror.interval, cost * AccessibilityMirror.pause)
    nextCostlyCollection = cost < room ? nextCollection : now + AccessibilityMirror.costlyInterval
    return change.isEmpty ? nil : change
  }

  /// Where the element that the session knows as `id` stands now; nil when it is gone.
  func path(of id: Int, in host: ViewHost) -> [Int]? {
    var copy = self
    let tree = host.accessibilityTree()
    let numbers = copy.numbered(tree)
    func find(_ parent: Int) -> [Int]? {
      for (index, child) in (numbers[parent]?.children ?? []).enumerated() {
        if child == id { return [index] }
        if let inside = find(child) { return [index] + inside }
      }
      return nil
    }
    return find(0)
  }

  private func difference(to next: [Int: Known]) -> LiveAccessibilityChange {
    var change = LiveAccessibilityChange()
    change.isWhole = owesWhole
    for id in next.keys.sorted() {
      let now = next[id]!
      let before = owesWhole ? nil : known[id]
      if now.children != before?.children ?? [] || id == 0 && before == nil {
        change.children[id] = now.children
      }
      guard id != 0, now.element != before?.element else { continue }
      if let before, now.element.differsOnlyInPlace(from: before.element) {
        change.places.append(
          [Double(id)] + now.element.frame + (now.element.touchPoint ?? []))
      } else {
        change.elements.append(now.element)
      }
    }
    return change
  }

  // MARK: Numbers

  /// What an element is known by from one time to the next.
  @MainActor
  private struct Name: Hashable {
    var role: String
    var identifier: String?
    var label: String?

    init(_ element: LiveAccessibilityElement, isWhole: Bool) {
      (role, identifier) = (element.role, element.identifier)
      label = isWhole ? element.label : nil
    }

    init(_ element: AccessibilityElement, isWhole: Bool) {
      (role, identifier) = (element.role.rawValue, element.identifier)
      label = isWhole ? element.label : nil
    }
  }

  /// The elements with the numbers that they have, or new ones.
  private mutating func numbered(_ tree: [AccessibilityElement]) -> [Int: Known] {
    var result: [Int: Known] = [:]
    let window = LiveAccessibilityElement(id: 0, role: "window", frame: [])
    let ids = number(tree, in: 0, result: &result)
    result[0] = Known(element: window, children: ids)
    return result
  }

  /// Gives each of `elements` the number of the one in `parent` that it was: the one of the same name, or else
  /// the next one of its kind.
  private mutating func number(
    _ elements: [AccessibilityElement], in parent: Int, result: inout [Int: Known]
  ) -> [Int] {
    var ids = [Int](repeating: 0, count: elements.count)
    var left = known[parent]?.children ?? []
    for isNamed in [true, false] {
      // The last first, so that each is taken from the end.
      var places = Dictionary(grouping: left.reversed()) { id in
        known[id].map { Name($0.element, isWhole: isNamed) }
      }
      for (index, element) in elements.enumerated() where ids[index] == 0 {
        ids[index] = places[Name(element, isWhole: isNamed)]?.popLast() ?? 0
      }
      let taken = Set(ids)
      left.removeAll(where: taken.contains)
    }
    for index in elements.indices where ids[index] == 0 {
      lastID += 1
      ids[index] = lastID
    }
    for (id, element) in zip(ids, elements) {
      let children = number(element.children, in: id, result: &result)
      result[id] = Known(element: element.told(as: id), children: children)
    }
    return ids
  }
}

extension AccessibilityElement {
  fileprivate func told(as id: Int) -> LiveAccessibilityElement {
    func points(_ value: CGFloat) -> Double { value.isFinite ? (value * 10).rounded() / 10 : 0 }
    var told = LiveAccessibilityElement(
      id: id, role: role.rawValue,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(points))
    (told.label, told.value, told.hint) = (label, value, hint)
    told.identifier = identifier
    told.traits = traits.isEmpty ? nil : traits.names
    told.headingLevel = headingLevel.flatMap { $0 > 0 ? $0 : nil }
    told.isEnabled = isEnabled ? nil : false
    told.isFocused = focus?.isFocused == true ? true : nil
    let names = actionNames.prefix(actions.count)
    told.actions = names.isEmpty ? nil : Array(names)
    told.isAdjustable = adjust == nil ? nil : true
    told.touchPoint = activationPoint.map { [points($0.x), points($0.y)] }
    return told
  }
}

extension ViewHost {
  /// Does what assistive technologies ask for; false where the element at that path is gone or cannot do it.
  func take(_ use: LiveElementUse) -> Bool {
    guard let path = use.path, let element = accessibilityElement(at: path), element.isEnabled
    else {
      return false
    }
    switch use.action {
    case .perform(let index):
      guard element.actions.indices.contains(index) else { return false }
      element.actions[index].perform()
    case .increment, .decrement:
      guard let adjust = element.adjust else { return false }
      adjust(use.action == .increment ? .increment : .decrement)
    case .focus, .blur:
      guard let focus = element.focus else { return false }
      focus.set(use.action == .focus)
    }
    return true
  }

  private func accessibilityElement(at path: [Int]) -> AccessibilityElement? {
    var (elements, found) = (accessibilityTree(), AccessibilityElement?.none)
    for index in path {
      guard elements.indices.contains(index) else { return nil }
      found = elements[index]
      elements = elements[index].children
    }
    return found
  }
}
