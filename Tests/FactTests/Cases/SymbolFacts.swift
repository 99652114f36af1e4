import SwiftUI

/// Symbols' sizes, sizes of controls, and what a matched view leaves in its place.
@MainActor let symbolFacts = FactFamily("symbol") { family in
  family.view("symbols") {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Image(systemName: "star").named("star")
        Image(systemName: "gear").named("gear")
        Image(systemName: "wifi").named("wifi")
        Image(systemName: "chevron.right").named("chevron")
        Text("Hello").named("text")
      }
      .named("row")
      HStack(spacing: 12) {
        Image(systemName: "star").font(.title).named("starTitle")
        Image(systemName: "star").font(.largeTitle).named("starLarge")
        Image(systemName: "star").font(.footnote).named("starFootnote")
        Image(systemName: "star").imageScale(.large).named("starLargeScale")
        Image(systemName: "star").font(.body.weight(.bold)).named("starBold")
      }
      .named("sizes")
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: "star").named("baselineStar")
        Text("Hello").named("baselineText")
      }
      .named("baseline")
    }
    .named("stack")
  }
  family.view("sizes of buttons") {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Button("Mini") {}.controlSize(.mini).named("mini")
        Button("Small") {}.controlSize(.small).named("small")
        Button("Regular") {}.named("regular")
      }
      .named("sizesRow")
      Button("Large") {}.controlSize(.large).named("large")
      Button("Extra") {}.controlSize(.extraLarge).named("extraLarge")
      Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large)
        .named("prominentLarge")
    }
    .buttonStyle(.bordered)
    .frame(width: 204, alignment: .leading)
  }
  family.view("looks of buttons") { ButtonLooks() }
  family.view("followers of a source") { Followers() }
}

/// A source and three views that follow it, in their own places as far as the layout goes.
private struct Followers: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      block(40, 40)
        .matchedGeometryEffect(id: 1, in: space)
        .named("source")
        .padding(.init(top: 20, leading: 120, bottom: 0, trailing: 0))
      block(80, 20, .teal)
        .matchedGeometryEffect(id: 1, in: space, isSource: false)
        .named("frame")
      block(30, 30, .mint)
        .matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
        .named("position")
        .padding(.top, 70)
      block(20, 60, .orange)
        .matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
        .named("size")
        .padding(.leading, 60)
    }
    .frame(width: 200, height: 100, alignment: .topLeading)
    .named("stack")
  }
}

/// Buttons of all sizes, roles and styles in one column.
private struct ButtonLooks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      sizes
      Group {
        Button("Delete", role: .destructive) {}.named("destructiveBordered")
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
          .named("destructiveProminent")
        Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
          .named("destructiveBorderless")
        Button("Prominent") {}.buttonStyle(.borderedProminent).disabled(true)
          .named("disabledProminent")
        Button("Plain") {}.buttonStyle(.plain).disabled(true).named("disabledPlain")
        Button("Mini") {}.buttonStyle(.borderedProminent).controlSize(.mini)
          .named("prominentMini")
      }
    }
    .buttonStyle(.bordered)
    .named("stack")
  }

  @ViewBuilder private var sizes: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Button("Mini") {}.controlSize(.mini).named("mini")
      Button("Small") {}.controlSize(.small).named("small")
      Button("Regular") {}.named("regular")
    }
    .named("sizesRow")
    Button("Large") {}.controlSize(.large).named("large")
    Button("Extra") {}.controlSize(.extraLarge).named("extraLarge")
    Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large)
      .named("prominentLarge")
  }
}
