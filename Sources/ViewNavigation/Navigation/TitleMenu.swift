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

/// The small title of a screen, with a mark where a menu opens from it, and the subtitle below.
struct SmallTitle: View {
  let content: BarContent
  let title: Text

  var body: some View {
    if let subtitle = content.subtitle {
      VStack(spacing: 0) {
        line
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      line
    }
  }

  @ViewBuilder private var line: some View {
    if let menu = content.titleMenu {
      Menu {
        menu
      } label: {
        HStack(spacing: 4) {
          words.foregroundStyle(.primary)
          Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
        }
      }
      .buttonStyle(.plain)
    } else {
      words
    }
  }

  private var words: some View {
    title.titled(SystemBars.title, usually: .headline).lineLimit(1)
  }
}
