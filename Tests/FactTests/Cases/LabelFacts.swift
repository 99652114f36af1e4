import SwiftUI

/// Labels, text views, text fields, buttons with pictures, pickers of UIKit, and rows as high as their words.
@MainActor let labelFacts = FactFamily("label") { family in
  addLabels(to: &family)
  addTextViews(to: &family)
  addFields(to: &family)
  addPictureButtons(to: &family)
  addHostedPickers(to: &family)
  addWordyRows(to: &family)
  for name in ["text views", "calendars of dates and times"] { family.dark(name) }
}

@MainActor private func makeRoot(_ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
}

/// Puts a view of its fitting size at a point, or of a width of its own.
@MainActor private func place(
  _ view: UIView, _ name: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat? = nil,
  in root: UIView
) {
  view.sizeToFit()
  view.frame = CGRect(x: x, y: y, width: width ?? view.frame.width, height: view.frame.height)
  root.addSubview(view.called(name))
}

@MainActor private func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = font
  return label
}

@MainActor private func addLabels(to family: inout FactFamily) {
  family.uiView("labels") {
    let root = makeRoot(300)
    let labels: [(String, UIFont, String, CGFloat)] = [
      ("Hello, UIKit", .systemFont(ofSize: 17), "system17", 16),
      ("Title", .preferredFont(forTextStyle: .title1), "title1", 48),
      ("Headline", .preferredFont(forTextStyle: .headline), "headline", 96),
      ("Body", .preferredFont(forTextStyle: .body), "body", 124),
      ("Footnote", .preferredFont(forTextStyle: .footnote), "footnote", 152),
      ("Bold 13", .boldSystemFont(ofSize: 13), "bold13", 176),
      ("Semibold 20", .systemFont(ofSize: 20, weight: .semibold), "semibold20", 200),
    ]
    for (text, font, name, y) in labels { place(label(text, font), name, 16, y, in: root) }
    let centred = label("Centred")
    centred.frame = CGRect(x: 16, y: 240, width: 288, height: 30)
    root.addSubview(centred.called("centred"))
    return root
  }
  family.uiView("wrapped labels") {
    let root = makeRoot(200)
    for (name, lines, y) in [("wrapped", 0, 16), ("twoLines", 2, 100)] as [(String, Int, CGFloat)] {
      let label = label("The quick brown fox jumps over the lazy dog")
      label.numberOfLines = lines
      let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
      label.frame = CGRect(x: 16, y: y, width: 200, height: size.height)
      root.addSubview(label.called(name))
    }
    let truncated = label("The quick brown fox jumps over the lazy dog")
    truncated.frame = CGRect(x: 16, y: 160, width: 120, height: 21)
    root.addSubview(truncated.called("truncated"))
    return root
  }
  family.uiView("figures of labels") {
    let root = makeRoot(220)
    let rows: [(String, CGFloat, UIFont.Weight, String, String, CGFloat)] = [
      ("1111", 17, .regular, "ones", "tabularOnes", 16),
      ("0000", 17, .regular, "zeros", "tabularZeros", 48),
      ("12:34:56", 17, .regular, "time", "tabularTime", 80),
      ("Total 1,234.56", 15, .semibold, "total", "tabularTotal", 112),
    ]
    for (text, size, weight, name, tabular, y) in rows {
      place(label(text, .systemFont(ofSize: size, weight: weight)), name, 16, y, in: root)
      place(
        label(text, .monospacedDigitSystemFont(ofSize: size, weight: weight)), tabular, 160, y,
        in: root)
    }
    place(
      label("Score 71 / 99", .monospacedDigitSystemFont(ofSize: 22, weight: .bold)),
      "tabularScore", 16, 150, in: root)
    return root
  }
  family.uiView("labels that fit") {
    let root = makeRoot(260)
    for (name, x, factor) in [("shrunk", 16, 0.5), ("floor", 160, 0.9)]
      as [(String, CGFloat, CGFloat)]
    {
      let label = label("Adjusts the font to fit")
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = factor
      label.frame = CGRect(x: x, y: 16, width: 120, height: 24)
      root.addSubview(label.called(name))
    }
    for (name, y) in [("tightened", 56), ("truncated", 96)] as [(String, CGFloat)] {
      let label = label("Tightened before truncating")
      label.frame = CGRect(x: 16, y: y, width: 200, height: 24)
      root.addSubview(label.called(name))
    }
    let runs: [(String, UIFont)] = [
      ("Plain ", .systemFont(ofSize: 17)), ("bold ", .systemFont(ofSize: 17, weight: .semibold)),
      ("red ", .systemFont(ofSize: 17)), ("big", .systemFont(ofSize: 24)),
    ]
    let mixed = NSMutableAttributedString(string: "")
    for (text, font) in runs {
      mixed.append(NSAttributedString(string: text, attributes: [.font: font]))
    }
    @MainActor func attributed(_ text: NSAttributedString) -> UILabel {
      let label = UILabel()
      label.attributedText = text
      return label
    }
    place(attributed(mixed), "attributed", 16, 136, in: root)
    let twenty = NSAttributedString(
      string: "Twenty point text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    place(attributed(twenty), "fitted", 16, 190, in: root)
    let wrapped = attributed(
      NSAttributedString(
        string: "Wrapped attributed text in a narrow label",
        attributes: [.font: UIFont.systemFont(ofSize: 15)]))
    wrapped.numberOfLines = 0
    let size = wrapped.sizeThatFits(CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude))
    wrapped.frame = CGRect(x: 170, y: 136, width: 140, height: size.height)
    root.addSubview(wrapped.called("wrapped"))
    return root
  }
  family.uiView("fonts of labels") {
    let root = makeRoot(400)
    place(label("Italic 17", .italicSystemFont(ofSize: 17)), "italic", 16, 16, in: root)
    place(
      label("Mono 15", .monospacedSystemFont(ofSize: 15, weight: .regular)), "mono15", 160, 16,
      in: root)
    place(
      label("Mono 17 semibold", .monospacedSystemFont(ofSize: 17, weight: .semibold)), "mono17",
      16, 48, in: root)
    // What stood in these labels is not in the recordings; these words are as wide.
    let scaled: [(String, UIFont.TextStyle, UIContentSizeCategory, String, CGFloat, CGFloat)] = [
      ("Body XXXL", .body, .extraExtraExtraLarge, "bodyXXXL", 16, 124),
      ("Body XS", .body, .extraSmall, "bodyXS", 200, 124),
      ("Footnote AXM", .footnote, .accessibilityMedium, "footnoteAXM", 16, 170),
      ("Title S", .title1, .small, "titleS", 16, 220),
    ]
    for (text, style, category, name, x, y) in scaled {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      place(
        label(text, .preferredFont(forTextStyle: style, compatibleWith: traits)), name, x, y,
        in: root)
    }
    return root
  }
}

@MainActor private func textView(_ text: String, _ font: UIFont?, fits: Bool = true) -> UITextView {
  let view = UITextView()
  view.isScrollEnabled = !fits
  if let font { view.font = font }
  view.text = text
  return view
}

@MainActor
private final class Selected {
  let view = textView("Select some of this text", .systemFont(ofSize: 17), fits: false)
}

@MainActor private func addTextViews(to family: inout FactFamily) {
  func place(_ view: UITextView, _ name: String, _ frame: [CGFloat], in root: UIView) {
    var height = frame.count > 3 ? frame[3] : 0
    if frame.count == 3 {
      height =
        view.sizeThatFits(
          CGSize(width: frame[2], height: CGFloat.greatestFiniteMagnitude)
        ).height
    }
    view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: height)
    root.addSubview(view.called(name))
  }
  family.uiView("text views") {
    let root = makeRoot(400)
    let body = textView(
      "The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs.",
      .systemFont(ofSize: 17), fits: false)
    place(body, "body", [16, 16, 288, 96], in: root)
    let fitted = textView("Two lines of\ntext", .systemFont(ofSize: 17))
    fitted.frame = CGRect(x: 16, y: 128, width: 200, height: 10)
    fitted.sizeToFit()
    root.addSubview(fitted.called("fitted"))
    let padded = textView("Padded", .systemFont(ofSize: 15))
    padded.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    place(padded, "padded", [16, 200, 160], in: root)
    let centred = textView("Centred", .systemFont(ofSize: 17))
    centred.textAlignment = .center
    place(centred, "centred", [16, 264, 200], in: root)
    let readOnly = textView(
      "Read-only footnote text that wraps onto a second line in this width.",
      .systemFont(ofSize: 13), fits: false)
    readOnly.isEditable = false
    place(readOnly, "readOnly", [16, 320, 288, 60], in: root)
    return root
  }
  family.uiView("heights of text views") {
    let root = makeRoot(400)
    var y: CGFloat = 8
    for size in [11, 12, 13, 14, 15, 16, 17, 20, 24, 28] {
      let view = textView("Height \(size)", .systemFont(ofSize: CGFloat(size)))
      place(view, "h\(size)", [16, y, 200], in: root)
      y += view.frame.height + 4
    }
    return root
  }
  family.uiView(
    "looks of text views", model: { Selected() },
    steps: [FactStep("edit") { $0.view.becomeFirstResponder() }]
  ) { selected in
    let root = makeRoot(420)
    let attributed = textView("", nil)
    let runs: [(String, UIFont)] = [
      ("Bold start, ", .boldSystemFont(ofSize: 17)), ("regular middle, ", .systemFont(ofSize: 17)),
      ("red end, ", .systemFont(ofSize: 15)), ("a link", .systemFont(ofSize: 17)),
    ]
    let mixed = NSMutableAttributedString(string: "")
    for (text, font) in runs {
      mixed.append(NSAttributedString(string: text, attributes: [.font: font]))
    }
    attributed.attributedText = mixed
    place(attributed, "attributed", [16, 16, 288], in: root)
    let links = textView(
      "Visit https://example.com today.", .systemFont(ofSize: 17), fits: false)
    place(links, "links", [16, 96, 288, 60], in: root)
    let excluded = textView("Wraps around\nthe box", .systemFont(ofSize: 17), fits: false)
    place(excluded, "excluded", [16, 168, 288, 110], in: root)
    place(textView("Default font text", nil), "defaultFont", [16, 290, 288], in: root)
    place(selected.view, "selected", [16, 340, 288, 60], in: root)
    return root
  }
}

@MainActor private func addFields(to family: inout FactFamily) {
  func field(_ text: String, _ border: UITextField.BorderStyle) -> UITextField {
    let field = UITextField()
    field.borderStyle = border
    field.text = text
    return field
  }
  family.uiView("looks of text fields") {
    let root = makeRoot(300)
    place(field("Line border", .line), "line", 16, 16, in: root)
    place(field("Bezel border", .bezel), "bezel", 16, 60, in: root)
    place(field("Clear", .roundedRect), "clear", 16, 104, width: 160, in: root)
    let sides = field("Views", .roundedRect)
    sides.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)).called("leftView")
    sides.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 12)).called("rightView")
    sides.leftViewMode = .always
    sides.rightViewMode = .always
    place(sides, "sides", 16, 148, width: 200, in: root)
    let attributed = field("", .roundedRect)
    attributed.attributedPlaceholder = NSAttributedString(
      string: "Attributed", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    place(attributed, "attributed", 16, 192, width: 160, in: root)
    place(field("Rounded text", .roundedRect), "rounded", 16, 236, width: 200, in: root)
    return root
  }
  let note = "A long note that wraps onto several lines in a narrow field"
  family.view("fields that grow") {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Notes", text: .constant(note), axis: .vertical).frame(width: 300).named("plain")
      TextField("Notes", text: .constant(note), axis: .vertical)
        .textFieldStyle(.roundedBorder).frame(width: 300).named("rounded")
      TextField("Notes", text: .constant("Short"), axis: .vertical)
        .textFieldStyle(.roundedBorder).frame(width: 300).named("short")
      TextField("Notes", text: .constant(""), axis: .vertical)
        .lineLimit(3, reservesSpace: true)
        .textFieldStyle(.roundedBorder).frame(width: 300).named("reserved")
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .named("stack")
  }
}
