import Foundation
import Geometry

extension NSCoder {
  /// The numbers of a text such as "{1, 2}".
  private static func numbers(_ text: String) -> [CGFloat] {
    text.split { !"+-.eE0123456789".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
  }

  /// The place that "{x, y}" says; the origin for any other text.
  public static func cgPoint(for string: String) -> CGPoint {
    let found = numbers(string)
    return found.count == 2 ? CGPoint(x: found[0], y: found[1]) : .zero
  }

  /// The size that "{width, height}" says.
  public static func cgSize(for string: String) -> CGSize {
    let found = numbers(string)
    return found.count == 2 ? CGSize(width: found[0], height: found[1]) : .zero
  }

  /// The rectangle that "{{x, y}, {width, height}}" says.
  public static func cgRect(for string: String) -> CGRect {
    let found = numbers(string)
    guard found.count == 4 else { return .zero }
    return CGRect(x: found[0], y: found[1], width: found[2], height: found[3])
  }
}
