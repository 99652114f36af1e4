import Foundation
import ViewContent
import ViewRuntime

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == ViewControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewControls.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewControls.Label(title, image: image) }
  }
}

extension Menu where Label == ViewControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { ViewControls.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { ViewControls.Label(title, image: image) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewControls.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewControls.Label(title, image: image) },
      primaryAction: primaryAction)
  }
}

extension ControlGroup {
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, ViewControls.Label<Text, Image>> {
    self.init(content: content) { ViewControls.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, ViewControls.Label<Text, Image>> {
    self.init(content: content) { ViewControls.Label(title, image: image) }
  }
}

extension Toggle where Label == ViewControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ViewControls.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ViewControls.Label(title, image: image) }
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewControls.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewControls.Label(title, image: image) }
  }
}
