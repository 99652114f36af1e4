import SwiftUI
import UIKit

/// A Lottie animation in SwiftUI.
public struct LottieView<Placeholder: View>: View {
  private var animation: LottieAnimation?
  private var load: (() async throws -> LottieAnimation?)?
  private var placeholder: (() -> Placeholder)?
  private var settings = LottieSettings()
  private var reload: AnyHashable?
  private var didLoad: ((LottieAnimationSource) -> Void)?
  @State private var loaded: LottieAnimation?

  public init(animation: LottieAnimation?) where Placeholder == EmptyView {
    self.animation = animation
  }

  /// - Parameter loadAnimation: asked once when the view appears, and when `reloadAnimationTrigger` changes.
  public init(
    _ loadAnimation: @escaping () async throws -> LottieAnimation?
  ) where Placeholder == EmptyView { load = loadAnimation }

  /// - Parameter placeholder: shown until the animation is there.
  public init(
    _ loadAnimation: @escaping () async throws -> LottieAnimation?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    load = loadAnimation
    self.placeholder = placeholder
  }

  private var shown: LottieAnimation? { animation ?? loaded }

  public var body: some View {
    LottiePlayer(animation: shown, settings: settings)
      .opacity(shown == nil ? 0 : 1)
      .overlay { placeholder?().opacity(shown == nil ? 1 : 0) }
      .onAppear { if let animation { didLoad?(.lottieAnimation(animation)) } }
      .task(id: reload) {
        guard let load, let animation = try? await load() else { return }
        loaded = animation
        didLoad?(.lottieAnimation(animation))
      }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  // MARK: Playing

  public func playbackMode(_ playbackMode: LottiePlaybackMode) -> Self {
    with { $0.settings.mode = playbackMode }
  }
  public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self {
    playbackMode(.playing(mode))
  }
  public func playing(loopMode: LottieLoopMode) -> Self {
    playing(.fromProgress(nil, toProgress: 1, loopMode: loopMode))
  }
  public func playing() -> Self { playing(loopMode: .playOnce) }
  public func looping() -> Self { playing(.fromProgress(0, toProgress: 1, loopMode: .loop)) }
  public func play(loopMode: LottieLoopMode = .playOnce) -> Self { playing(loopMode: loopMode) }
  public func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> Self {
    playbackMode(.paused(at: state))
  }
  public func animationSpeed(_ animationSpeed: Double) -> Self {
    with { $0.settings.speed = animationSpeed }
  }
  public func currentProgress(_ currentProgress: AnimationProgressTime?) -> Self {
    currentProgress.map { paused(at: .progress($0)) } ?? self
  }
  public func currentFrame(_ currentFrame: AnimationFrameTime?) -> Self {
    currentFrame.map { paused(at: .frame($0)) } ?? self
  }
  public func currentTime(_ currentTime: TimeInterval?) -> Self {
    currentTime.map { paused(at: .time($0)) } ?? self
  }
  public func reloadAnimationTrigger<Value: Equatable & Hashable>(
    _ value: Value, showPlaceholder: Bool = true
  ) -> Self { with { $0.reload = AnyHashable(value) } }

  // MARK: Being told

  public func animationDidFinish(_ handler: LottieCompletionBlock?) -> Self {
    with { copy in
      let earlier = copy.settings.didFinish
      copy.settings.didFinish = { isOver in
        earlier?(isOver)
        handler?(isOver)
      }
    }
  }
  public func animationDidLoad(_ handler: @escaping (LottieAnimationSource) -> Void) -> Self {
    with { $0.didLoad = handler }
  }
  public func getRealtimeAnimationProgress(
    _ progress: Binding<AnimationProgressTime>?
  ) -> Self { with { $0.settings.progress = progress } }
  public func getRealtimeAnimationFrame(_ frame: Binding<AnimationFrameTime>?) -> Self {
    with { $0.settings.frame = frame }
  }

  // MARK: Its look

  /// As large as is proposed, instead of as large as its file says.
  public func resizable() -> Self { with { $0.settings.isResizable = true } }
  public func intrinsicSize() -> Self { with { $0.settings.isResizable = false } }
  public func configure(_ change: @escaping (LottieAnimationView) -> Void) -> Self {
    with { $0.settings.changes.append(change) }
  }
  public func configuration(_ configuration: LottieConfiguration) -> Self {
    configure { $0.configuration = configuration }
  }
  public func backgroundBehavior(_ value: LottieBackgroundBehavior) -> Self {
    configure { $0.backgroundBehavior = value }
  }
  public func valueProvider<Provider: AnyValueProvider & Equatable>(
    _ valueProvider: Provider, for keypath: AnimationKeypath
  ) -> Self {
    configure { view in
      guard view.valueProviders[keypath] as? Provider != valueProvider else { return }
      view.setValueProvider(valueProvider, keypath: keypath)
    }
  }
}

/// Where an animation came from.
public enum LottieAnimationSource: Sendable {
  case lottieAnimation(LottieAnimation)
  public var animation: LottieAnimation? {
    switch self {
    case .lottieAnimation(let animation): animation
    }
  }
}

/// What a program has set of a `LottieView`.
struct LottieSettings {
  var mode: LottiePlaybackMode?
  var speed = 1.0
  var isResizable = false
  var didFinish: LottieCompletionBlock?
  var progress: Binding<AnimationProgressTime>?
  var frame: Binding<AnimationFrameTime>?
  var changes: [(LottieAnimationView) -> Void] = []
}

/// The view of UIKit that plays.
private struct LottiePlayer: UIViewRepresentable {
  let animation: LottieAnimation?
  let settings: LottieSettings

  /// What was last asked for: a view that is updated for another reason goes on with it.
  @MainActor final class Coordinator {
    var mode: LottiePlaybackMode?
    var settings = LottieSettings()
    var link: CADisplayLink?
    weak var view: LottieAnimationView?

    func follow() {
      guard let view else { return }
      settings.progress?.wrappedValue = view.currentProgress
      settings.frame?.wrappedValue = view.currentFrame
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> LottieAnimationView {
    let view = LottieAnimationView(animation: animation)
    view.contentMode = .scaleAspectFit
    return view
  }

  func updateUIView(_ view: LottieAnimationView, context: Context) {
    let coordinator = context.coordinator
    if view.animation !== animation {
      view.animation = animation
      coordinator.mode = nil
    }
    (coordinator.view, coordinator.settings) = (view, settings)
    view.animationSpeed = settings.speed
    for change in settings.changes { change(view) }
    let isWatched = settings.progress != nil || settings.frame != nil
    if isWatched, coordinator.link == nil {
      let link = CADisplayLink(target: coordinator, selector: _SEL(Coordinator.follow))
      link.add(to: .main, forMode: .common)
      coordinator.link = link
    }
    guard let mode = settings.mode, animation != nil, coordinator.mode != mode else { return }
    coordinator.mode = mode
    view.setPlaybackMode(mode) { [weak coordinator] isOver in
      coordinator?.settings.didFinish?(isOver)
    }
  }

  static func dismantleUIView(_ view: LottieAnimationView, coordinator: Coordinator) {
    coordinator.link?.invalidate()
    view.pause()
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: LottieAnimationView, context: Context
  ) -> CGSize? {
    let own = animation?.size ?? .zero
    return settings.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }
}
