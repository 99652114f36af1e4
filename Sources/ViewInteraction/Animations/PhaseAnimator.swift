import Foundation
import Motion
@_spi(Runtime) import ViewRuntime

/// A view that goes through phases by itself, each animated.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through `phases` once for each change of `trigger`, and back to the first.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: AnyTrigger(trigger), content: content, animation: animation)
  }

  /// Goes through `phases` again and again.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  nonisolated private init(
    phases: [Phase], trigger: AnyTrigger?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "a phase animator needs at least one phase")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    PhaseAnimatorNode(view, in: context)
  }
}

/// A value of any type that starts something whenever it changes.
nonisolated struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (left: AnyTrigger, right: AnyTrigger) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { (right.value as? Value) == value }
    return isEqual(left.value)
  }
}

private final class PhaseAnimatorNode<Phase: Equatable, Content: View>: ViewNode<
  PhaseAnimator<Phase, Content>
>,
FrameClockClient, AppearanceMember
{
  private var content: ViewNode<Content>!
  private var index = 0
  /// Grows with each start, so that the end of an earlier round brings about nothing more.
  private var round = 0
  /// The time of the frame in which the current phase was entered.
  private var entryTime = 0.0
  /// When a phase that took no time at all is left.
  private(set) var nextTime: Double?
  private var scope: AppearanceScope?
  /// Whether it goes on by itself just now.
  private var isGoingOn = false

  override init(_ view: PhaseAnimator<Phase, Content>, in context: NodeContext) {
    super.init(view, in: context)
    content = childContext().makeNode(runContent())
    host.clocks.add(self)
    scope = joinAppearanceScope()
    if view.trigger == nil { start() }
  }

  /// Phases that follow one another without end rest while nobody sees them.
  func appearanceMayHaveChanged() {
    guard isAlive, view.trigger == nil, let scope, scope.shows(self) != isGoingOn else { return }
    if isGoingOn {
      round += 1
      nextTime = nil
      isGoingOn = false
    } else {
      start()
    }
  }

  override var children: [Node] { [content] }

  override func update(_ view: PhaseAnimator<Phase, Content>) {
    let old = self.view
    self.view = view
    if old.phases != view.phases { index = min(index, view.phases.count - 1) }
    runAgain()
    if let trigger = view.trigger, trigger != old.trigger { start() }
  }

  override func runAgain() {
    isDirty = false
    content.update(runContent())
  }

  private func runContent() -> Content {
    host.track(self) { view.content(view.phases[index]) }
  }

  override func willBeRemoved() { host.clocks.remove(self) }

  // MARK: From phase to phase

  private func start() {
    round += 1
    let own = round
    host.afterPass { [weak self] in
      guard let self, isAlive, round == own, view.phases.count > 1 else { return }
      guard view.trigger == nil else { return enter(1) }
      guard scope?.shows(self) ?? true else { return }
      isGoingOn = true
      enter((index + 1) % view.phases.count)
    }
  }

  private func enter(_ next: Int) {
    let own = round
    nextTime = nil
    entryTime = host.time
    withAnimation(
      view.animation(view.phases[next]),
      { host.enqueue(transaction: .current) { [weak self] in self?.show(next) } },
      completion: { [weak self] in
        assumeMainActor {
          if let self, self.isAlive, self.round == own { self.leave(next) }
        }
      })
  }

  private func show(_ next: Int) {
    guard isAlive, next < view.phases.count else { return }
    index = next
    setNeedsUpdate()
  }

  /// The animation into phase `last` is complete: goes on, unless a triggered round ends here.
  private func leave(_ last: Int) {
    if last == 0, view.trigger != nil { return }
    // A phase that moves nothing is shown for one frame.
    guard host.time > entryTime else {
      return nextTime = host.time + 1 / host.configuration.framesPerSecond
    }
    enter((last + 1) % view.phases.count)
  }

  func wake(at time: Double) {
    nextTime = nil
    if time > entryTime { leave(index) }
  }
}

extension View {
  /// Shows this view as `content` makes it in each of `phases`, again and again.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _>(
        view: PhaseAnimator(
          phases, content: { content(PlaceholderContentView(), $0) }, animation: animation)))
  }

  /// Shows this view as `content` makes it in each of `phases`, once for each change of `trigger`.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _>(
        view: PhaseAnimator(
          phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
          animation: animation)))
  }
}

/// An animator whose content stands for the modified view.
nonisolated struct AnimatorModifier<Modified: View, Animator: View>: ViewModifier {
  let view: Animator

  @MainActor func body(content: Content) -> some View { view }
}
