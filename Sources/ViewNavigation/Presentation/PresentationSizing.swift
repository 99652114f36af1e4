import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewLayout
import ViewRuntime

/// How large a sheet is in a wide window. In a narrow one, such as a phone's, it is as wide as the window
/// and as tall as its detents say.
public protocol PresentationSizing {
  @preconcurrency @MainActor
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

/// The content of a sheet, which can be measured.
nonisolated public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> CGSize
  @MainActor public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a sizing may know of its surroundings.
nonisolated public struct PresentationSizingContext: Sendable {}

/// The system's choice.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public init() {}
  @MainActor public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// About as large as a sheet of paper.
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {
  public init() {}
  @MainActor public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 704, height: 988) }
}

/// As large as forms of settings are.
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {
  public init() {}
  @MainActor public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// As large as the content wants to be.
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public init() {}
  @MainActor public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// Another sizing, along some axes as large as the content wants to be.
nonisolated private struct FittedAlong: PresentationSizing {
  let base: any PresentationSizing
  let horizontal: Bool
  let vertical: Bool

  nonisolated init(base: any PresentationSizing, horizontal: Bool, vertical: Bool) {
    self.base = base
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @MainActor func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    let fitting = root.sizeThatFits(
      ProposedViewSize(
        width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
    if horizontal { size.width = fitting.width }
    if vertical { size.height = fitting.height }
    return size
  }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAlong(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// A sizing that only grows while the sheet is there.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    FittedAlong(base: self, horizontal: false, vertical: false)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { Self() }
}

extension View {
  /// How large the sheet around is in a wide window; a narrow one decides by itself.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }

  // MARK: What the Mac's dialogs show beside their words; those of other systems do not

  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)
    -> some View
  { self }
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?)
    -> some View
  { self }
  nonisolated public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?)
    -> some View
  { self }

  /// Asks before what is presented is taken away. A sheet stays up while it would ask.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { interactiveDismissDisabled(shouldPresent) }
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { interactiveDismissDisabled(shouldPresent) }
}

/// How much a dialog stands out.
nonisolated public struct DialogSeverity: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, standard, critical }
  private let kind: Kind
  public static let automatic = DialogSeverity(kind: .automatic)
  public static let standard = DialogSeverity(kind: .standard)
  public static let critical = DialogSeverity(kind: .critical)
}
