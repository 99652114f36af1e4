import SwiftUI

/// Views and controllers of UIKit among those of SwiftUI on an iPhone: their sizes by priorities,
/// their baselines, the room that they take in stacks, grids, lists and below bars, and the order in
/// which a representable is called.
@MainActor let hostedFacts = FactFamily("hosted") { family in
  addLabels(to: &family)
  addControls(to: &family)
  addAlignments(to: &family)
  addContainers(to: &family)
  addBars(to: &family)
  addCalls(to: &family)
}

/// A label of 17 points, with priorities of its own where they are given.
private struct HostedLabel: UIViewRepresentable {
  var text = "Hello"
  var size: CGFloat = 17
  var hugging: UILayoutPriority?
  var resistance: UILayoutPriority?
  var lines = 1

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let hugging { label.setContentHuggingPriority(hugging, for: axis) }
      if let resistance { label.setContentCompressionResistancePriority(resistance, for: axis) }
    }
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
}

/// Any view of UIKit.
private struct Hosted<Content: UIView>: UIViewRepresentable {
  let make: @MainActor () -> Content

  init(_ make: @escaping @MainActor () -> Content) { self.make = make }

  func makeUIView(context: Context) -> Content { make() }
  func updateUIView(_ uiView: Content, context: Context) {}
}

@MainActor private func hostedSwitch() -> Hosted<UISwitch> { Hosted { UISwitch() } }

@MainActor private func hostedField() -> Hosted<UITextField> {
  Hosted {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Field"
    return field
  }
}

@MainActor private func hostedButton() -> Hosted<UIButton> {
  Hosted {
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    return button
  }
}

/// A controller that wishes to be 80 × 40.
private struct HostedController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 80, height: 40)
    return controller
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A view that says how high it is, but not how wide.
private final class HalfSizedView: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }
}

@MainActor private func addLabels(to family: inout FactFamily) {
  family.view("labels of UIKit") {
    VStack(alignment: .leading, spacing: 4) {
      VStack { HostedLabel().named("large") }.frame(width: 200, height: 60)
      VStack { HostedLabel().named("small") }.frame(width: 30, height: 10)
      HostedLabel().fixedSize().named("ideal")
      VStack {
        HostedLabel(text: "The quick brown fox jumps over the lazy dog", lines: 0).named("wrap")
      }
      .frame(width: 120, height: 100)
    }
    .named("stack")
  }
  family.view("priorities") {
    VStack(alignment: .leading, spacing: 4) {
      ForEach([252, 500, 749, 750, 751, 1000], id: \.self) { priority in
        VStack {
          HostedLabel(hugging: UILayoutPriority(Float(priority))).named("hug\(priority)")
        }
        .frame(width: 200, height: 60)
      }
      ForEach([250, 500, 749, 751, 1000], id: \.self) { priority in
        VStack {
          HostedLabel(resistance: UILayoutPriority(Float(priority))).named("squeeze\(priority)")
        }
        .frame(width: 30, height: 10)
      }
    }
    .named("stack")
  }
}

@MainActor private func addControls(to family: inout FactFamily) {
  for name in ["controls of UIKit", "controls of UIKit in the dark"] {
    family.view(name) {
      VStack(alignment: .leading, spacing: 8) {
        VStack { hostedSwitch().named("switchLarge") }.frame(width: 200, height: 60)
        hostedSwitch().fixedSize().named("switchIdeal")
        VStack { hostedField().named("field") }.frame(width: 200, height: 60)
        VStack { hostedButton().named("button") }.frame(width: 200, height: 60)
        hostedButton().fixedSize().named("buttonIdeal")
      }
      .named("stack")
      .environment(\.colorScheme, name.hasSuffix("dark") ? .dark : .light)
    }
  }
  family.view("more controls of UIKit") {
    VStack(alignment: .leading, spacing: 6) {
      VStack { Hosted { UISlider() }.named("slider") }.frame(width: 200, height: 44)
      Hosted { UISlider() }.fixedSize().named("sliderIdeal")
      Hosted { UIStepper() }.fixedSize().named("stepper")
      Hosted { UISegmentedControl(items: ["A", "B"]) }.fixedSize().named("segments")
      VStack { Hosted { UIProgressView(progressViewStyle: .default) }.named("progress") }
        .frame(width: 200, height: 44)
      Hosted { UIActivityIndicatorView(style: .medium) }.fixedSize().named("spinner")
      Hosted {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
      }
      .fixedSize()
      .named("pages")
      block(46, 40.5)
      block(0, 0)
    }
    .named("stack")
  }
  family.view("controllers") {
    VStack(alignment: .leading, spacing: 8) {
      VStack { HostedController().named("controller") }.frame(width: 200, height: 60)
      HostedController().fixedSize().named("controllerIdeal")
    }
    .named("stack")
  }
  family.view("a view of half a size") {
    VStack(alignment: .leading, spacing: 8) {
      VStack { Hosted { HalfSizedView() }.named("half") }.frame(width: 200, height: 60)
      Hosted { HalfSizedView() }.fixedSize().named("halfIdeal")
      HStack {
        word(18, 24.5).named("halfText")
        Hosted { HalfSizedView() }.named("halfRow")
      }
      .named("row")
      VStack { block(50, 20.5).named("mixed") }.frame(width: 200, height: 60)
      block(50, 20.5).named("mixedIdeal")
    }
    .named("stack")
  }
  family.view("rendered images") {
    VStack(alignment: .leading, spacing: 8) {
      Image(uiImage: rendered()).named("natural")
      Image(uiImage: rendered()).resizable().frame(width: 120, height: 80).named("resized")
      Image(uiImage: rendered().withTintColor(.red)).named("tinted")
      Image(uiImage: rendered().withRenderingMode(.alwaysTemplate)).named("template")
      Image(uiImage: rendered()).renderingMode(.template).named("swiftuiTemplate")
    }
    .named("stack")
  }
}

@MainActor private func rendered() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(x: 10, y: 10, width: 40, height: 20))
  }
}

@MainActor private func addAlignments(to family: inout FactFamily) {
  func row(_ name: String, _ size: CGFloat, isLast: Bool = false) -> some View {
    HStack(alignment: isLast ? .lastTextBaseline : .firstTextBaseline, spacing: 8) {
      Text("Hg").named("text" + name)
      HostedLabel(text: "Hg", size: size, hugging: .required).named("label" + name)
    }
    .named("row" + name)
  }
  family.view("baselines of labels") {
    VStack(alignment: .leading, spacing: 8) {
      row("Small", 12)
      row("Title", 20)
      row("Large", 34)
      row("Last", 20, isLast: true)
    }
    .named("stack")
  }
  family.view("baseline of a label of 17") {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("Hg").named("labelText")
      HostedLabel(hugging: .required).named("labelBox")
    }
    .named("labelRow")
    .frame(width: 200, height: 24.5, alignment: .leading)
    .position(x: 160, y: 294.25)
  }
  family.view("distances of hosted views") {
    VStack(alignment: .leading, spacing: 12) {
      VStack {
        Text("Hg").named("above")
        HostedLabel(hugging: .required).named("mid")
        Text("Hg").named("below")
      }
      .named("column")
      HStack {
        Text("Hg").named("left")
        hostedSwitch().fixedSize().named("rowSwitch")
        Text("Hg").named("right")
      }
      .named("row")
    }
    .named("stack")
  }
}

@MainActor private func addContainers(to family: inout FactFamily) {
  @ViewBuilder func rows() -> some View {
    HostedLabel(hugging: .required).named("label")
    hostedSwitch().named("switch")
  }
  family.view("views of UIKit in a list") {
    List {
      rows()
      Hosted { UIView() }.frame(height: 30).named("plain")
      Text("Row").named("text")
      hostedField().named("field")
    }
    .named("list")
  }
  family.view("views of UIKit in a form") {
    Form {
      Section {
        rows()
        Text("Row").named("text")
      }
      Section {
        Hosted { UIView() }.frame(height: 30).named("plain")
        hostedField().named("field")
      }
    }
    .named("form")
  }
  family.view("views of UIKit in a grid") {
    Grid(alignment: .center, horizontalSpacing: 12, verticalSpacing: 8) {
      GridRow {
        word(11.5, 24.5).gridColumnAlignment(.leading).named("a")
        block(28.5, 20.5).gridColumnAlignment(.leading).named("one")
        word(68.5, 24.5).gridColumnAlignment(.leading).named("long")
      }
      GridRow {
        block(28, 20.5).named("two")
        word(11, 24.5).named("b")
        hostedSwitch().named("gridSwitch")
      }
      GridRow {
        word(12, 24.5).named("c")
        Hosted { UISlider() }.gridCellColumns(2).named("gridSlider")
      }
    }
    .named("grid")
  }
  family.view("views of UIKit in a scroll view") {
    ScrollView {
      VStack(spacing: 8) {
        HostedLabel(hugging: .required).named("label")
        Hosted { UIView() }.frame(height: 40).named("plain")
        hostedSwitch().named("switch")
        hostedField().named("field")
        Text("Row").named("text")
        HostedController().frame(height: 50).named("controller")
      }
      .named("content")
    }
    .named("scroll")
  }
  family.view("a scroll view in a scroll view") {
    ScrollView {
      VStack(spacing: 0) {
        Hosted {
          let scroll = UIScrollView()
          scroll.contentSize = CGSize(width: 320, height: 800)
          return scroll
        }
        .frame(height: 150)
        .named("inner")
        ForEach(0..<8, id: \.self) { number in
          Color.teal.opacity(number % 2 == 0 ? 1 : 0.5).frame(height: 60).named("row\(number)")
        }
      }
      .named("content")
    }
    .named("outer")
  }
}

@MainActor private func addBars(to family: inout FactFamily) {
  func screen(_ content: some View, isInline: Bool = true) -> some View {
    NavigationStack {
      content
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
    }
    .named("nav")
  }
  func plain() -> Hosted<UIView> { Hosted { UIView() } }
  func scroller() -> Hosted<UIScrollView> {
    Hosted {
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 320, height: 800)
      return scroll
    }
  }
  family.view("hosted under a bar") { screen(plain().named("box")) }
  family.view("hosted under a large title") { screen(plain().named("box"), isInline: false) }
  family.view("hosted under an ignored bar") { screen(plain().ignoresSafeArea().named("box")) }
  family.view("hosted over an inset") {
    screen(
      plain()
        .safeAreaInset(edge: .bottom) { Color.teal.frame(height: 40).named("inset") }
        .named("box"))
  }
  family.view("hosted scroll view under a bar") { screen(scroller().named("scroll")) }
  family.view("hosted scroll view under an ignored bar") {
    screen(scroller().ignoresSafeArea().named("scroll"))
  }
}

@Observable
private final class Texts {
  var text = "Hello"
  var isOn = true
}

/// What a representable was asked for, in order.
private final class Calls {
  var entries: [String] = []
}

@Observable
private final class Life {
  var identity = 0
  var isShown = true
  var seen: [String] = []
  @ObservationIgnored let calls = Calls()
}

/// Writes each call into the log, with the number of its coordinator.
private struct Logging: UIViewRepresentable {
  let calls: Calls

  final class Coordinator {
    let number: Int
    let calls: Calls
    init(number: Int, calls: Calls) { (self.number, self.calls) = (number, calls) }
  }

  func makeCoordinator() -> Coordinator {
    let number = calls.entries.count { $0.hasPrefix("coordinator") } + 1
    calls.entries.append("coordinator\(number)")
    return Coordinator(number: number, calls: calls)
  }
  func makeUIView(context: Context) -> UIView {
    calls.entries.append("make\(context.coordinator.number)")
    return UIView()
  }
  func updateUIView(_ uiView: UIView, context: Context) {
    calls.entries.append("update\(context.coordinator.number)")
  }
  static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
    coordinator.calls.entries.append("dismantle\(coordinator.number)")
  }
}

@MainActor private func addCalls(to family: inout FactFamily) {
  family.view(
    "updates", model: { Texts() },
    steps: [
      FactStep("longer") { $0.text = "Hello, world" }, FactStep("off") { $0.isOn = false },
    ]
  ) { texts in
    VStack(alignment: .leading, spacing: 8) {
      HostedLabel(text: texts.text, hugging: .required).named("label")
      Hosted { UISwitch() }.fixedSize().opacity(texts.isOn ? 1 : 0.5).named("switch")
    }
    .named("stack")
  }
  func read(_ name: String) -> FactStep<Life> { FactStep(name) { $0.seen = $0.calls.entries } }
  family.view(
    "calls of a representable", model: { Life() },
    steps: [
      read("read"), FactStep("swap") { $0.identity = 1 }, read("readSwap"),
      FactStep("remove") { $0.isShown = false }, read("readRemove"),
    ],
    values: { ["calls": $0.seen.joined(separator: " ")] }
  ) { life in
    VStack(alignment: .leading, spacing: 2) {
      if life.isShown {
        Logging(calls: life.calls).id(life.identity).frame(width: 100, height: 20).named("box")
      }
      ForEach(Array(life.seen.enumerated()), id: \.offset) { number, _ in
        block(60, 6).named("e\(number)")
      }
    }
    .named("stack")
  }
}
