import Foundation
import ViewContent
import ViewRuntime

// Pickers for a value that several things have in common, and those that say themselves how the chosen value is seen.

extension PickerSelection {
  /// What all sources have chosen; a choice is theirs from then on.
  nonisolated fileprivate init<C: RandomAccessCollection, Value: Hashable>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>
  ) {
    // Read and written where views are made and touched, on the main thread.
    nonisolated(unsafe) let (sources, selection) = (sources, selection)
    let values: @MainActor () -> Set<AnyHashable> = {
      Set(sources.map { AnyHashable($0[keyPath: selection].wrappedValue) })
    }
    self.init(
      value: {
        let values = values()
        return values.count == 1 ? values.first! : AnyHashable(NothingInCommon())
      },
      select: { tag in
        guard let value = tag.base as? Value else { return }
        for source in sources { source[keyPath: selection].wrappedValue = value }
      })
    mixed = {
      let values = values()
      return values.count > 1 ? values : []
    }
  }
}

/// What is chosen where sources differ: no option has it.
private struct NothingInCommon: Hashable {}

extension Picker {
  nonisolated private init(
    _ selection: PickerSelection, content: Content, label: Label, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// A picker in whose menu's button `currentValueLabel` stands in place of the chosen option.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker of what `sources` have chosen. Where they differ, the options that they have are marked by dashes.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources, selection), content: content(), label: label())
  }

  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources, selection), content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}
