import Foundation

/// The outline of a 2D shape: lines, quadratic and cubic Bézier curves, in points.
///
/// A path made by one call (a rectangle, an ellipse, a rounded rectangle) is kept as those few
/// numbers and allocates nothing; the first change writes it out as elements. Copies share their
/// elements until one of them changes.
public struct Path: Sendable {
  /// What the path is when it was made by one call; `.elements` when `storedElements` hold it.
  private(set) var primitive: PathPrimitive = .empty
  private(set) var storedElements = PathElements()

  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// A path without elements.
  public init() {}

  /// A rectangle that starts at its top leading corner and runs clockwise on screen.
  public init(_ rect: CGRect) {
    primitive = rect.isNull ? .empty : .rectangle(rect)
  }

  /// A rectangle with corners of the given size, limited to half the smaller side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    primitive = PathPrimitive(RoundedRectangleOutline(rect, cornerSize: cornerSize, style: style))
  }

  /// A rectangle with corners of the given radius, limited to half the smaller side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// A rectangle with a radius for each corner; each gives way to its neighbours' radii.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    primitive = PathPrimitive(RoundedRectangleOutline(rect, cornerRadii: cornerRadii, style: style))
  }

  /// The ellipse that touches the four sides of `rect`, from its trailing point clockwise on screen.
  public init(ellipseIn rect: CGRect) {
    primitive = rect.isNull ? .empty : .ellipse(rect)
  }

  /// A path that `callback` builds, starting from an empty one.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// A path of these elements, taken as they are.
  package init(elements: [Element]) {
    for element in elements { append(element) }
  }

  init(_ outline: RoundedRectangleOutline) { primitive = PathPrimitive(outline) }

  init(_ elements: PathElements) {
    guard !elements.verbs.isEmpty else { return }
    primitive = .elements
    storedElements = elements
  }

  /// The elements one after another.
  package var elements: [Element] {
    var result: [Element] = []
    forEach { result.append($0) }
    return result
  }

  /// The elements in their compact form; built on the spot for a path made by one call.
  var compactElements: PathElements {
    switch primitive {
    case .elements: return storedElements
    case .empty: return PathElements()
    case .rectangle(let rect): return PathElements { $0.addRect(rect, .identity) }
    case .ellipse(let rect): return PathElements { $0.addEllipse(in: rect, .identity) }
    case .roundedRectangle(let outline):
      return PathElements { $0.addRoundedRectangle(outline, .identity) }
    }
  }

  /// The elements for changing them in place; a path made by one call is written out first.
  var editableElements: PathElements {
    get { compactElements }
    _modify {
      switch primitive {
      case .elements: break
      // Nothing is stored then.
      case .empty: primitive = .elements
      default: writeOut()
      }
      yield &storedElements
    }
  }

  private mutating func writeOut() {
    storedElements = compactElements
    primitive = .elements
  }

  mutating func replace(with primitive: PathPrimitive) {
    self.primitive = primitive
    storedElements = PathElements()
  }
}

extension Path: Equatable {
  public static func == (left: Path, right: Path) -> Bool {
    if left.primitive != .elements && left.primitive == right.primitive { return true }
    return left.compactElements == right.compactElements
  }
}

/// A path that one call made, in the numbers that call was given.
package enum PathPrimitive: Equatable, Sendable {
  case empty
  case rectangle(CGRect)
  case ellipse(CGRect)
  indirect case roundedRectangle(RoundedRectangleOutline)
  /// Anything else: see the elements.
  case elements

  init(_ outline: RoundedRectangleOutline) {
    if outline.rect.isNull {
      self = .empty
    } else {
      self = outline.isPlainRectangle ? .rectangle(outline.rect) : .roundedRectangle(outline)
    }
  }
}
