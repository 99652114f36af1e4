import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) import Drawing
@_spi(Runtime) @testable import ViewRuntime

/// A view with a name whose size is known: along each axis it takes what is offered, between a
/// least and a largest length, and its ideal length where nothing is offered.
struct Box: LeafView {
  struct Lengths: Equatable, Sendable {
    var least: CGFloat
    var ideal: CGFloat
    var largest: CGFloat

    static func fixed(_ length: CGFloat) -> Lengths {
      Lengths(least: length, ideal: length, largest: length)
    }
    static let flexible = Lengths(least: 0, ideal: 10, largest: .infinity)
    static func between(_ least: CGFloat, _ largest: CGFloat) -> Lengths {
      Lengths(least: least, ideal: largest, largest: largest)
    }

    func length(_ offered: CGFloat?) -> CGFloat {
      guard let offered else { return ideal }
      return min(max(offered, least), largest)
    }
  }

  struct Resolved: LeafContent {
    var box: Box
    var animatableData: EmptyAnimatableData {
      get { EmptyAnimatableData() }
      set {}
    }

    func draw(size: CGSize, in context: LeafContext) -> DisplayList {
      DisplayList([.fill(Path(CGRect(origin: .zero, size: size)), FillStyle(), .color(.black))])
    }
  }

  var name: String
  var width: Lengths
  var height: Lengths
  var baseline: CGFloat?
  var wishes: ViewSpacing?

  init(
    _ name: String = "", width: Lengths = .flexible, height: Lengths = .flexible,
    baseline: CGFloat? = nil,
    wishes: ViewSpacing? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.baseline = baseline
    self.wishes = wishes
  }

  init(_ name: String, _ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) {
    self.init(name, width: .fixed(width), height: .fixed(height), baseline: baseline)
  }

  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(box: self) }

  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: resolved.box.width.length(proposal.width),
      height: resolved.box.height.length(proposal.height))
  }

  static func alignment(_ key: AlignmentKey, of resolved: Resolved, size: CGSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key ? resolved.box.baseline : nil
  }

  static func spacing(of resolved: Resolved) -> ViewSpacing { resolved.box.wishes ?? ViewSpacing() }
}

/// A view in a window of its own, and where its boxes are.
@MainActor
final class LayoutProbe {
  let host: ViewHost
  private(set) var time = 0.0

  init<Root: View>(
    _ width: CGFloat = 200, _ height: CGFloat = 100, scale: CGFloat = 1,
    safeArea: EdgeInsets = EdgeInsets(), @ViewBuilder _ root: () -> Root
  ) {
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: width, height: height)
    configuration.scale = scale
    configuration.safeAreaInsets = safeArea
    host = ViewHost(root(), configuration: configuration)
    _ = host.frame(at: 0)
  }

  /// Lets `seconds` pass in frames of 1/60 s.
  func run(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-6 { step() }
  }

  func step() {
    time += 1.0 / 60
    _ = host.frame(at: time)
  }

  /// All elements, a parent before what lies in it.
  var elements: [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.childElements.flatMap(all) }
    return host.rootNode.elements.flatMap(all)
  }

  func element(_ name: String) -> Element? {
    elements.first { ($0.node as? LeafNode<Box>)?.view.name == name && $0.childElements.isEmpty }
  }

  /// Where the box of that name is, in points of the window; the null rectangle where there is none.
  func frame(_ name: String) -> CGRect? { element(name)?.frameInWindow ?? .null }

  /// Those of all boxes of that name.
  func frames(_ name: String) -> [CGRect] {
    elements.filter {
      $0.childElements.isEmpty && ($0.node as? LeafNode<Box>)?.view.name == name
    }.map(\.frameInWindow)
  }

  func size(_ name: String) -> CGSize? { frame(name)?.size }

  /// Names of all boxes there are.
  var names: [String] {
    elements.compactMap { $0.childElements.isEmpty ? ($0.node as? LeafNode<Box>)?.view.name : nil }
  }
}

/// A rectangle by its four numbers.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension DisplayList {
  /// The widths of all filled shapes, from back to front.
  var drawnWidths: [CGFloat] {
    items.flatMap { item -> [CGFloat] in
      switch item {
      case .mark(let mark):
        if case .fill(let path, _, _) = mark.content { [path.boundingRect.width] } else { [] }
      case .layer(let layer, _): layer.content.drawnWidths
      }
    }
  }
}

/// A number that a test changes from outside.
@MainActor
final class Knob {
  let start: CGFloat
  fileprivate(set) var turn: (CGFloat) -> Void = { _ in }

  init(_ start: CGFloat) { self.start = start }
}

/// A view made from the number of a knob.
struct Turning<Content: View>: View {
  @State private var value: CGFloat
  private let knob: Knob
  private let content: (CGFloat) -> Content

  init(knob: Knob, @ViewBuilder content: @escaping (CGFloat) -> Content) {
    _value = State(initialValue: knob.start)
    self.knob = knob
    self.content = content
  }

  var body: some View {
    knob.turn = { value = $0 }
    return content(value)
  }
}
