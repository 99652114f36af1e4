import Foundation

/// How the fills of two paths are combined.
enum PathOperation {
  case union, intersection, subtraction, symmetricDifference

  func includes(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

// Fills combined as areas. The results have no overlaps: they look the same under either rule, outer
// edges run clockwise on screen and holes the other way. Curves stay curves, cut where they cross.
// `eoFill` tells whether the insides of both paths are decided by the even-odd rule.
extension Path {
  /// The same fill without overlaps.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(.union, with: Path(), eoFill: eoFill)
  }

  /// The area inside either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, with: other, eoFill: eoFill)
  }

  /// The area inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, with: other, eoFill: eoFill)
  }

  /// The area inside this path and outside `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, with: other, eoFill: eoFill)
  }

  /// The area inside one of the paths and not both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, with: other, eoFill: eoFill)
  }

  /// The parts of this path's own lines and curves that lie inside `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cutLines(by: other, keepingInside: true, eoFill: eoFill)
  }

  /// The parts of this path's own lines and curves that lie outside `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cutLines(by: other, keepingInside: false, eoFill: eoFill)
  }

  /// Paths beyond the limits of `PlanarArrangement` (about a million crossings) are not combined: a
  /// union is then both paths one after the other, and anything else this path as it is.
  /// - Complexity: O(n·k) in the number n of segments and k of those side by side along x.
  func combined(_ operation: PathOperation, with other: Path, eoFill: Bool) -> Path {
    var arrangement = PlanarArrangement(
      [compactElements, other.compactElements], closesFirst: true)
    guard arrangement.splitAtCrossings() else {
      var fallback = self
      if operation == .union { fallback.addPath(other) }
      return fallback
    }
    let fills = ArrangementFills(arrangement, eoFill: eoFill)
    let boundary = fills.boundary { operation.includes($0, $1) }
    var builder = OutlineBuilder(arrangement)
    for loop in BoundaryLoops(boundary, arrangement).loops { builder.addLoop(loop) }
    return Path(builder.elements)
  }

  private func cutLines(by other: Path, keepingInside: Bool, eoFill: Bool) -> Path {
    var arrangement = PlanarArrangement(
      [compactElements, other.compactElements], closesFirst: false)
    guard arrangement.splitAtCrossings() else { return self }
    let fills = ArrangementFills(arrangement, eoFill: eoFill)
    var builder = OutlineBuilder(arrangement)
    for chain in fills.chains(ofFirstPathInsideSecond: keepingInside) { builder.addChain(chain) }
    return Path(builder.elements)
  }
}
