import SwiftUI

/// Constraints of an iPhone's UIKit: anchors, priorities, guides, sizes that fit, baselines, changes
/// after the first layout, and stack views.
@MainActor let constraintFacts = FactFamily("constraint") { family in
  addPins(to: &family)
  addPriorities(to: &family)
  addGuides(to: &family)
  addSizes(to: &family)
  addBaselines(to: &family)
  addChanges(to: &family)
  addStacks(to: &family)
  addDistributions(to: &family)
}

@MainActor private func makeRoot(_ height: CGFloat = 300) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
}

/// A view without a size of its own, for constraints.
@MainActor private func box(_ name: String, in root: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(view)
  return view.called(name)
}

@MainActor private func makeLabel(_ text: String, _ name: String, _ size: CGFloat = 17) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  label.translatesAutoresizingMaskIntoConstraints = false
  return label.called(name)
}

@MainActor private func label(
  _ text: String, _ name: String, _ size: CGFloat = 17, in root: UIView
) -> UILabel {
  let label = makeLabel(text, name, size)
  root.addSubview(label)
  return label
}

extension UIView {
  /// Pins edges to those of another view at distances inwards; without a distance an edge is free.
  fileprivate func pin(
    to other: UIView, leading: CGFloat? = nil, trailing: CGFloat? = nil, top: CGFloat? = nil,
    bottom: CGFloat? = nil
  ) {
    if let leading {
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: leading).isActive = true
    }
    if let trailing {
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -trailing).isActive = true
    }
    if let top { topAnchor.constraint(equalTo: other.topAnchor, constant: top).isActive = true }
    if let bottom {
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -bottom).isActive = true
    }
  }

  fileprivate func fill(_ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  fileprivate func size(_ width: CGFloat?, _ height: CGFloat?) {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  fileprivate func center(in other: UIView) {
    centerXAnchor.constraint(equalTo: other.centerXAnchor).isActive = true
    centerYAnchor.constraint(equalTo: other.centerYAnchor).isActive = true
  }
}

extension NSLayoutConstraint {
  fileprivate func activate(at priority: Float) {
    self.priority = UILayoutPriority(priority)
    isActive = true
  }
}

@MainActor private func addPins(to family: inout FactFamily) {
  family.uiView("pins") {
    let root = makeRoot()
    let banner = box("banner", in: root)
    banner.pin(to: root, leading: 16, trailing: 16, top: 16)
    banner.size(nil, 40)
    let centered = box("centered", in: root)
    centered.size(101, 51)
    centered.center(in: root)
    let aspect = box("aspect", in: root)
    aspect.pin(to: root, leading: 16, top: 72)
    aspect.size(nil, 30)
    aspect.widthAnchor.constraint(equalTo: aspect.heightAnchor, multiplier: 2).isActive = true
    label("Pinned label", "label", in: root).pin(to: root, leading: 16, top: 120)
    label("Stretched", "stretched", in: root).pin(to: root, leading: 16, trailing: 16, top: 160)
    let corner = box("corner", in: root)
    corner.size(40, 40)
    corner.pin(to: root, trailing: 16, bottom: 16)
    let container = UIView(frame: CGRect(x: 205, y: 120, width: 99, height: 51))
    root.addSubview(container.called("container"))
    let quarter = box("quarter", in: container)
    quarter.size(34.5, 20.5)
    quarter.center(in: container)
    return root
  }
}

@MainActor private func addPriorities(to family: inout FactFamily) {
  family.uiView("priorities of constraints") {
    let root = makeRoot()
    let (wide, pick) = (box("wide", in: root), box("pick", in: root))
    let (firm, loose) = (box("atLeast", in: root), box("atLeast2", in: root))
    for view in [wide, pick, firm, loose] { view.size(nil, 30) }
    wide.pin(to: root, leading: 16, top: 16)
    wide.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16)
      .isActive = true
    wide.widthAnchor.constraint(equalToConstant: 500).activate(at: 999)
    pick.pin(to: root, leading: 16)
    pick.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 8).isActive = true
    pick.widthAnchor.constraint(equalToConstant: 200).activate(at: 250)
    pick.widthAnchor.constraint(equalToConstant: 100).activate(at: 750)
    firm.pin(to: root, leading: 16)
    firm.topAnchor.constraint(equalTo: pick.bottomAnchor, constant: 8).isActive = true
    firm.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).activate(at: 750)
    firm.widthAnchor.constraint(equalToConstant: 50).activate(at: 999)
    loose.pin(to: firm, top: 0)
    loose.leadingAnchor.constraint(equalTo: firm.trailingAnchor, constant: 8).isActive = true
    loose.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).activate(at: 999)
    loose.widthAnchor.constraint(equalToConstant: 50).activate(at: 750)
    let left = label("A long label that needs room", "left", in: root)
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    left.pin(to: root, leading: 16)
    left.topAnchor.constraint(equalTo: firm.bottomAnchor, constant: 16).isActive = true
    let right = label("Short", "right", in: root)
    right.pin(to: root, trailing: 16)
    right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8).isActive = true
    right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor).isActive = true
    return root
  }
}

@MainActor private func addGuides(to family: inout FactFamily) {
  family.uiView("margins of a container") {
    let root = makeRoot()
    let container = UIView(frame: CGRect(x: 40, y: 150, width: 200, height: 100))
    root.addSubview(container.called("container"))
    box("inner", in: container).fill(container.layoutMarginsGuide)
    let safe = box("safe", in: root)
    safe.size(50, 50)
    safe.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor).isActive = true
    safe.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
    return root
  }
  family.uiView("guides of one's own") {
    let root = makeRoot()
    let (a, b, c) = (box("a", in: root), box("b", in: root), box("c", in: root))
    let (first, second, centred) = (UILayoutGuide(), UILayoutGuide(), UILayoutGuide())
    for guide in [first, second, centred] { root.addLayoutGuide(guide) }
    a.pin(to: root, leading: 16, top: 16)
    a.size(60, 40)
    b.pin(to: a, top: 0)
    b.size(80, 40)
    c.pin(to: a, top: 0)
    c.pin(to: root, trailing: 16)
    c.size(50, 40)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      c.leadingAnchor.constraint(equalTo: second.trailingAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      first.topAnchor.constraint(equalTo: a.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -10),
      second.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      centred.widthAnchor.constraint(equalToConstant: 101),
      centred.heightAnchor.constraint(equalToConstant: 61),
      centred.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      centred.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 110),
    ])
    box("spacer1", in: root).fill(first)
    box("spacer2", in: root).fill(second)
    let shown = box("centred", in: root)
    shown.fill(centred)
    box("inset", in: root).pin(to: shown, leading: 8, trailing: 8, top: 8, bottom: 8)
    addOwnedGuide(to: root)
    return root
  }
}

/// A container with a guide in it, and a box in the guide's middle.
@MainActor private func addOwnedGuide(to root: UIView) {
  let container = UIView(frame: CGRect(x: 16, y: 200, width: 200, height: 84))
  root.addSubview(container.called("container"))
  let owned = UILayoutGuide()
  container.addLayoutGuide(owned)
  NSLayoutConstraint.activate([
    owned.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
    owned.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -30),
    owned.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
    owned.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 0.5),
  ])
  box("owned", in: container).fill(owned)
  let dot = box("dot", in: container)
  dot.size(20, 20)
  dot.centerXAnchor.constraint(equalTo: owned.centerXAnchor).isActive = true
  dot.centerYAnchor.constraint(equalTo: owned.centerYAnchor).isActive = true
}

@MainActor private func addSizes(to family: inout FactFamily) {
  /// A card with a title above a longer text.
  func card(_ name: String, _ titleName: String, _ textName: String) -> UIView {
    let card = UIView().called(name)
    let title = label("Title", titleName, in: card)
    let text = label("Subtitle text", textName, in: card)
    title.pin(to: card, leading: 8, top: 8)
    title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8)
      .isActive = true
    text.pin(to: card, leading: 8, trailing: 8, bottom: 8)
    text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4).isActive = true
    return card
  }
  family.uiView("sizes that fit") {
    let root = makeRoot()
    let small = card("card", "title", "subtitle")
    let size = small.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    small.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: size)
    root.addSubview(small)
    let wide = card("wide", "wideTitle", "wideSubtitle")
    let wideSize = wide.systemLayoutSizeFitting(
      CGSize(width: 288, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    wide.frame = CGRect(origin: CGPoint(x: 16, y: 120), size: wideSize)
    root.addSubview(wide)
    return root
  }
}

@MainActor private func addBaselines(to family: inout FactFamily) {
  family.uiView("baselines") {
    let root = makeRoot()
    let small = label("Hg", "small", in: root)
    small.pin(to: root, leading: 16, top: 60)
    var previous = small
    for size in [11, 13, 20, 28, 34] {
      let next = label("Hg", "size\(size)", CGFloat(size), in: root)
      next.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8).isActive = true
      next.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor).isActive = true
      previous = next
    }
    let square = box("box", in: root)
    square.pin(to: root, leading: 16, top: 160)
    square.size(30, 30)
    let hung = label("Hg", "hung", 20, in: root)
    hung.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 8).isActive = true
    hung.lastBaselineAnchor.constraint(equalTo: square.bottomAnchor).isActive = true
    return root
  }
}

@MainActor
private final class Changes {
  var leading: NSLayoutConstraint?
  var narrow: NSLayoutConstraint?
  var wide: NSLayoutConstraint?
}

@MainActor private func addChanges(to family: inout FactFamily) {
  family.uiView(
    "changes of constraints", model: { Changes() },
    steps: [
      FactStep("move") { $0.leading?.constant = 100 },
      FactStep("widen") {
        $0.narrow?.isActive = false
        $0.wide?.isActive = true
      },
    ]
  ) { changes in
    let root = makeRoot()
    let mover = box("mover", in: root)
    mover.size(nil, 40)
    mover.pin(to: root, top: 16)
    changes.leading = mover.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    changes.narrow = mover.widthAnchor.constraint(equalToConstant: 60)
    changes.wide = mover.widthAnchor.constraint(equalToConstant: 200)
    changes.leading?.isActive = true
    changes.narrow?.isActive = true
    return root
  }
}

@MainActor private func stack(
  _ name: String, _ views: [UIView], _ alignment: UIStackView.Alignment, in root: UIView
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.spacing = 8
  stack.alignment = alignment
  stack.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(stack)
  return stack.called(name)
}

@MainActor private func addStacks(to family: inout FactFamily) {
  family.uiView("stacks by constraints") {
    let root = makeRoot()
    let column = stack(
      "column",
      [
        makeLabel("Title", "title", 22), makeLabel("Body text", "body"),
        makeLabel("Third line", "third", 15),
      ], .fill, in: root)
    column.axis = .vertical
    column.pin(to: root, leading: 16, trailing: 16, top: 16)
    let firsts = stack(
      "firsts",
      [makeLabel("Big", "big", 28), makeLabel("small", "small", 13), makeLabel("mid", "mid")],
      .firstBaseline, in: root)
    let lasts = stack(
      "lasts", [makeLabel("Big", "big2", 28), makeLabel("small", "small2", 13)], .lastBaseline,
      in: root)
    let square = UIView().called("square")
    square.translatesAutoresizingMaskIntoConstraints = false
    square.size(40, 40)
    let centred = stack("centred", [square, makeLabel("Beside", "beside")], .center, in: root)
    firsts.pin(to: root, leading: 16)
    lasts.pin(to: root, leading: 16)
    centred.pin(to: root, trailing: 16)
    for (upper, lower) in [(column, firsts), (firsts, lasts), (lasts, centred)] {
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 24).isActive = true
    }
    return root
  }
}

@MainActor private func addDistributions(to family: inout FactFamily) {
  func framed(_ text: String, _ name: String, _ size: CGFloat = 17) -> UILabel {
    let label = makeLabel(text, name, size)
    label.translatesAutoresizingMaskIntoConstraints = true
    return label
  }
  func row(
    _ name: String, _ views: [UIView], _ distribution: UIStackView.Distribution, y: CGFloat,
    width: CGFloat = 288
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    stack.distribution = distribution
    stack.frame = CGRect(x: 16, y: y, width: width, height: 24)
    return stack.called(name)
  }
  func crowd(_ letter: String) -> [UILabel] {
    [
      framed("First overflowing", letter + "a"), framed("Second overflowing", letter + "b"),
      framed("Third", letter + "c"),
    ]
  }
  family.uiView("distributions of stacks") {
    let root = makeRoot()
    root.addSubview(
      row(
        "proportional",
        [framed("A", "pa"), framed("Medium", "pb"), framed("The longest one", "pc")],
        .fillProportionally, y: 8))
    let unequal = crowd("u")
    unequal[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.addSubview(row("overflow", crowd("o"), .fill, y: 40))
    root.addSubview(row("unequal", unequal, .fill, y: 72))
    root.addSubview(row("spacing", crowd("s"), .equalSpacing, y: 104))
    root.addSubview(row("centering", crowd("c"), .equalCentering, y: 136))
    let hidden = row(
      "hidden", [framed("Before", "ha"), framed("Hidden", "hb"), framed("After", "hc")], .fill,
      y: 168, width: 200)
    hidden.arrangedSubviews[1].isHidden = true
    hidden.setCustomSpacing(24, after: hidden.arrangedSubviews[0])
    root.addSubview(hidden)
    let last = row(
      "hiddenlast", [framed("Before", "la"), framed("Middle", "lb"), framed("Hidden", "lc")],
      .equalSpacing, y: 200, width: 200)
    last.arrangedSubviews[2].isHidden = true
    root.addSubview(last)
    for (letter, x, y, height) in [("v", 16.0, 232.0, 60.0), ("w", 160, 180, 112)] {
      let column = UIStackView(arrangedSubviews: [
        framed("Tall", letter + "a", 28), framed("mid", letter + "b"),
        framed("small", letter + "c", 12),
      ])
      column.axis = .vertical
      column.spacing = 4
      column.distribution = .fillProportionally
      column.alignment = .leading
      column.frame = CGRect(x: x, y: y, width: 120, height: height)
      root.addSubview(column.called(letter == "v" ? "column" : "spread"))
    }
    return root
  }
}
