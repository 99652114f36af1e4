import Foundation
import Geometry
import ViewContent

@MainActor
extension InterfaceCoder {
  /// Which kind a button is, which is said before it is made.
  var buttonType: UIButton.ButtonType {
    node.choice(
      "buttonType",
      [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
        "close": .close,
      ]) ?? .custom
  }

  func fill(_ button: UIButton) {
    if let font = file.font(node.child(key: "fontDescription")) { button.titleLabel?.font = font }
    if let mode = node.lineBreakMode { button.titleLabel?.lineBreakMode = mode }
    if let insets = node.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = node.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = node.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected,
      "disabled": .disabled, "focused": .focused,
    ]
    for state in node.children where state.name == "state" {
      guard let key = state.choice("key", states) else { continue }
      let coder = InterfaceCoder(state, objects)
      if let title = state.string("title") { button.setTitle(title, for: key) }
      if let title = coder.attributedText("attributedTitle") {
        button.setAttributedTitle(title, for: key)
      }
      if let color = file.color(state.child(key: "titleColor")) {
        button.setTitleColor(color, for: key)
      }
      if let image = coder.image("image") { button.setImage(image, for: key) }
      if let image = coder.image("backgroundImage") { button.setBackgroundImage(image, for: key) }
      if let symbol = coder.symbolConfiguration("preferredSymbolConfiguration") {
        button.setPreferredSymbolConfiguration(symbol, forImageIn: key)
      }
    }
    button.showsMenuAsPrimaryAction = node.flag("showsMenuAsPrimaryAction") ?? false
    button.changesSelectionAsPrimaryAction = node.flag("changesSelectionAsPrimaryAction") ?? false
    guard let element = node.child(key: "configuration") else { return }
    button.configuration = configuration(element, of: button)
  }

  private func configuration(_ element: InterfaceNode, of button: UIButton)
    -> UIButton.Configuration
  {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    let coder = InterfaceCoder(element, objects)
    configuration.title = element.string("title") ?? button.currentTitle
    configuration.subtitle = element.string("subtitle")
    configuration.image = coder.image("image") ?? button.currentImage
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let style: UIButton.Configuration.CornerStyle = element.word("cornerStyle") {
      configuration.cornerStyle = style
    }
    if let color = file.color(element.child(key: "baseForegroundColor")) {
      configuration.baseForegroundColor = color
    }
    if let color = file.color(element.child(key: "baseBackgroundColor")) {
      configuration.baseBackgroundColor = color
    }
    if let font = file.font(element.child(key: "titleFontDescription")),
      let title = configuration.title
    {
      var container = AttributeContainer()
      container.font = font
      configuration.attributedTitle = AttributedString(title, attributes: container)
    }
    return configuration
  }

  func fill(_ field: UITextField) {
    if let font = file.font(node.child(key: "fontDescription")) { field.font = font }
    if let color = file.color(node.child(key: "textColor")) { field.textColor = color }
    if let alignment: NSTextAlignment = node.word("textAlignment") {
      field.textAlignment = alignment
    }
    field.borderStyle = node.word("borderStyle") ?? .none
    field.clearButtonMode = node.word("clearButtonMode") ?? .never
    field.placeholder = node.string("placeholder")
    if let traits = node.child(key: "textInputTraits") {
      field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
      field.keyboardType = traits.word("keyboardType") ?? .default
      field.returnKeyType = traits.word("returnKeyType") ?? .default
    }
    if let text = node.string("text") { field.text = text }
  }

  func fill(_ view: UITextView) {
    view.font = file.font(node.child(key: "fontDescription")) ?? .systemFont(ofSize: 14)
    if let color = file.color(node.child(key: "textColor")) { view.textColor = color }
    if let alignment: NSTextAlignment = node.word("textAlignment") {
      view.textAlignment = alignment
    }
    view.isEditable = node.flag("editable") ?? true
    view.isSelectable = node.flag("selectable") ?? true
    view.text = node.string("text")
    if let text = attributedText("attributedText") { view.attributedText = text }
  }

  func fill(_ control: UIControl) {
    control.isEnabled = node.flag("enabled") ?? true
    control.isSelected = node.flag("selected") ?? false
    control.contentHorizontalAlignment = node.word("contentHorizontalAlignment") ?? .center
    control.contentVerticalAlignment = node.word("contentVerticalAlignment") ?? .center
  }

  func fillControl(_ view: UIView) {
    switch view {
    case let slider as UISlider: fill(slider)
    case let control as UISwitch:
      control.isOn = node.flag("on") ?? false
      if let color = file.color(node.child(key: "onTintColor")) { control.onTintColor = color }
      if let color = file.color(node.child(key: "thumbTintColor")) {
        control.thumbTintColor = color
      }
    case let stepper as UIStepper:
      stepper.minimumValue = node.number("minimumValue").map(Double.init) ?? 0
      stepper.maximumValue = node.number("maximumValue").map(Double.init) ?? 100
      stepper.stepValue = node.number("stepValue").map(Double.init) ?? 1
      stepper.value = node.number("value").map(Double.init) ?? 0
      stepper.wraps = node.flag("wraps") ?? false
    case let control as UISegmentedControl: fill(control)
    case let progress as UIProgressView:
      progress.progress = Float(node.number("progress") ?? 0)
      progress.progressTintColor = file.color(node.child(key: "progressTintColor"))
      progress.trackTintColor = file.color(node.child(key: "trackTintColor"))
    case let pages as UIPageControl:
      pages.numberOfPages = Int(node.number("numberOfPages") ?? 0)
      pages.currentPage = Int(node.number("currentPage") ?? 0)
      pages.pageIndicatorTintColor = file.color(node.child(key: "pageIndicatorTintColor"))
      pages.currentPageIndicatorTintColor = file.color(
        node.child(key: "currentPageIndicatorTintColor"))
    case let wheel as UIActivityIndicatorView:
      wheel.style = node.word("style") ?? .medium
      if let color = file.color(node.child(key: "color")) { wheel.color = color }
      wheel.hidesWhenStopped = node.flag("hidesWhenStopped") ?? false
      if node.flag("animating") == true { wheel.startAnimating() }
    case let picker as UIDatePicker: fill(picker)
    default: break
    }
  }

  private func fill(_ slider: UISlider) {
    slider.minimumValue = Float(node.number("minValue") ?? 0)
    slider.maximumValue = Float(node.number("maxValue") ?? 1)
    slider.value = Float(node.number("value") ?? 0)
    slider.isContinuous = node.flag("continuous") ?? true
    slider.minimumTrackTintColor = file.color(node.child(key: "minimumTrackTintColor"))
    slider.maximumTrackTintColor = file.color(node.child(key: "maximumTrackTintColor"))
    slider.thumbTintColor = file.color(node.child(key: "thumbTintColor"))
    slider.minimumValueImage = image("minimumValueImage")
    slider.maximumValueImage = image("maximumValueImage")
  }

  private func fill(_ control: UISegmentedControl) {
    for (index, segment) in node.members("segments").enumerated() {
      if let image = InterfaceCoder(segment, objects).image("image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
    }
    control.isMomentary = node.flag("momentary") ?? false
    control.selectedSegmentIndex = Int(
      node.number("selectedSegmentIndex") ?? CGFloat(UISegmentedControl.noSegment))
    if let color = file.color(node.child(key: "selectedSegmentTintColor")) {
      control.selectedSegmentTintColor = color
    }
  }

  private func fill(_ picker: UIDatePicker) {
    picker.datePickerMode = node.word("datePickerMode") ?? .dateAndTime
    picker.preferredDatePickerStyle = node.word("style") ?? .automatic
    if let minutes = node.number("minuteInterval") { picker.minuteInterval = Int(minutes) }
    func date(_ key: String) -> Date? {
      node.child(key: key)?.number("timeIntervalSinceReferenceDate").map {
        Date(timeIntervalSinceReferenceDate: Double($0))
      }
    }
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    if node.flag("useCurrentDate") != true, let date = date("date") { picker.date = date }
  }
}
