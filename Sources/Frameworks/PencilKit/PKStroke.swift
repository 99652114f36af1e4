import CoreGraphics
import Foundation
import UIKit

/// What was drawn without lifting the finger.
public struct PKStroke: Equatable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  /// What of it is seen; nil for all of it.
  public var mask: UIBezierPath?
  public var randomSeed: UInt32

  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil, randomSeed: UInt32 = 0
  ) {
    self.ink = ink
    self.path = path
    self.transform = transform
    self.mask = mask
    self.randomSeed = randomSeed
  }

  public static func == (left: PKStroke, right: PKStroke) -> Bool {
    left.ink == right.ink && left.path == right.path && left.transform == right.transform
      && left.mask === right.mask
  }

  /// Points; the widest place.
  var width: CGFloat { path.map(\.size.width).max() ?? 0 }

  /// What is stroked, in points of the canvas.
  var line: UIBezierPath {
    let line = UIBezierPath()
    let points = path.interpolatedPoints(by: .parametricStep(0.25)).map {
      $0.location.applying(transform)
    }
    guard let first = points.first else { return line }
    line.move(to: first)
    for point in points.dropFirst() { line.addLine(to: point) }
    // A tap is a dot.
    if points.count == 1 { line.addLine(to: CGPoint(x: first.x + 0.01, y: first.y)) }
    line.lineWidth = width
    line.lineCapStyle = .round
    line.lineJoinStyle = .round
    return line
  }

  /// What it covers, in points of the canvas.
  public var renderBounds: CGRect {
    path.isEmpty ? .null : line.bounds.insetBy(dx: -width / 2, dy: -width / 2)
  }

  /// Draws it into the current context.
  func draw() {
    guard !path.isEmpty else { return }
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    mask?.addClip()
    ink.color.withAlphaComponent(ink.color.cgColor.alpha * ink.opacity).setStroke()
    line.stroke()
    context?.restoreGState()
  }

  /// What is left of it where a circle has passed: nothing, itself, or pieces.
  func erased(at place: CGPoint, radius: CGFloat) -> [PKStroke] {
    let reach = radius + width / 2
    func isHit(_ point: PKStrokePoint) -> Bool {
      let location = point.location.applying(transform)
      return hypot(location.x - place.x, location.y - place.y) < reach
    }
    guard renderBounds.insetBy(dx: -reach, dy: -reach).contains(place) else { return [self] }
    let points = path.interpolatedPoints(by: .parametricStep(0.5))
    guard points.contains(where: isHit) else { return [self] }
    return points.split(whereSeparator: isHit).filter { $0.count > 1 }.map {
      var piece = self
      piece.path = PKStrokePath(controlPoints: $0, creationDate: path.creationDate)
      return piece
    }
  }
}
