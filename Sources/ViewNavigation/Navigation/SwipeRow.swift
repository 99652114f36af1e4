import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
@_spi(Runtime) import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A row of a list that a finger moves aside, to the buttons beside it.
struct SwipeRow<Content: View>: View {
  let leading: SwipeActions?
  let trailing: SwipeActions?
  let content: Content
  /// Another number moves the row aside from its trailing buttons.
  var openings = 0
  @Environment(\.layoutDirection) private var direction
  /// How far the row is moved aside, in points; negative to the leading edge.
  @State private var offset: CGFloat = 0
  /// The edge whose buttons are there to be seen, until the row is back in its place.
  @State private var shownEdge: HorizontalEdge?
  @State private var model = SwipeModel()

  var body: some View {
    content
      .offset(x: side * offset)
      .overlay { if offset != 0 { coverage } }
      .background(alignment: .leading) {
        if let leading, shownEdge == .leading { buttons(leading, .leading) }
      }
      .background(alignment: .trailing) {
        if let trailing, shownEdge == .trailing { buttons(trailing, .trailing) }
      }
      .clipped()
      .contentShape(Rectangle())
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { [model] in
        model.width = $0
      }
      .gesture(
        SwipeGesture(
          allowsLeft: side > 0 ? goesBack : goesOn, allowsRight: side > 0 ? goesOn : goesBack
        )
        .onChanged { move(to: model.start + side * $0.translation.width) }
        .onEnded { release($0) }
      )
      .onChange(of: openings) {
        shownEdge = .trailing
        rest(at: -model.room(for: .trailing))
      }
  }

  /// From left to right the trailing edge is the right one.
  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }

  /// Whether a finger may move the row towards its leading edge, and towards its trailing one.
  private var goesBack: Bool { trailing != nil || offset > 0 }
  private var goesOn: Bool { leading != nil || offset < 0 }

  /// A tap on a row that stands aside moves it back.
  private var coverage: some View {
    Color.clear.contentShape(Rectangle())
      .offset(x: side * offset)
      .onTapGesture { rest(at: 0) }
  }

  private func buttons(_ actions: SwipeActions, _ edge: HorizontalEdge) -> some View {
    SwipeButtons(actions: actions, edge: edge, model: model) { rest(at: 0) }
      .frame(width: abs(offset))
      .frame(maxHeight: .infinity)
  }

  // MARK: The finger

  private func move(to place: CGFloat) {
    let allowed = (trailing == nil ? 0 : -CGFloat.infinity)...(leading == nil ? 0 : .infinity)
    offset = min(max(place, allowed.lowerBound), allowed.upperBound)
    if offset != 0 { shownEdge = offset < 0 ? .trailing : .leading }
  }

  private func release(_ value: DragGesture.Value) {
    let edge: HorizontalEdge = offset < 0 ? .trailing : .leading
    let actions = edge == .trailing ? trailing : leading
    let sign: CGFloat = edge == .trailing ? -1 : 1
    let room = model.room(for: edge)
    let travel = max(0, sign * offset)
    if let actions, actions.allowsFullSwipe, travel > max(model.width * 0.55, room) {
      return swipeAway(edge, sign: sign)
    }
    let goal = sign * (model.start + side * value.predictedEndTranslation.width)
    rest(at: travel > 0 && goal > room / 2 ? sign * room : 0)
  }

  private func rest(at place: CGFloat) {
    model.start = place
    withAnimation(.snappy(duration: 0.35)) {
      offset = place
    } completion: {
      if offset == 0 { shownEdge = nil }
    }
  }

  /// The first button acts, and the row comes back if it is still there.
  private func swipeAway(_ edge: HorizontalEdge, sign: CGFloat) {
    model.start = 0
    withAnimation(.snappy(duration: 0.35)) {
      offset = sign * model.width
      model.first[edge]?()
    } completion: {
      rest(at: 0)
    }
  }
}

/// What a row knows of its buttons.
@MainActor
final class SwipeModel {
  /// Of the row, in points.
  var width: CGFloat = 0
  /// Where the row stood when a finger came.
  var start: CGFloat = 0
  var counts: [HorizontalEdge: Int] = [:]
  /// What the button does that is nearest to the row's edge.
  var first: [HorizontalEdge: @MainActor () -> Void] = [:]

  /// Of one button, in points.
  static let buttonWidth: CGFloat = 74

  nonisolated init() {}

  func room(for edge: HorizontalEdge) -> CGFloat {
    CGFloat(counts[edge] ?? 1) * Self.buttonWidth
  }
}

/// The buttons of one edge, the first of them outermost.
private struct SwipeButtons: View {
  let actions: SwipeActions
  let edge: HorizontalEdge
  let model: SwipeModel
  let close: @MainActor () -> Void

  var body: some View {
    ChildrenView(
      actions.content.labelStyle(.iconOnly)
        .buttonStyle(SwipeButtonStyle(edge: edge, model: model, close: close))
    ) { children in
      let _ = model.counts[edge] = children.count
      HStack(spacing: 0) {
        ForEach(edge == .leading ? children : children.reversed()) { $0 }
      }
    }
  }
}

/// A capsule as wide as there is room for, in the colour of its role or its tint.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let edge: HorizontalEdge
  let model: SwipeModel
  let close: @MainActor () -> Void
  @Environment(\.tintStyle) private var tint

  func makeBody(configuration: Configuration) -> some View {
    // The first button is the first whose body runs.
    let _ = model.first[edge] = model.first[edge] ?? { configuration.trigger() }
    configuration.label
      .font(.system(size: 17, weight: .medium))
      .foregroundStyle(.white)
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color(configuration.role), in: Capsule())
      .padding(.horizontal, 4)
      .padding(.vertical, 4)
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.snappy(duration: 0.35)) { configuration.trigger() }
        close()
      }
  }

  private func color(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.gray)
  }
}

/// A finger that moves sideways before it moves far up or down.
nonisolated struct SwipeGesture: PrimitiveGesture {
  typealias Value = DragGesture.Value
  let allowsLeft: Bool
  let allowsRight: Bool

  @MainActor package func makeRecognizer() -> GestureRecognizer<Value> { SwipeRecognizer(self) }

  @MainActor package func update(_ recognizer: GestureRecognizer<Value>) {
    // `makeRecognizer` makes no others.
    (recognizer as! SwipeRecognizer).gesture = self
  }
}

private final class SwipeRecognizer: GestureRecognizer<DragGesture.Value> {
  var gesture: SwipeGesture
  // In the window: the row moves below the finger.
  private let drag = DragRecognizer(DragGesture(minimumDistance: 10, coordinateSpace: .global))
  private var isSideways = false

  init(_ gesture: SwipeGesture) { self.gesture = gesture }

  override func handle(
    _ event: GestureEvent, in attachment: GestureAttachment
  ) -> GesturePhase<DragGesture.Value> {
    if case .moved(let touch) = event, !isSideways {
      let x = touch.location.x - touch.startLocation.x
      let y = touch.location.y - touch.startLocation.y
      if hypot(x, y) >= drag.gesture.minimumDistance {
        guard abs(x) > abs(y), x < 0 ? gesture.allowsLeft : gesture.allowsRight else {
          return .failed
        }
        isSideways = true
      }
    }
    return drag.handle(event, in: attachment)
  }

  override func reset(wasActive: Bool, in attachment: GestureAttachment) {
    isSideways = false
    drag.reset(wasActive: wasActive, in: attachment)
  }
}
