import Foundation
import ViewCatalog
import ViewRuntime

/// What is shown of a thing that is shared. There is nobody to share with here, so that nothing is shown.
nonisolated public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}
extension SharePreview where Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {}
}
extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {}
}

extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<Item, I, C>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>
  ) { self.init(item: item, subject: subject, message: message) }

  nonisolated public init<Item, I, C>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, C>
  ) { self.init(titleKey, item: item, subject: subject, message: message) }
}

extension ShareLink {
  nonisolated public init<Item, I, C>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, subject: subject, message: message, label: label) }
}
