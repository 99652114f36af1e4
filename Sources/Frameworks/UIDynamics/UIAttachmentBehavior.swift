internal import CPhysics
import Foundation
import SwiftUI

/// How far an attachment may turn, in radians.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat
  public init() { (minimum, maximum) = (0, 0) }
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }
  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Holds an item at a distance from a point or from another item, as a rod or as a spring, or by a pin, a slot, a rope.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items, anchor }

  private enum Kind {
    case distance, limit
    case pin(CGPoint)
    case fixed(CGPoint)
    case sliding(axis: CGVector)
  }

  public let items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  private let kind: Kind
  /// From the middles of the items, in points.
  private let offsets: [CGPoint]
  private var joint: OpaquePointer?

  private init(
    _ items: [any UIDynamicItem], _ type: AttachmentType, _ kind: Kind, offsets: [UIOffset] = [],
    anchor: CGPoint = .zero
  ) {
    self.items = items
    attachedBehaviorType = type
    self.kind = kind
    self.offsets = offsets.map { CGPoint(x: $0.horizontal, y: $0.vertical) }
    anchorPoint = anchor
    super.init()
    length = distance
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init([item], .anchor, .distance, offsets: [offset], anchor: point)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], .items, .distance, offsets: [offset1, offset2])
  }

  /// A rope: no nearer than it wants, and no farther than it is long.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], .items, .limit, offsets: [offset1, offset2])
  }

  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], .items, .fixed(attachmentAnchor))
  }

  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], .items, .pin(attachmentAnchor))
  }

  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor: CGPoint, axisOfTranslation: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      [item], .anchor, .sliding(axis: axisOfTranslation), anchor: attachmentAnchor)
  }

  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor: CGPoint,
    axisOfTranslation: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      [item1, item2], .items, .sliding(axis: axisOfTranslation), anchor: attachmentAnchor)
  }

  // MARK: What it is like

  /// Points of the reference view; a finger may lead an item by it.
  open var anchorPoint: CGPoint { didSet { isNew = true } }
  /// Points; at first as far as both are apart.
  open var length: CGFloat = 0 { didSet { isNew = true } }
  /// From 0 to 1, which is enough for no swinging; acts on springs.
  open var damping: CGFloat = 0 { didSet { isNew = true } }
  /// Swings a second; 0 is a rod.
  open var frequency: CGFloat = 0 { didSet { isNew = true } }
  /// What stays of a turn about a pin: torque that friction can take, in newton metres.
  open var frictionTorque: CGFloat = 0 { didSet { isNew = true } }
  /// How far pins turn, radians, and slots reach, points.
  open var attachmentRange = UIFloatRange.infinite { didSet { isNew = true } }

  /// Set where the world does not know yet.
  private var isNew = true { didSet { if isNew { changed() } } }

  /// From one end to the other, as they are now.
  private var distance: CGFloat {
    let (start, end) = (end(0), end(1))
    return hypot(end.x - start.x, end.y - start.y)
  }

  private func end(_ index: Int) -> CGPoint {
    guard index < items.count else { return anchorPoint }
    let item = items[index]
    let offset = index < offsets.count ? offsets[index] : .zero
    let turned = offset.applying(CGAffineTransform(rotationAngle: item.transform.turn))
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  // MARK: For the animator

  override var movedItems: [any UIDynamicItem] { items }

  override func join(in world: DynamicWorld) {
    if let joint, !physics_joint_is_whole(joint) { part(in: world) }
    guard isNew || joint == nil else { return }
    part(in: world)
    guard let first = items.first.flatMap({ world.body(of: $0) }) else { return }
    let second = items.count > 1 ? world.body(of: items[1]) : nil
    guard items.count == 1 || second != nil else { return }
    isNew = false
    joint = makeJoint(world, first, second)
    for body in [first, second] { body?.wake() }
  }

  private func makeJoint(_ world: DynamicWorld, _ first: DynamicBody, _ second: DynamicBody?)
    -> OpaquePointer?
  {
    let (box, one, two) = (world.pointer, first.pointer, second?.pointer)
    switch kind {
    case .pin(let anchor):
      let joint = physics_joint_pin(box, one, two, anchor.meters)
      limit(joint, by: 1)
      if frictionTorque > 0 { physics_joint_set_motor(joint, Float(frictionTorque), 0) }
      return joint
    case .fixed(let anchor): return physics_joint_fixed(box, one, two, anchor.meters)
    case .sliding(let axis):
      let size = max(hypot(axis.dx, axis.dy), 1e-9)
      // The joint measures how far the other one has come, as seen from the first.
      let joint = physics_joint_slide(
        box, one, two, physics_point(x: Float(-axis.dx / size), y: Float(-axis.dy / size)))
      limit(joint, by: DynamicWorld.pointsPerMeter)
      return joint
    case .distance, .limit:
      let joint = physics_joint_distance(box, one, two, end(0).meters, end(1).meters)
      let length = Float(max(length, 0) / DynamicWorld.pointsPerMeter)
      var (lower, upper) = (length, length)
      if case .limit = kind {
        lower = 0
      } else if frequency > 0 {
        // A spring is what lies between two limits: between equal ones there is a rod.
        (lower, upper) = (0, .greatestFiniteMagnitude)
      }
      physics_joint_set_distance(
        joint, length, lower, upper, Float(frequency), Float(min(max(damping, 0), 1)))
      return joint
    }
  }

  private func limit(_ joint: OpaquePointer?, by unit: CGFloat) {
    guard !attachmentRange.isInfinite else { return }
    let (lower, upper) = (attachmentRange.minimum / unit, attachmentRange.maximum / unit)
    physics_joint_set_limits(joint, true, Float(min(lower, upper)), Float(max(lower, upper)))
  }

  override func part(in world: DynamicWorld) {
    if let joint { physics_joint_destroy(joint) }
    joint = nil
    isNew = true
  }
}
