import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

/// A view that is made anew in each frame from a value that keyframes move.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: AnyTrigger?
  /// Whether it starts by itself, over and over.
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Runs from the start; over and over if it is `repeating`, else once.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs once for each change of `trigger`.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyTrigger(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    KeyframeAnimatorNode(view, in: context)
  }
}

private final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>:
  ViewNode<KeyframeAnimator<Value, KeyframePath, Content>>, AnimationParticipant
where KeyframePath.Value == Value {
  private struct Run {
    let timeline: KeyframeTimeline<Value>
    var startTime: Double
  }

  private var content: ViewNode<Content>!
  private var value: Value
  private var run: Run?
  var isParticipating = false

  override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, in context: NodeContext) {
    value = view.initialValue
    super.init(view, in: context)
    content = childContext().makeNode(runContent())
    if view.trigger == nil { start() }
  }

  override var children: [Node] { [content] }

  override func update(_ view: KeyframeAnimator<Value, KeyframePath, Content>) {
    let old = self.view
    self.view = view
    if let trigger = view.trigger, trigger != old.trigger { start() }
    if view.trigger == nil, view.repeats, run == nil { start() }
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    content.update(runContent())
  }

  private func runContent() -> Content { host.track(self) { view.content(value) } }

  // MARK: The way

  /// Starts where the value is now, with the velocity that it has.
  private func start() {
    let velocity = run.map { $0.timeline.velocity(time: host.time - $0.startTime) }
    let timeline = KeyframeTimeline(
      initialValue: value, initialVelocity: velocity, keyframes: view.keyframes(value))
    guard timeline.duration > 0 else { return }
    run = Run(timeline: timeline, startTime: host.time)
    host.animations.add(self)
  }

  func advance(to time: Double) -> Bool {
    guard isAlive, var run else { return false }
    var elapsed = time - run.startTime
    let duration = run.timeline.duration
    if elapsed >= duration, view.repeats {
      run.startTime += (elapsed / duration).rounded(.down) * duration
      elapsed = time - run.startTime
    }
    let goesOn = elapsed < duration
    value = run.timeline.value(time: min(elapsed, duration))
    self.run = goesOn ? run : nil
    setNeedsUpdate()
    return goesOn
  }
}

extension View {
  /// Shows this view as `content` makes it from a value that keyframes move.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _>(
        view: KeyframeAnimator(
          initialValue: initialValue, repeating: repeating,
          content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)))
  }

  /// Shows this view as `content` makes it from a value that keyframes move for each change of `trigger`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _>(
        view: KeyframeAnimator(
          initialValue: initialValue, trigger: trigger,
          content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)))
  }
}
