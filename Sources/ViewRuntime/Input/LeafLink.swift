import Foundation

/// A part of a leaf that leads somewhere: a link among letters.
package struct LeafLink: Hashable, Sendable {
  package let url: URL
  /// Its letters, in units of UTF-16 of the whole text.
  package let range: Range<Int>

  package init(url: URL, range: Range<Int>) { (self.url, self.range) = (url, range) }
}

/// Who is told of touched links in place of `openURL`: those who want to know which letters it were.
private struct LinkHandlerKey: EnvironmentKey {
  static var defaultValue: (@MainActor (LeafLink) -> Void)? { nil }
}

extension EnvironmentValues {
  package var linkHandler: (@MainActor (LeafLink) -> Void)? {
    get { self[LinkHandlerKey.self] }
    set { self[LinkHandlerKey.self] = newValue }
  }

  /// Does what a touch of `link` does.
  @MainActor package func follow(_ link: LeafLink) {
    if let linkHandler { linkHandler(link) } else { openURL(link.url) }
  }
}

/// A tap on a link, by the finger that has come down on it. Where there is none it leaves the finger to others.
@MainActor
final class LinkTap: GestureAttachment {
  /// The link at a point of the element, in points from its top left corner.
  private let find: @MainActor (CGPoint) -> LeafLink?
  private var pressed: LeafLink?

  init(element: Element, find: @escaping @MainActor (CGPoint) -> LeafLink?) {
    self.find = find
    super.init(element: element, priority: .normal)
  }

  override func handle(_ event: GestureEvent) -> RecognitionState {
    switch event {
    case .began(let touch):
      pressed = link(under: touch)
      return pressed == nil ? .failed : .possible
    case .moved(let touch):
      return touch.distance > Touch.tapTolerance ? .failed : .possible
    case .ended(let touch):
      guard let pressed, pressed == link(under: touch), let element else { return .failed }
      let environment = element.environment
      perform { environment.follow(pressed) }
      return .ended
    case .cancelled: return .failed
    case .tick: return .possible
    }
  }

  private func link(under touch: Touch) -> LeafLink? {
    element.flatMap { find($0.localPoint(touch.location)) }
  }

  override func reset(wasActive: Bool) { pressed = nil }
}
