import Foundation
import ViewContent
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// A control that opens an address.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAttribute { element, _ in
      element.role = .link
      element.traits.remove(.isButton)
      element.traits.insert(.isLink)
    }
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A control that offers something to other programs; there are none here.
nonisolated public struct ShareLink<Label: View>: View {
  let label: Label

  @MainActor public var body: some View {
    Button {
      Reports.once("there is nothing to share with here: a ShareLink is drawn and does nothing")
    } label: {
      label
    }
  }
}

/// The label of a `ShareLink` that was given none.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text("Share"))
  }

  nonisolated public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

extension ShareLink {
  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}
