import Geometry
import ViewGraphics
import ViewRuntime

// Styles of lists of the Mac and the watch, and rows that alternate.

/// Rows from edge to edge in a frame, as on the Mac.
nonisolated public struct BorderedListStyle: SystemListStyle {
  static var kind: ListStyleKind { .plain }
  let alternatesRows: Bool?
  nonisolated public init() { alternatesRows = nil }
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternatesRows = alternatesRowBackgrounds
  }
}

/// The watch's rows, which shrink at the edges there; here they are those of a plain list.
nonisolated public struct CarouselListStyle: SystemListStyle {
  static var kind: ListStyleKind { .plain }
  nonisolated public init() {}
}

/// The watch's rows, which follow its round edge there; here they are those of a plain list.
nonisolated public struct EllipticalListStyle: SystemListStyle {
  static var kind: ListStyleKind { .plain }
  nonisolated public init() {}
}

// A telephone has no such style: a program that gives its own this name means its own.
extension ListStyle where Self == BorderedListStyle {
  @_disfavoredOverload
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == CarouselListStyle {
  @_disfavoredOverload
  nonisolated public static var carousel: CarouselListStyle { CarouselListStyle() }
}
extension ListStyle where Self == EllipticalListStyle {
  @_disfavoredOverload
  nonisolated public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// Whether every second row of lists and tables has a darker background.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

private struct AlternatingRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ListBorderedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether every second row of the lists and tables inside has a darker background.
  package var alternatingRows: Bool {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }

  /// Whether there is a frame around lists.
  var isListBordered: Bool {
    get { self[ListBorderedKey.self] }
    set { self[ListBorderedKey.self] = newValue }
  }
}

extension View {
  /// Says whether every second row of the lists and tables inside has a darker background; those of sidebars never have.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    modifier(
      EnvironmentModifier {
        if behavior != .automatic { $0.alternatingRows = behavior == .enabled }
      })
  }
}
