import Combine
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// How tall a sheet may be.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }
  let kind: Kind
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Points, in a window of `window` points.
  func height(in window: CGFloat) -> CGFloat {
    switch kind {
    case .medium: window / 2
    case .large: window - 54
    case .fraction(let fraction): window * min(1, max(0, fraction))
    case .height(let height): min(window, max(0, height))
    }
  }
}

/// What the content of a sheet asks of it.
@MainActor
final class SheetSettings: ObservableObject {
  @Published var detents: Set<PresentationDetent> = []
  @Published var selected: PresentationDetent?
  @Published var cornerRadius: CGFloat?
  @Published var background: AnyShapeStyle?
  @Published var indicator: Visibility = .automatic

  nonisolated init() {}

  var showsIndicator: Bool {
    indicator == .visible || (indicator == .automatic && detents.count > 1)
  }

  /// The smallest height comes first.
  func height(in window: CGFloat) -> CGFloat {
    if let selected { return selected.height(in: window) }
    return detents.map { $0.height(in: window) }.min()
      ?? PresentationDetent.large.height(in: window)
  }
}

private struct SheetSettingsKey: EnvironmentKey { static var defaultValue: SheetSettings? { nil } }

extension EnvironmentValues {
  var sheetSettings: SheetSettings? {
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
    guard let settings = EnvironmentValues(scope: inherited.environment).sheetSettings else {
      return
    }
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
      })
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

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    self
  }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }
}

nonisolated public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: Self { Self() }
  public static var enabled: Self { Self() }
  public static var disabled: Self { Self() }
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

nonisolated public struct PresentationContentInteraction: Sendable {
  public static var automatic: Self { Self() }
  public static var resizes: Self { Self() }
  public static var scrolls: Self { Self() }
}

nonisolated public struct PresentationAdaptation: Sendable {
  public static var automatic: Self { Self() }
  public static var none: Self { Self() }
  public static var popover: Self { Self() }
  public static var sheet: Self { Self() }
  public static var fullScreenCover: Self { Self() }
}
