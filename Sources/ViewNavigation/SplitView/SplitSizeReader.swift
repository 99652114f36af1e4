import Foundation
import Geometry
import ViewLayout
import ViewRuntime

/// Knows whether columns fit side by side: in a window of an iPad's size, as its environment or its size says.
nonisolated struct SplitSizeReader<Content: View>: View {
  /// Points: the narrowest iPad held upright, and more than a phone on its side is tall.
  private static var leastSize: CGSize { CGSize(width: 744, height: 600) }

  @ViewBuilder let content: @MainActor (_ isWide: Bool) -> Content
  @Environment(\.horizontalSizeClass) private var sizeClass

  @MainActor var body: some View {
    GeometryReader { proxy in
      let room = proxy.size
      let least = Self.leastSize
      content(
        room.width >= least.width && (sizeClass == .regular || room.height >= least.height))
    }
  }
}
