import Foundation
import ViewContent
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// Shows how far something is, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  enum Content {
    case indeterminate
    case fraction(Double?)
    case interval(ClosedRange<Date>, countsDown: Bool)
    case progress(Progress)
  }

  let content: Content
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  nonisolated fileprivate init(_ content: Content, label: Label?, current: CurrentValueLabel?) {
    self.content = content
    self.label = label
    currentValueLabel = current
  }

  @MainActor public var body: some View {
    switch content {
    case .indeterminate: styled(nil)
    case .fraction(let fraction): styled(fraction)
    case .interval(let interval, let countsDown):
      TimelineView(.animation) { context in
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let done = min(
          1, max(0, context.date.timeIntervalSince(interval.lowerBound) / max(length, 1e-9)))
        styled(countsDown ? 1 - done : done)
      }
    case .progress(let progress):
      ShownProgress(progress: progress) { figures in
        styled(
          figures.fraction, title: AnyView(Text(verbatim: figures.title)),
          detail: AnyView(Text(verbatim: figures.detail)))
      }
    }
  }

  /// `title` and `detail` where there are no labels.
  @MainActor private func styled(
    _ fraction: Double?, title: AnyView? = nil, detail: AnyView? = nil
  ) -> some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: (label.map { AnyView($0) } ?? title).map { .init(content: $0) },
        currentValueLabel: (currentValueLabel.map { AnyView($0) } ?? detail).map {
          .init(content: $0)
        })
    )
    .accessibilityFraction(.progress, fraction)
  }
}

/// The part of `total` that is done, 0…1; nil while nothing is known.
nonisolated private func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  value.map { total > 0 ? min(1, max(0, Double($0) / Double(total))) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(.indeterminate, label: nil, current: nil)
  }

  /// Shows what `progress` says in its own words, and goes with it.
  nonisolated public init(_ progress: Progress) where Label == EmptyView {
    self.init(.progress(progress), label: nil, current: nil)
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: label(), current: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.indeterminate, label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.indeterminate, label: Text(title), current: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(.fraction(fraction(value, total)), label: nil, current: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(.fraction(fraction(value, total)), label: label(), current: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  )
  where Label == Text {
    self.init(.fraction(fraction(value, total)), label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  )
  where Label == Text {
    self.init(.fraction(fraction(value, total)), label: Text(title), current: nil)
  }

  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(.interval(timerInterval, countsDown: countsDown), label: nil, current: nil)
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(.interval(timerInterval, countsDown: countsDown), label: label(), current: nil)
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.fraction(fraction(value, total)), label: label(), current: currentValueLabel())
  }

  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel()
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style was asked to show.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      .fraction(configuration.fractionCompleted), label: configuration.label,
      current: configuration.currentValueLabel)
  }
}
