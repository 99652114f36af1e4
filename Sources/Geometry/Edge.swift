import Foundation

/// A side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides of a rectangle.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// A side of a rectangle along x.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  case leading, trailing

  /// One or both sides along x.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A side of a rectangle along y.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  case top, bottom

  /// One or both sides along y.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

extension Edge {
  /// Where two sides of a rectangle meet.
  @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      package enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        /// At least as round as the radius, in points.
        case concentric(minimum: CGFloat)
      }
      package let kind: Kind

      package init(kind: Kind) { self.kind = kind }

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(max(0, radius))) }

      /// The same middle as the nearby corner of the container's shape.
      public static var concentric: Style { Style(kind: .concentric(minimum: 0)) }

      /// The same middle as the nearby corner of the container's shape, but at least as round as `minimum`.
      public static func concentric(minimum: Style) -> Style {
        switch minimum.kind {
        case .fixed(let radius), .concentric(let radius): Style(kind: .concentric(minimum: radius))
        }
      }
    }

    /// Several corners of a rectangle.
    @frozen public struct Set: OptionSet, Sendable {
      public let rawValue: Int8

      public init(rawValue: Int8) { self.rawValue = rawValue }

      public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }

      public static let none: Set = []
      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let top: Set = [.topLeading, .topTrailing]
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      public static let leading: Set = [.topLeading, .bottomLeading]
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      public static let all: Set = [.top, .bottom]

      public func contains(_ corner: Corner) -> Bool { contains(Set(corner)) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
