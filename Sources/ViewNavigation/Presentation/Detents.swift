import Combine
import Foundation
import Geometry
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// How tall a sheet may be.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomDetentType)
  }
  let kind: Kind
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// What a sheet of full height leaves free above, in points: on iPhones with a home button, whose
  /// windows are at most 736 points high, less than on those without one, which have at least 812: 30 of
  /// 500 points and 31 of 667, as recorded on iOS 26.
  private static func distanceAbove(_ window: CGFloat) -> CGFloat {
    window < 750 ? 30 + min(max((window - 500) / 167, 0), 1) : 54
  }

  /// The greatest height of a sheet in a window of `window` points, in points.
  package static func greatestHeight(in window: CGFloat) -> CGFloat {
    window - distanceAbove(window)
  }

  /// Points, in a window of `window` points.
  func height(in window: CGFloat, _ environment: EnvironmentValues = EnvironmentValues()) -> CGFloat
  {
    switch kind {
    case .custom(let type):
      type.height(
        in: Context(maxDetentValue: Self.greatestHeight(in: window), environment: environment))
    // Measured in a window of 667 points.
    case .medium: window * 351 / 667
    case .large: Self.greatestHeight(in: window)
    case .fraction(let fraction): window * min(1, max(0, fraction))
    case .height(let height): min(window, max(0, height))
    }
  }
}

/// What the content of a sheet asks of it.
@MainActor
package final class SheetSettings: ObservableObject, HostingSurface {
  @Published var detents: Set<PresentationDetent> = []
  @Published var selected: PresentationDetent?
  @Published var cornerRadius: CGFloat?
  @Published var background: AnyShapeStyle?
  @Published package var surface: AnyShapeStyle?
  package weak var counterpart: AnyObject?
  @Published var indicator: Visibility = .automatic
  /// How far below its resting place a finger holds it, in points.
  @Published var pull: CGFloat = 0
  @Published var backgroundInteraction = PresentationBackgroundInteraction.automatic
  @Published var adaptation = PresentationAdaptation.automatic
  /// On which side of what it belongs to a popover stands, and how far away; nil for where there is room.
  @Published var popoverPlace: PopoverPlace?
  /// The view that the card zooms out of.
  let zoom = ZoomTarget()
  var contentInteraction = PresentationContentInteraction.resizes
  /// Whether a finger cannot take it away.
  var staysUp = false
  /// Tells the program which height a finger has chosen.
  var select: ((PresentationDetent) -> Void)?

  // What the layer around says.
  var isSheet = true
  /// What custom detents may ask.
  var environment = EnvironmentValues()
  /// The window's height in points.
  var window: CGFloat = 0
  var dismiss: @MainActor () -> Void = {}

  nonisolated init() {}

  /// Whether what lies behind is neither dimmed nor kept from touches.
  var leavesBackground: Bool {
    switch backgroundInteraction.kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .through(let detent): height(in: window) <= detent.height(in: window) + 0.5
    }
  }

  var isPopover: Bool { adaptation == .popover || adaptation == .none }

  var showsIndicator: Bool {
    indicator == .visible || (indicator == .automatic && detents.count > 1)
  }

  /// The smallest height comes first.
  func height(in window: CGFloat) -> CGFloat {
    if let selected { return selected.height(in: window, environment) }
    return detents.map { $0.height(in: window, environment) }.min()
      ?? PresentationDetent.large.height(in: window)
  }
}

private struct SheetSettingsKey: EnvironmentKey { static var defaultValue: SheetSettings? { nil } }

extension EnvironmentValues {
  package var sheetSettings: SheetSettings? {
    get { self[SheetSettingsKey.self] }
    set { self[SheetSettingsKey.self] = newValue }
  }
}

/// Changes the sheet around.
nonisolated private struct SheetSetting: PrimitiveModifier {
  let change: @MainActor (SheetSettings) -> Void

  nonisolated init(_ change: @escaping @MainActor (SheetSettings) -> Void) { self.change = change }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    SheetSettingNode(view, in: context)
  }
}

private final class SheetSettingNode<Content: View>: ModifiedNode<Content, SheetSetting> {
  override func willMakeContent() { apply() }
  override func modifierChanged(from old: SheetSetting) { apply() }

  private func apply() {
    let environment = EnvironmentValues(scope: inherited.environment)
    guard let settings = environment.sheetSettings else { return }
    settings.environment = environment
    modifier.change(settings)
  }
}

extension View {
  /// The heights that the sheet around may have; the smallest is shown first.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetSetting { if $0.detents != detents { $0.detents = detents } })
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return modifier(
      SheetSetting {
        if $0.detents != detents { $0.detents = detents }
        if $0.selected != selected { $0.selected = selected }
        $0.select = { if selection.wrappedValue != $0 { selection.wrappedValue = $0 } }
      })
  }

  /// Keeps a finger from taking the sheet around away.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetSetting { $0.staysUp = isDisabled })
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetSetting { if $0.indicator != visibility { $0.indicator = visibility } })
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(SheetSetting { if $0.cornerRadius != cornerRadius { $0.cornerRadius = cornerRadius } })
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return modifier(SheetSetting { if $0.background != style { $0.background = style } })
  }

  /// Views behind all of the presentation around, up to its edges, in place of its own background.
  ///
  /// They are laid out where the modifier stands: what is put around it later lies around them too.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) {
        ZStack(alignment: alignment, content: content)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .ignoresSafeArea()
      }
      .presentationBackground(Color.clear)
  }

  /// Whether what lies behind the sheet around takes touches; where it does it is not dimmed.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(
      SheetSetting {
        if $0.backgroundInteraction != interaction { $0.backgroundInteraction = interaction }
      })
  }

  /// Whether a finger on a scroll view of the sheet around moves the sheet first.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    modifier(SheetSetting { $0.contentInteraction = behavior == .scrolls ? .scrolls : .resizes })
  }

  /// What a popover is on a narrow window: a sheet unless this says otherwise.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    modifier(SheetSetting { if $0.adaptation != adaptation { $0.adaptation = adaptation } })
  }

  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }
}

/// Where a popover stands beside what it belongs to.
nonisolated package struct PopoverPlace: Equatable, Sendable {
  /// Nil for where there is room.
  package var isAbove: Bool?
  /// Points.
  package var distance: CGFloat

  package init(isAbove: Bool?, distance: CGFloat) {
    (self.isAbove, self.distance) = (isAbove, distance)
  }
}

extension View {
  /// Says where the popover around stands.
  nonisolated package func popoverPlace(_ place: PopoverPlace) -> some View {
    modifier(SheetSetting { if $0.popoverPlace != place { $0.popoverPlace = place } })
  }
}

nonisolated public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, enabled, disabled, through(PresentationDetent) }
  let kind: Kind
  public static var automatic: Self { Self(kind: .automatic) }
  public static var enabled: Self { Self(kind: .enabled) }
  public static var disabled: Self { Self(kind: .disabled) }
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(kind: .through(detent))
  }
}

nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  private let scrollsFirst: Bool
  public static var automatic: Self { Self(scrollsFirst: false) }
  public static var resizes: Self { Self(scrollsFirst: false) }
  public static var scrolls: Self { Self(scrollsFirst: true) }
}

nonisolated public struct PresentationAdaptation: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  private let kind: Kind
  public static var automatic: Self { Self(kind: .automatic) }
  public static var none: Self { Self(kind: .none) }
  public static var popover: Self { Self(kind: .popover) }
  public static var sheet: Self { Self(kind: .sheet) }
  public static var fullScreenCover: Self { Self(kind: .fullScreenCover) }
}
