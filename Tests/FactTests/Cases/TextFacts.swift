import SwiftUI

/// The text styles by their names.
private let styles: [(String, Font)] = [
  ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
  ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
  ("footnote", .footnote), ("caption", .caption), ("caption2", .caption2),
]

/// What stands in a style in the recordings of all of them.
private let titles = [
  "largeTitle": "Large Title", "title": "Title", "title2": "Title 2", "title3": "Title 3",
  "headline": "Headline", "subheadline": "Subheadline", "body": "Body", "callout": "Callout",
  "footnote": "Footnote", "caption": "Caption", "caption2": "Caption 2",
]

/// Fonts by the name that they have in the table: a style, and a weight after a colon.
private let fonts: [String: Font] = {
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
  addStyles(to: &family)
  addDistances(to: &family)
}

@MainActor private func addStyles(to family: inout FactFamily) {
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
}

@MainActor private func addDistances(to family: inout FactFamily) {
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
  for (name, font) in styles where name != "title3" {
    // A text above and below a block, and above another text; the answers are the distances.
    family.values("distances of " + name) {
      let window = FactWindow(
        size: CGSize(width: 300, height: 500),
        VStack {
          block(20, 20).named("top")
          Text("Hg").font(font).named("first")
          Text("Hg").font(font).named("second")
          block(20, 20).named("bottom")
        })
      let frames = window.frames
      func distance(_ upper: String, _ lower: String) -> String {
        guard let upper = frames[upper], let lower = frames[lower] else { return "absent" }
        return String(Double(lower.minY - upper.maxY))
      }
      return [
        "above": distance("top", "first"), "between": distance("first", "second"),
        "below": distance("second", "bottom"),
      ]
    }
  }
  for (name, font) in styles where ["body", "title2", "title3"].contains(name) {
    // One letter a line: as many lines as there are letters.
    family.values("heights of " + name) {
      let texts = ["Hg", "Ada", "Bold", "Hello", "Banana", "Account"]
      let window = FactWindow(
        size: CGSize(width: 300, height: 3000),
        HStack { ForEach(texts, id: \.self) { Text($0).font(font).named($0).frame(width: 0) } })
      return window.frames.mapValues { String(Double($0.height)) }
    }
  }
}
