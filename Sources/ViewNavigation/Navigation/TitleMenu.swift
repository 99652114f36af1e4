import ViewContent
import ViewControls
import ViewGraphics
import ViewLayout
import ViewRuntime

extension View {
  /// Has a menu open from the title of the screen around.
  nonisolated package func titleMenu(_ menu: AnyView) -> some View {
    modifier(BarModifier { $0.titleMenu = menu })
  }
}

/// The small title of a screen, with a mark where a menu opens from it.
struct TitleWithMenu: View {
  let title: Text
  let menu: AnyView?

  var body: some View {
    if let menu {
      Menu {
        menu
      } label: {
        HStack(spacing: 4) {
          title.font(.headline).lineLimit(1).foregroundStyle(.primary)
          Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
        }
      }
      .buttonStyle(.plain)
    } else {
      title.font(.headline).lineLimit(1)
    }
  }
}
