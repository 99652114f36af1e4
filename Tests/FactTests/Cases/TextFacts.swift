import SwiftUI

/// Fonts by the name that they have in the table: a style, and a weight after a colon.
private let fonts: [String: Font] = {
  let styles: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]
  let weights: [(String, Font.Weight)] = [
    ("500", .medium), ("600", .semibold), ("700", .bold), ("800", .heavy),
  ]
  var fonts: [String: Font] = [:]
  for (style, font) in styles {
    fonts[style] = font
    for (name, weight) in weights { fonts[style + ":" + name] = font.weight(weight) }
  }
  return fonts
}()

/// Sizes of words in the text styles of an iPhone. A case is a font, a subject a text, and the
/// answer is width and height.
@MainActor let textFacts = FactFamily("text") { family in
  let names = (try? FactTable(family: "text"))?.caseNames ?? []
  for name in names {
    guard let font = fonts[name] else { continue }
    family.measures(name) { text in Text(verbatim: text).font(font) }
  }
  let styles: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
    ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
  ]
  let titles = [
    "largeTitle": "Large Title", "title": "Title", "title2": "Title 2", "title3": "Title 3",
    "headline": "Headline", "subheadline": "Subheadline", "body": "Body", "callout": "Callout",
    "footnote": "Footnote", "caption": "Caption", "caption2": "Caption 2",
  ]
  family.view("styles in a column") {
    VStack(alignment: .leading, spacing: 8) {
      Text("Hello").named("default")
      ForEach(styles, id: \.0) { name, font in
        Text(titles[name] ?? "").font(font).named(name)
      }
      Text("Bold").bold().named("bold")
    }
    .named("stack")
    .frame(maxWidth: .infinity, alignment: .leading)
  }
  family.view("bold styles in a column") {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(styles, id: \.0) { name, font in
        Text(titles[name] ?? "").font(font).bold().named(name)
      }
    }
    .named("stack")
    .frame(maxWidth: .infinity, alignment: .leading)
  }
  family.view("distances") {
    VStack(alignment: .leading, spacing: 0) {
      Text("Hello").named("paddedText").padding().named("padded")
      VStack {
        Text("One").named("one")
        Text("Two").named("two")
      }
      .named("textStack")
      VStack {
        Text("Hello").named("textAboveBox")
        block(40, 10).named("box")
      }
      .named("mixedStack")
      HStack {
        Text("One").named("hOne")
        Text("Two").named("hTwo")
        block(10, 10).named("hBox")
      }
      .named("hStack")
      Divider().named("divider")
    }
    .named("stack")
  }
}
