import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

/// What is written as the title of a control: of several views the first is the title, and the others stand below
/// it in smaller, gray letters.
struct ControlTitle<Content: View>: View {
  let content: Content
  var alignment = HorizontalAlignment.leading
  /// False where all of it is gray.
  var dimsRest = true

  @ViewBuilder var body: some View {
    if Content.self is any SeveralViews.Type, let several = content as? any SeveralViews {
      let views = several.views
      VStack(alignment: alignment, spacing: 2) {
        ForEach(views.indices, id: \.self) { index in
          if index == 0 {
            views[index]
          } else {
            views[index].font(.subheadline)
              .systemForegroundStyle(
                dimsRest ? HierarchicalShapeStyle.secondary : HierarchicalShapeStyle.primary)
          }
        }
      }
    } else {
      content
    }
  }
}
