import SwiftUI

/// Sizes that controls of UIKit have by themselves on an iPhone, and how firmly they keep them.
@MainActor let uikitFacts = FactFamily("uikit") { family in
  addControls(to: &family)
  addFields(to: &family)
  addButtons(to: &family)
  addPriorities(to: &family)
  for name in ["controls", "switches and fields", "kinds of buttons"] { family.dark(name) }
}

/// Puts a control of its fitting size at a point, or of a width of its own.
@MainActor private func place(
  _ view: UIView, _ name: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat? = nil,
  in root: UIView
) {
  view.sizeToFit()
  view.frame = CGRect(x: x, y: y, width: width ?? view.frame.width, height: view.frame.height)
  root.addSubview(view.called(name))
}

@MainActor private func addControls(to family: inout FactFamily) {
  family.uiView("controls") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    place(UISlider(), "slider", 16, 16, width: 288, in: root)
    place(UISegmentedControl(items: ["One", "Two", "Three"]), "segmented", 16, 72, in: root)
    place(UIStepper(), "stepper", 16, 128, in: root)
    place(
      UIProgressView(progressViewStyle: .default), "progress", 16, 184, width: 288, in: root)
    place(UIActivityIndicatorView(style: .medium), "spinner", 16, 216, in: root)
    place(UIActivityIndicatorView(style: .large), "spinnerLarge", 72, 216, in: root)
    let pages = UIPageControl()
    pages.numberOfPages = 4
    place(pages, "pages", 16, 288, in: root)
    let slider = UISlider()
    slider.isEnabled = false
    place(slider, "disabledSlider", 16, 336, width: 200, in: root)
    return root
  }
}

@MainActor private func makeField(_ text: String, _ border: UITextField.BorderStyle)
  -> UITextField
{
  let field = UITextField()
  field.borderStyle = border
  field.text = text
  return field
}

@MainActor private func addFields(to family: inout FactFamily) {
  family.uiView("switches and fields") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    place(UISwitch(), "off", 16, 16, in: root)
    let disabled = UISwitch()
    disabled.isOn = true
    disabled.isEnabled = false
    place(disabled, "disabledSwitch", 176, 16, in: root)
    place(makeField("Hello", .roundedRect), "rounded", 16, 72, width: 250, in: root)
    let empty = makeField("", .roundedRect)
    empty.placeholder = "Placeholder"
    place(empty, "placeholder", 16, 120, width: 250, in: root)
    place(makeField("Plain field", .none), "plain", 16, 168, in: root)
    let secure = makeField("secret", .roundedRect)
    secure.isSecureTextEntry = true
    place(secure, "secure", 16, 208, width: 250, in: root)
    return root
  }
  family.uiView("intrinsic sizes") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let label = UILabel()
    label.text = "Hello"
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    let controls: [(String, UIView, CGFloat)] = [
      ("switch", UISwitch(), 8), ("label", label, 46),
      ("field", makeField("Field", .roundedRect), 74.5), ("button", button, 116.5),
    ]
    for (name, control, y) in controls {
      let own = UIView(
        frame: CGRect(origin: CGPoint(x: 8, y: y), size: control.intrinsicContentSize))
      let fitting = UIView(
        frame: CGRect(origin: CGPoint(x: 160, y: y), size: control.sizeThatFits(.zero)))
      root.addSubview(own.called(name))
      root.addSubview(fitting.called(name + "Fitting"))
    }
    return root
  }
}

@MainActor private func addButtons(to family: inout FactFamily) {
  family.uiView("kinds of buttons") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    for (title, name, y) in [("Tap", "system", 16), ("Disabled", "disabled", 56)]
      as [(String, String, CGFloat)]
    {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.isEnabled = name == "system"
      place(button, name, 16, y, in: root)
    }
    let kinds: [(UIButton.Configuration, String, CGFloat)] = [
      (.plain(), "plain", 96), (.gray(), "gray", 140), (.tinted(), "tinted", 184),
      (.filled(), "filled", 228),
    ]
    for (kind, name, y) in kinds {
      var configuration = kind
      configuration.title = name.capitalized
      place(UIButton(configuration: configuration), name, 16, y, in: root)
    }
    return root
  }
  family.uiView("buttons") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    @MainActor func configured(_ title: String, _ size: UIButton.Configuration.Size) -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      configuration.buttonSize = size
      return UIButton(configuration: configuration)
    }
    place(configured("Mini", .mini), "mini", 16, 200, in: root)
    place(configured("Small", .small), "small", 90, 200, in: root)
    place(configured("Large", .large), "large", 170, 200, in: root)
    let disabled = configured("Disabled", .medium)
    disabled.isEnabled = false
    place(disabled, "disabled", 120, 270, in: root)
    let off = configured("Off", .medium)
    off.isEnabled = false
    place(off, "off", 230, 270, in: root)
    return root
  }
}

@MainActor private func addPriorities(to family: inout FactFamily) {
  family.values("hugging and resistance") {
    let label = UILabel()
    label.text = "Label"
    let controls: [String: UIView] = [
      "view": UIView(), "label": label, "button": UIButton(type: .system),
      "field": makeField("Field", .roundedRect), "switch": UISwitch(), "slider": UISlider(),
      "segments": UISegmentedControl(items: ["One", "Two"]), "stepper": UIStepper(),
      "progress": UIProgressView(progressViewStyle: .default),
      "spinner": UIActivityIndicatorView(style: .medium), "pages": UIPageControl(),
      "text": UITextView(), "scroll": UIScrollView(), "stack": UIStackView(),
      "image": UIImageView(),
    ]
    return controls.mapValues { view in
      [
        view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
        view.contentCompressionResistancePriority(for: .horizontal),
        view.contentCompressionResistancePriority(for: .vertical),
      ].map { String(Int($0.rawValue)) }.joined(separator: " ")
    }
  }
  family.uiView("controls by constraints") {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    for (name, view, y) in [
      ("pinned-segments", UISegmentedControl(items: ["One", "Two"]) as UIView, 8.0),
      ("pinned-switch", UISwitch(), 48),
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view.called(name))
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: y).isActive = true
    }
    return root
  }
}
