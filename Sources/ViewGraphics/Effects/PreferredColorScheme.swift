import Foundation
@_spi(Runtime) import ViewRuntime

extension View {
  /// Asks the whole window to be shown light or dark.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(colorScheme: colorScheme))
  }

  /// Shows the views inside light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

nonisolated private struct PreferredColorScheme: PrimitiveModifier {
  let colorScheme: ColorScheme?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PreferredColorSchemeNode(view, in: context)
  }
}

private final class PreferredColorSchemeNode<Content: View>: ModifiedNode<
  Content, PreferredColorScheme
>
{
  // Before the content is made, so that it is dark from its first body on.
  override func willMakeContent() { host.prefer(view.modifier.colorScheme, for: self) }

  override func modifierChanged(from old: PreferredColorScheme) {
    host.prefer(modifier.colorScheme, for: self)
  }

  override func willBeRemoved() { host.prefer(nil, for: self) }
}
