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

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  nonisolated public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text("Share"))
  }

  nonisolated public init<Item, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item, Picture, Icon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text("Share"))
  }

  nonisolated public init<Data: RandomAccessCollection, Picture, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text("Share"))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

  nonisolated public init<Item, Picture, Icon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  nonisolated public init<Data: RandomAccessCollection, Picture, Icon>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

  nonisolated public init<Data: RandomAccessCollection, Picture, Icon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Data: RandomAccessCollection, Picture, Icon>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }
}

extension ShareLink {
  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init<Data: RandomAccessCollection, Picture, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

/// What is shown of something that is shared, before it is.
nonisolated public struct SharePreview<Image, Icon> {
  private let title: Text

  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {
    title = Text(titleKey)
  }
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {
    title = Text(titleKey)
  }
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {
    title = Text(titleKey)
  }
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title }
  public init(_ title: Text, icon: Icon) where Image == Never { self.title = title }
  public init(_ title: Text, image: Image) where Icon == Never { self.title = title }
  public init(_ title: Text) where Image == Never, Icon == Never { self.title = title }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {
    self.title = Text(title)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {
    self.title = Text(title)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {
    self.title = Text(title)
  }
}
