import ViewCatalog
import ViewRuntime

/// Menu commands of an app. There is no menu bar to show them in; keys press them.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands without commands of their own inside.
@MainActor
package protocol PrimitiveCommands: Commands where Body == Never {
  /// What the menus show.
  var items: [AnyView] { get }
}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
  package var items: [AnyView] { [] }
}

extension Commands {
  /// What the menus of these commands show, from the first to the last.
  @MainActor package var menuItems: [AnyView] {
    (self as? any PrimitiveCommands)?.items ?? body.menuItems
  }
}

/// Turns the statements of a closure into commands.
@resultBuilder
public struct CommandsBuilder {
  @MainActor
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  @MainActor
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  @MainActor
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @MainActor
  public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> _CommandList {
    var items = first.menuItems
    for commands in repeat each rest { items += commands.menuItems }
    return _CommandList(items: items)
  }

  @MainActor
  public static func buildOptional<Content: Commands>(_ content: Content?) -> _CommandList {
    _CommandList(items: content?.menuItems ?? [])
  }

  @MainActor
  public static func buildEither<Content: Commands>(first content: Content) -> _CommandList {
    _CommandList(items: content.menuItems)
  }

  @MainActor
  public static func buildEither<Content: Commands>(second content: Content) -> _CommandList {
    _CommandList(items: content.menuItems)
  }

  @MainActor
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _CommandList {
    _CommandList(items: content.menuItems)
  }
}

/// Several commands.
public struct _CommandList: PrimitiveCommands {
  package let items: [AnyView]
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  public init() {}
}

// Menus of the Mac and of keyboards.

/// The standard commands for a text's look.
public struct TextFormattingCommands: PrimitiveCommands { public init() {} }
/// The standard commands for editing a text.
public struct TextEditingCommands: PrimitiveCommands { public init() {} }
/// The standard commands for a sidebar.
public struct SidebarCommands: PrimitiveCommands { public init() {} }
/// The standard commands for a toolbar.
public struct ToolbarCommands: PrimitiveCommands { public init() {} }
/// The standard commands for an inspector.
public struct InspectorCommands: PrimitiveCommands { public init() {} }
/// The standard commands for pictures from other devices.
public struct ImportFromDevicesCommands: PrimitiveCommands { public init() {} }

/// A menu of commands.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package var items: [AnyView] { [AnyView(content)] }
}

/// Commands added to one of the standard menus.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  package var items: [AnyView] { [AnyView(content)] }
}

/// A place in the standard menus.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
}
