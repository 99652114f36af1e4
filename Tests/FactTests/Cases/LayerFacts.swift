import SwiftUI

/// Plain views of UIKit: layers, autoresizing, materials, overridden traits, drawing, image views, zooming,
/// refreshing, and stacks and formats of constraints.
@MainActor let layerFacts = FactFamily("layer") { family in
  addLooks(to: &family)
  addContainers(to: &family)
  addDrawing(to: &family)
  addImageViews(to: &family)
  addListeningScreens(to: &family)
  addScrollers(to: &family)
  addFormats(to: &family)
  for name in ["looks of views", "materials of views", "tints of image views", "refreshing"] {
    family.dark(name)
  }
}

@MainActor private func makeRoot(_ height: CGFloat = 300) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
}

extension UIView {
  @discardableResult
  fileprivate func add<View: UIView>(
    _ view: View, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 80,
    _ height: CGFloat = 60
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    addSubview(view.called(name))
    return view
  }
}

@MainActor private func addLooks(to family: inout FactFamily) {
  family.uiView("layers of views") {
    let root = makeRoot()
    root.add(UIView(), "plain", 16, 16).backgroundColor = .systemBlue
    root.add(UIView(), "rounded", 112, 16).layer.cornerRadius = 12
    root.add(UIView(), "bordered", 208, 16).layer.borderWidth = 2
    root.add(UIView(), "faded", 16, 92).alpha = 0.5
    root.add(UIView(), "rotated", 112, 92).transform = CGAffineTransform(rotationAngle: .pi / 8)
    let clipping = root.add(UIView(), "clipping", 208, 92)
    clipping.clipsToBounds = true
    clipping.add(UIView(), "overflow", 40, 30)
    root.add(UIView(), "shadowed", 16, 180).layer.shadowOpacity = 0.3
    let continuous = root.add(UIView(), "continuous", 112, 180)
    continuous.layer.cornerRadius = 20
    continuous.layer.cornerCurve = .continuous
    let corners = root.add(UIView(), "corners", 208, 180)
    corners.layer.cornerRadius = 16
    corners.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return root
  }
  family.uiView("looks of views") {
    let root = makeRoot()
    let shadow = root.add(UIView(), "pathShadow", 16, 16)
    shadow.layer.shadowOpacity = 0.5
    shadow.layer.shadowPath =
      UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 60, height: 40)).cgPath
    root.add(UIView(), "tinted", 112, 16).layer.shadowColor = UIColor.systemBlue.cgColor
    root.add(UIView(), "hairline", 208, 16).layer.borderWidth = 0.5
    root.add(UIView(), "capsule", 16, 92).layer.cornerRadius = 30
    root.add(UIView(), "overRadius", 112, 92).layer.cornerRadius = 40
    let group = root.add(UIView(), "group", 208, 92)
    group.alpha = 0.5
    group.add(UIView(), "first", 0, 0, 50, 40)
    group.add(UIView(), "second", 30, 20, 50, 40)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 70, height: 50)).cgPath
    root.add(UIView(), "masked", 16, 168).layer.mask = mask
    root.add(UIView(), "container", 112, 168).add(UIView(), "child", 10, 5, 60, 50)
    root.add(UIView(), "continuousBorder", 208, 168).layer.borderWidth = 3
    return root
  }
  let styles: [(UIBlurEffect.Style, String)] = [
    (.systemUltraThinMaterial, "ultraThin"), (.systemThinMaterial, "thin"),
    (.systemMaterial, "material"), (.systemThickMaterial, "thick"),
    (.systemChromeMaterial, "chrome"), (.regular, "regular"), (.light, "light"), (.dark, "dark"),
  ]
  func label(_ text: String, _ name: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 12, y: 9)
    return label.called(name)
  }
  family.uiView("materials of views") {
    let root = makeRoot(440)
    for (number, (style, name)) in styles.enumerated() {
      let blur = UIBlurEffect(style: style)
      let view = root.add(
        UIVisualEffectView(effect: blur), name, 0, 8 + CGFloat(number) * 50, 320, 40)
      if number == 2 {
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        vibrant.frame = view.contentView.bounds
        vibrant.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        vibrant.contentView.addSubview(label("Vibrant label", "vibrantLabel"))
        view.contentView.addSubview(vibrant.called("vibrant"))
      }
      if number == 5 { view.contentView.addSubview(label("Plain label", "plainLabel")) }
    }
    root.add(
      UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)), "rounded", 40, 412, 240, 24)
    return root
  }
}

/// What is shown light and dark in one window: labels, cards, a fill and a switch.
@MainActor private func island(_ name: String) -> UIView {
  let view = UIView()
  view.backgroundColor = .systemBackground
  for (text, size, y) in [("Label", 17, 12), ("Secondary", 13, 40)] as [(String, CGFloat, CGFloat)]
  {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 12, y: y)
    view.addSubview(label.called(name + text))
  }
  view.add(UIView(), name + "Card", 120, 12, 60, 44)
  view.add(UIView(), name + "Fill", 190, 12, 44, 44)
  let toggle = UISwitch()
  toggle.frame.origin = CGPoint(x: 240, y: 19)
  view.addSubview(toggle.called(name + "Switch"))
  return view.called(name)
}

@MainActor private func addContainers(to family: inout FactFamily) {
  family.uiView("views that grow with their container") {
    let root = makeRoot(200)
    let container = root.add(UIView(), "container", 0, 0, 200, 100)
    container.add(UIView(), "flexibleWidth", 10, 10, 180, 30).autoresizingMask = [
      .flexibleWidth, .flexibleBottomMargin,
    ]
    container.add(UIView(), "pinnedBottomRight", 150, 60, 40, 30).autoresizingMask = [
      .flexibleLeftMargin, .flexibleTopMargin,
    ]
    container.add(UIView(), "centred", 80, 40, 40, 20).autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    container.frame = CGRect(x: 16, y: 16, width: 288, height: 160)
    return root
  }
  family.uiView("dark islands") {
    let root = makeRoot(320)
    for (number, name) in ["plain", "dark", "overridden"].enumerated() {
      let view = island(name)
      view.frame = CGRect(x: 0, y: 8 + CGFloat(number) * 76, width: 320, height: 68)
      if name != "plain" { view.overrideUserInterfaceStyle = .dark }
      root.addSubview(view)
    }
    let outer = root.add(UIView(), "outer", 0, 236, 320, 76)
    outer.overrideUserInterfaceStyle = .dark
    let inner = island("inner")
    inner.overrideUserInterfaceStyle = .light
    inner.frame = CGRect(x: 8, y: 4, width: 304, height: 68)
    outer.addSubview(inner)
    return root
  }
  family.uiView("what layers show") {
    let root = makeRoot()
    @MainActor func host(_ layer: CALayer, _ name: String, _ frame: CGRect) {
      let view = root.add(UIView(), name, frame.minX, frame.minY, frame.width, frame.height)
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
    }
    for (type, name, x, y, width)
      in [
        (.axial, "axial", 16, 16, 120), (.axial, "vertical", 152, 16, 152),
        (.radial, "radial", 16, 112, 120), (.conic, "conic", 152, 112, 152),
      ] as [(CAGradientLayerType, String, CGFloat, CGFloat, CGFloat)]
    {
      let gradient = CAGradientLayer()
      gradient.type = type
      gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemPink.cgColor]
      host(gradient, name, CGRect(x: x, y: y, width: width, height: 80))
    }
    for (words, name, frame)
      in [
        ("Text layer", "text", CGRect(x: 16, y: 208, width: 140, height: 30)),
        ("Centred", "centred", CGRect(x: 16, y: 246, width: 140, height: 24)),
        ("Wrapped text layer", "wrapped", CGRect(x: 172, y: 208, width: 120, height: 60)),
      ] as [(String, String, CGRect)]
    {
      let text = CATextLayer()
      text.string = words
      text.fontSize = 14
      host(text, name, frame)
    }
    return root
  }
}

/// A view that draws a circle and a word.
private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 60, height: 60)).fill(
      with: .multiply, alpha: 1)
    "Drawn".draw(at: CGPoint(x: 90, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
  }
}

@MainActor private func addDrawing(to family: inout FactFamily) {
  family.uiView("views that draw") {
    let root = makeRoot(420)
    root.add(DrawnView(), "shapes", 20, 10, 280, 190)
    root.add(DrawnView(), "context", 20, 210, 280, 190)
    return root
  }
  family.uiView("a view that draws words") {
    let root = makeRoot(260)
    root.add(DrawnView(), "text", 20, 10, 280, 240)
    return root
  }
  family.uiView("views that blend") {
    let root = makeRoot(420)
    root.add(DrawnView(), "blend", 20, 10, 280, 170)
    root.add(DrawnView(), "attributed", 20, 190, 280, 110)
    root.add(DrawnView(), "paths", 20, 310, 280, 100)
    return root
  }
}

@MainActor private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  let size = CGSize(width: width, height: height)
  return UIGraphicsImageRenderer(size: size).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }
}

@MainActor private func addImageViews(to family: inout FactFamily) {
  let modes: [(UIView.ContentMode, String)] = [
    (.scaleToFill, "fill"), (.scaleAspectFit, "fit"), (.scaleAspectFill, "aspectFill"),
    (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.left, "left"), (.right, "right"),
    (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
    (.bottomRight, "bottomRight"), (.redraw, "redraw"),
  ]
  family.uiView("modes of image views") {
    let root = makeRoot(420)
    for (number, (mode, name)) in modes.enumerated() {
      let (column, row) = (CGFloat(number % 3), CGFloat(number / 3))
      let view = root.add(
        UIImageView(image: image(80, 60)), name, 10 + column * 103, 10 + row * 80, 100, 70)
      view.contentMode = mode
      view.clipsToBounds = true
    }
    root.add(UIImageView(image: image(20, 64)), "unclipped", 153, 358, 20, 8).contentMode =
      .scaleAspectFill
    return root
  }
  family.uiView("tints of image views") {
    let root = makeRoot(200)
    let places: [(String, CGFloat, CGFloat)] = [
      ("template", 16, 16), ("original", 88, 16), ("badgeTemplate", 160, 16),
      ("badgeTinted", 232, 16), ("symbol", 16, 96), ("data", 88, 96), ("roundTrip", 160, 96),
    ]
    for (name, x, y) in places {
      let shown =
        name == "symbol"
        ? UIImage(systemName: "star.fill")
        : image(24, 24).withRenderingMode(name == "original" ? .alwaysOriginal : .alwaysTemplate)
      let view = root.add(UIImageView(image: shown), name, x, y, 48, 48)
      view.contentMode = .scaleAspectFit
    }
    let sized = UIImageView(image: image(64, 40))
    sized.frame.origin = CGPoint(x: 232, y: 96)
    root.addSubview(sized.called("sized"))
    return root
  }
}
