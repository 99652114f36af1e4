import ViewContent
import ViewControls
import ViewGraphics
import ViewLayout
import ViewRuntime

/// The row of a picker that leads to a screen with its options.
struct PickerLinkRow: View {
  let link: PickerLink

  var body: some View {
    NavigationLink {
      PickerScreen(link: link)
    } label: {
      LabeledContent {
        ChildrenView(link.content) { options in
          let value = link.selection.value()
          ForEach(options.filter { $0.isTagged(value) }) { $0 }
        }
        .environment(\.isInListRow, false)
      } label: {
        link.label
      }
    }
  }
}

/// The options below one another; choosing one leads back.
private struct PickerScreen: View {
  let link: PickerLink
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let select = link.selection.select
    let dismiss = dismiss
    List {
      InlinePicker(
        selection: link.selection.selecting { tag in
          select(tag)
          dismiss()
        }, content: link.content)
    }
    .navigationTitle(link.title ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}
