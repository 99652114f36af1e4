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

  // Kept as the texts that the functions above read, since an archive's own structures are Foundation's.

  public func encode(_ point: CGPoint, forKey key: String) {
    encode("{\(point.x), \(point.y)}" as NSString, forKey: key)
  }
  public func encode(_ size: CGSize, forKey key: String) {
    encode("{\(size.width), \(size.height)}" as NSString, forKey: key)
  }
  public func encode(_ rect: CGRect, forKey key: String) {
    let (origin, size) = (rect.origin, rect.size)
    let text = "{{\(origin.x), \(origin.y)}, {\(size.width), \(size.height)}}"
    encode(text as NSString, forKey: key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(key)) }
  public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(key)) }
  public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(key)) }

  private func text(_ key: String) -> String {
    decodeObject(of: NSString.self, forKey: key).map { String($0) } ?? ""
  }
}
