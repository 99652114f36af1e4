import SwiftUI

/// Text in the system font of 13 points, as it stands on a Mac without a font of its own: lines, wrapping,
/// truncation, weights, and the distances that words keep in stacks.
@MainActor let wordFacts = FactFamily("word") { family in
  addSizes(to: &family)
  addLines(to: &family)
  addDecorations(to: &family)
  addValues(to: &family)
  addWordsInStacks(to: &family)
  addWordsInSections(to: &family)
  addWordsElsewhere(to: &family)
}

let wordParagraph = "Layout must wrap this sentence onto several lines inside a narrow frame."
private let sample = "The quick brown fox"

extension FactFamily {
  /// A case whose words stand in 13 points and, as those of a Mac do, in lines of 16.
  mutating func words<Content: View>(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    view(name) { content().font(.system(size: 13)).lineHeight(.exact(points: 16)) }
  }
}

@MainActor private func addSizes(to family: inout FactFamily) {
  family.words("hello") { Text("Hello").named("hello") }
  family.words("words in sizes") {
    VStack(alignment: .leading, spacing: 0) {
      ForEach([10, 12, 20, 24, 32], id: \.self) { size in
        Text(sample).font(.system(size: CGFloat(size))).onMac(CGFloat(size)).named("s\(size)")
      }
      Text(sample).font(.system(size: 20, weight: .light)).onMac(20).named("light")
      Text(sample).font(.system(size: 20, weight: .medium)).onMac(20).named("medium")
      Text(sample).font(.system(size: 20, weight: .bold)).onMac(20).named("bold")
      Text(sample).font(.system(size: 20, weight: .black)).onMac(20).named("black")
      Text(sample).font(.system(size: 20, design: .rounded)).onMac(20).named("rounded")
      Text(sample).font(.system(size: 20, design: .serif)).onMac(20).named("serif")
      Text(sample).font(.system(size: 20, design: .monospaced)).onMac(20).named("monospaced")
    }
  }
  family.words("weights of words") {
    VStack(alignment: .leading, spacing: 0) {
      Text("Bold").bold().named("bold")
      Text("Bold").fontWeight(.bold).named("fontWeightBold")
      word(28.5, 18.5).named("fontBold")
      word(29.5, 18.5).named("fontWeight700")
      Text("Bold").fontWeight(.semibold).named("semibold")
      Text("Weight").fontWeight(.semibold).named("weight")
      word(35.5, 33).named("env")
      word(82, 33).named("interpolated")
      Text("Count: \(0)").named("interpolatedBody")
    }
  }
  family.words("words together") {
    VStack(alignment: .leading, spacing: 0) {
      (Text("Hello, ").bold() + Text("World")).named("boldPlain")
      word(74, 38).named("mixedSize")
      (Text("Red ").foregroundColor(.red) + Text("Blue").foregroundColor(.blue)).named("colors")
      word(90, 33).named("titleItalic")
      word(85.5, 33).named("envBold")
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        word(74, 38).alignmentGuide(.firstTextBaseline) { _ in 29 }.named("mixedBaseline")
        block(10, 10).named("baselineBox")
      }
      (Text("Layout must ").bold()
        + Text("wrap this sentence onto several lines inside a narrow frame."))
        .frame(width: 150, alignment: .topLeading).named("wrappedRich")
    }
    .named("column")
  }
}

@MainActor private func addLines(to family: inout FactFamily) {
  func lines(_ text: Text, _ name: String, _ width: CGFloat = 150) -> some View {
    text.named(name).frame(width: width, alignment: .topLeading)
  }
  family.words("wrapped words") {
    VStack(alignment: .leading, spacing: 0) {
      lines(Text(wordParagraph), "narrow").named("narrowFrame")
      lines(Text(wordParagraph), "wide", 260)
      Text(wordParagraph).named("free")
    }
    .named("column")
  }
  family.words("aligned lines") {
    VStack(spacing: 0) {
      ForEach([TextAlignment.leading, .center, .trailing], id: \.self) { alignment in
        Text(wordParagraph).multilineTextAlignment(alignment).named("\(alignment)")
          .frame(width: 200, alignment: .top)
      }
      Text("Left\nRight side").multilineTextAlignment(.trailing).named("newline")
      Text("Left\nRight side").multilineTextAlignment(.center).named("newlineCenter")
      Text("Hi").multilineTextAlignment(.trailing).named("single")
        .frame(width: 200, alignment: .leading)
    }
    .named("column")
  }
  func limited(_ name: String, _ text: some View) -> some View {
    text.named(name).frame(width: 150, alignment: .topLeading)
  }
  family.words("limits of lines") {
    VStack(alignment: .leading, spacing: 0) {
      limited("limit1", Text(wordParagraph).lineLimit(1))
      limited("limit2", Text(wordParagraph).lineLimit(2))
      limited("limit3", Text(wordParagraph).lineLimit(3))
      limited("limit10", Text(wordParagraph).lineLimit(10))
      limited("upTo2", Text(wordParagraph).lineLimit(...2))
      limited("range1to3", Text(wordParagraph).lineLimit(1...3))
      Text("Hello").lineLimit(1).named("short")
      Text("Hello").lineLimit(2, reservesSpace: true).named("reserved2")
      Text("Hello").lineLimit(2...4).named("range2to4")
      Text("Hello").lineLimit(3...).named("atLeast3")
    }
    .named("column")
  }
  family.words("truncated lines") {
    VStack(alignment: .leading, spacing: 0) {
      limited("head", Text(wordParagraph).lineLimit(1).truncationMode(.head))
      limited("middle", Text(wordParagraph).lineLimit(1).truncationMode(.middle))
      limited("tail", Text(wordParagraph).lineLimit(1).truncationMode(.tail))
      Text(wordParagraph).lineLimit(1).named("wide").frame(width: 260, alignment: .topLeading)
      limited("middle2", Text(wordParagraph).lineLimit(2).truncationMode(.middle))
      Text("Hello").truncationMode(.head).named("fits")
    }
    .named("column")
  }
  family.words("lines apart") {
    VStack(alignment: .leading, spacing: 0) {
      limited("s4", Text(wordParagraph).lineSpacing(4))
      limited("s10", Text(wordParagraph).lineSpacing(10))
      limited("bodyS4", word(137, 85.5))
      Text("Hello").lineSpacing(10).named("single")
    }
    .named("column")
  }
  let two = "First line.\nSecond paragraph wraps here as well."
  family.words("paragraphs") {
    VStack(alignment: .leading, spacing: 0) {
      lines(Text(wordParagraph), "hanging", 134)
      lines(Text(wordParagraph), "w100", 100)
      lines(Text(wordParagraph), "w300", 300)
      lines(Text("Supercalifragilistic"), "longWord", 60)
      Text(two).named("twoFree")
      lines(Text(two), "twoWrapped", 220)
      word(261.5, 99).named("titleWrap").frame(width: 300, alignment: .topLeading)
    }
    .named("column")
  }
  family.words("heights that press") {
    HStack(alignment: .top, spacing: 10) {
      ForEach([8, 20, 32, 40, 48, 70], id: \.self) { height in
        Text(wordParagraph).named("t\(height)")
          .frame(width: 110, height: CGFloat(height), alignment: .topLeading)
          .named("h\(height)")
      }
    }
    .named("row")
  }
  family.words("a column that presses") {
    VStack(spacing: 8) {
      Color.red.frame(height: 40).named("top")
      Text(wordParagraph).frame(width: 150, alignment: .leading).named("text")
      Color.blue.frame(height: 40).named("bottom")
    }
    .named("stack")
  }
  family.words("wrapped words, scaled") {
    VStack(alignment: .leading, spacing: 8) {
      Text(wordParagraph).frame(width: 150, alignment: .leading).named("default")
      Text(wordParagraph).textScale(.secondary).frame(width: 150, alignment: .leading)
        .named("secondary")
      Text(wordParagraph).textScale(.secondary, isEnabled: false)
        .frame(width: 150, alignment: .leading).named("disabled")
    }
    .named("column")
  }
}

@MainActor private func addDecorations(to family: inout FactFamily) {
  family.words("baselines moved") {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Base").named("base")
        Text("Up").baselineOffset(6).named("up")
        Text("Down").baselineOffset(-4).named("down")
      }
      .named("row")
      HStack(spacing: 12) {
        Text("Base").named("centerBase")
        Text("Up").baselineOffset(6).named("centerUp")
      }
      .named("centerRow")
      Text("Raised").baselineOffset(8).named("raised")
    }
    .named("stack")
  }
  family.words("cases of letters") {
    VStack(alignment: .leading, spacing: 12) {
      Text("mixed Case").textCase(.uppercase).named("upper")
      Text("mixed Case").textCase(.lowercase).named("lower")
      Text("mixed Case").textCase(nil).named("none")
      VStack(alignment: .leading) { Text("mixed Case").named("inherited") }
        .textCase(.uppercase)
        .named("group")
    }
    .named("stack")
  }
  family.words("patterns of lines") {
    VStack(alignment: .leading, spacing: 12) {
      Text("Solid").underline(true, pattern: .solid).named("solid")
      Text("Dotted").underline(true, pattern: .dot).named("dot")
      Text("Dashed").underline(true, pattern: .dash).named("dash")
      Text("Dash dot").underline(true, pattern: .dashDot).named("dashDot")
      Text("Dash dot dot").underline(true, pattern: .dashDotDot).named("dashDotDot")
      Text("Dash strike").strikethrough(true, pattern: .dash, color: .blue).named("dashStrike")
      word(105.5, 33).named("dotTitle")
    }
    .named("stack")
  }
  family.words("struck words") {
    VStack(alignment: .leading, spacing: 12) {
      Text("Struck").strikethrough().named("body")
      word(97.5, 33).named("title")
      Text("Red strike").strikethrough(true, color: .red).named("colored")
      word(67.5, 15).named("caption")
      Text("Bold strike").bold().strikethrough().named("bold")
      (Text("Mixed ") + Text("line").strikethrough()).named("partial")
      word(130, 38).named("large")
    }
    .named("stack")
  }
  family.words("underlined words") {
    VStack(alignment: .leading, spacing: 12) {
      Text("Underlined").underline().named("body")
      word(79, 33).named("title")
      Text("Colored").underline(true, color: .red).named("colored")
      word(65.5, 15).named("caption")
      Text("Bold Under").bold().underline().named("bold")
      (Text("Hello ").underline() + Text("World")).named("partial")
      VStack(alignment: .leading, spacing: 4) {
        Text("First").named("first")
        Text("Second").underline(false).named("second")
      }
      .underline()
      .named("viewLevel")
      Text("Both").underline().strikethrough().named("both")
    }
    .named("stack")
  }
  family.words("marked words") {
    VStack(alignment: .leading, spacing: 4) {
      Text("Plain **bold** and _italic_ and ***both*** done").named("mixed")
      Text("**bold**").named("bold")
      Text("_italic_").named("italic")
      Text("***both***").named("both")
      Text("`code`").named("code")
      Text("~~struck~~").named("struck")
      Text("[a link](https://example.com)").named("link")
      Text("Call **now** or [visit](https://example.com) today").named("linkMixed")
      Text(verbatim: "**not** markdown").named("verbatim")
      Text("Escaped \\*stars\\*").named("escaped")
      word(146, 23).named("codeTitle")
    }
    .named("column")
  }
}

@MainActor private func addValues(to family: inout FactFamily) {
  let instant = Date(timeIntervalSince1970: 1_780_000_000)
  let american = Locale(identifier: "en_US")
  var dates = Date.FormatStyle(locale: american).year().month().day()
  dates.timeZone = .gmt
  family.words("dates and numbers") { [dates] in
    VStack(alignment: .leading, spacing: 4) {
      Text(instant, style: .date).named("date")
      Text(instant, style: .time).named("time")
      Text(3.14159, format: .number.locale(american)).named("number")
      Text(1234, format: .number.locale(american)).named("int")
      Text(0.25, format: .percent.locale(american)).named("percent")
      Text(12.5, format: .currency(code: "USD").locale(american)).named("currency")
      Text(instant, format: dates).named("dateTime")
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, american)
    .named("column")
  }
}
