import SwiftUI
import Testing
import WidgetKit

@Suite("Previews of widgets' views")
@MainActor
struct WidgetPreviewContextTests {
  @Test(
    "A view knows the family that its preview names, and the margins of a tile",
    arguments: [WidgetFamily.systemSmall, .accessoryInline])
  func surroundings(family: WidgetFamily) {
    var found: (WidgetFamily, EdgeInsets)?
    struct Reader: View {
      @Environment(\.widgetFamily) var family
      @Environment(\.widgetContentMargins) var margins
      let tell: (WidgetFamily, EdgeInsets) -> Void
      var body: some View {
        tell(family, margins)
        return Color.clear
      }
    }
    let view = Reader { found = ($0, $1) }.previewContext(WidgetPreviewContext(family: family))
    _ = ImageRenderer(content: view.frame(width: 400, height: 400)).uiImage
    #expect(found?.0 == family && found?.0.description == "\(family)")
    #expect(found?.1.top == (family == .systemSmall ? 16 : 0))
  }
}
