import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

// How the pointer looks over a view. Pictures have no pointer, and windows the system's own.

/// A corner or a side by which a frame is made larger.
nonisolated public enum FrameResizePosition: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Which way the side of a frame goes.
nonisolated public enum FrameResizeDirection: Int8, Hashable, CaseIterable, Sendable {
  case inward, outward
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }
    public static let inward = Set(.inward)
    public static let outward = Set(.outward)
    public static let all: Set = [.inward, .outward]
  }
}

/// How the pointer looks.
nonisolated public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    .columnResize
  }
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { PointerStyle(name: "frameResize") }
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(name: "image")
  }
  public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle
  {
    PointerStyle(name: "shape")
  }
}

extension View {
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}
