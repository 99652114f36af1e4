import Foundation
import Geometry
import ViewContent
import ViewLayout
@_spi(Runtime) import ViewRuntime

extension View {
  // MARK: What it is called

  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityAttribute { $0.label = $1.string(label) }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Leaves the label as it is while `isEnabled` is false.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityAttribute { if isEnabled { $0.label = $1.string(label) } }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> some View
  { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessibilityAttribute { $0.value = $1.string(value) }
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibilityAttribute { if isEnabled { $0.value = $1.string(value) } }
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityAttribute { $0.hint = $1.string(hint) }
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityAttribute { if isEnabled { $0.hint = $1.string(hint) } }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityAttribute { element, _ in element.identifier = identifier }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> some View
  { accessibilityAttribute { element, _ in if isEnabled { element.identifier = identifier } } }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibilityAttribute { $0.inputLabels = inputLabels.map($1.string) }
  }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View
  { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool)
    -> some View
  {
    accessibilityAttribute { if isEnabled { $0.inputLabels = inputLabels.map($1.string) } }
  }

  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  // MARK: What it is

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityAttribute { element, _ in element.traits.formUnion(traits) }
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityAttribute { element, _ in element.traits.subtract(traits) }
  }

  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAttribute { element, _ in element.headingLevel = Int(level.rawValue) }
  }

  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityAttribute { element, _ in element.sortPriority = sortPriority }
  }

  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true)
    -> some View
  { accessibilityAttribute { element, _ in element.respondsToUserInteraction = responds } }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ responds: Bool, isEnabled: Bool
  ) -> some View {
    accessibilityAttribute { element, _ in
      if isEnabled { element.respondsToUserInteraction = responds }
    }
  }

  /// Where a finger means it, as a part of the view.
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    accessibilityActivationPoint(point, isEnabled: true)
  }

  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool)
    -> some View
  {
    accessibilityAttribute { element, context in
      guard isEnabled else { return }
      let frame = context.frame
      element.activationPoint = CGPoint(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
    }
  }

  /// Where a finger means it, in points from the view's top left.
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View {
    accessibilityActivationPoint(point, isEnabled: true)
  }

  nonisolated public func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool)
    -> some View
  {
    accessibilityAttribute { element, context in
      guard isEnabled else { return }
      let frame = context.frame
      element.activationPoint = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }
  }

  // MARK: Whether it is there, and what is inside

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier { elements, _ in if hidden { elements = [] } })
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Makes one element of this view; `children` says what becomes of those inside.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    modifier(
      AccessibilityModifier { elements, context in
        var element = AccessibilityElement(frame: context.frame)
        switch children {
        case .combine: element = .combining(elements, frame: context.frame)
        case .contain:
          element.role = .group
          element.isContainer = true
          element.children = elements.inReadingOrder
        default: element.texts = elements.flatMap(\.texts)
        }
        elements = [element]
      })
  }

  /// Puts the elements of `children`, which is not seen, inside this view's.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  {
    let children = children()
    return modifier(HiddenFromAccessibility())
      .background { children.modifier(AccessibilityOnly()) }
      .accessibilityElement(children: .contain)
  }

  /// Says what `representation`, which is not seen, would say in this view's place.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return modifier(HiddenFromAccessibility())
      .background { representation.modifier(AccessibilityOnly()) }
      .modifier(
        AccessibilityModifier { elements, context in
          if elements.count == 1 { elements[0].frame = context.frame }
        })
  }

  // MARK: What it says beside that

  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, value, importance: importance)
  }

  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, Text(value), importance: importance)
  }

  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(label, Optional(value), importance: importance)
  }

  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Optional(value), importance: importance)
  }

  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Optional(Text(valueKey)), importance: importance)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Optional(Text(value)), importance: importance)
  }

  /// A label replaces what an earlier one of its name says; without a value, it takes it away.
  nonisolated private func accessibilityCustomContent(
    _ label: Text, _ value: Text?, importance: AXCustomContent.Importance
  ) -> some View {
    accessibilityAttribute { element, context in
      let name = context.string(label)
      element.customContent.removeAll { $0.label == name }
      guard let value else { return }
      element.customContent.append(
        AccessibilityElement.CustomContent(
          label: name, value: context.string(value), isImportant: importance == .high))
    }
  }

  /// What is shown large while a finger rests on this view, at the largest text sizes.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    accessibilityAttribute { element, _ in element.largeContent = element.label ?? "" }
  }

  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { accessibilityShowsLargeContentViewer() }

  /// Colours are not inverted here, by nobody.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { self }

  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibilityAttribute { element, _ in
      if isDirectTouchArea { element.traits.insert(.allowsDirectInteraction) }
    }
  }

  // MARK: The names of iOS 13

  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
