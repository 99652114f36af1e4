import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewContent

/// A view that tells others what is done with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  nonisolated public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true { didSet { stateChanged() } }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  public private(set) var isTracking = false
  public private(set) var isTouchInside = false
  private var targets: [(target: TargetAction, events: Event)] = []
  /// What goes to the first responder that takes it.
  private var unaddressed: [(action: Selector, events: Event)] = []
  private var handlers: [(action: UIAction, events: Event)] = []

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if !isEnabled { state.insert(.disabled) }
    return state
  }

  func stateChanged() { setNeedsLayout() }

  /// The same target and action a second time are told once of an event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return unaddressed.append((action, controlEvents)) }
    if let there = targets.firstIndex(where: { $0.target.matches(target, action) }) {
      return targets[there].events.formUnion(controlEvents)
    }
    targets.append((TargetAction(target, action), controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for place in targets.indices.reversed() where targets[place].target.matches(target, action) {
      targets[place].events.subtract(controlEvents)
      if targets[place].events.isEmpty { targets.remove(at: place) }
    }
    guard target == nil else { return }
    unaddressed.removeAll { entry in
      (action == nil || entry.action == action) && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { $0.action === action }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      entry.target.send(from: self)
    }
    for entry in unaddressed where !entry.events.isDisjoint(with: controlEvents) {
      _ = passOn(entry.action, from: self)
    }
    for entry in handlers where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.perform(from: self)
    }
  }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown)
  }

  /// A finger may leave it by this much, in points.
  private static let reach: CGFloat = 70

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
      .contains(touch.location(in: self))
    if isInside != isTouchInside {
      isTouchInside = isInside
      isHighlighted = isInside
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if !continueTracking(touch, with: event) { isTracking = false }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    endTracking(touches.first, with: event)
    sendActions(
      for: wasInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }
}
