import Foundation
import LiveLink

/// What a host's user does.
extension LiveSession {
  func take(_ event: LiveEvent) {
    switch event {
    case .touch(let touch): take(touch)
    case .wheel(let wheel):
      if [wheel.x, wheel.y, wheel.deltaX, wheel.deltaY].allSatisfy(\.isFinite) { pass(on: event) }
    case .text(let text): if !text.isEmpty, text.utf8.count <= 65536 { pass(on: event) }
    case .key: pass(on: event)
    case .press(let press):
      if press.isKnown, (press.text?.utf8.count ?? 0) <= 64 { pass(on: event) }
    case .hover(let place):
      if place.map({ $0.x.isFinite && $0.y.isFinite }) ?? true { pass(on: event) }
    case .resize(let width, let height):
      guard isSize(width, height, scale: status.scale) else { return }
      (status.width, status.height) = (width, height)
      change(event)
    case .displayScale(let scale):
      guard isSize(status.width, status.height, scale: scale) else { return }
      status.scale = scale
      change(event)
    case .environment(let environment):
      guard LiveEnvironment.dynamicTypeSizes.contains(environment.dynamicTypeSize) else { return }
      status.environment = environment
      change(event)
    case .playback(let playback): take(playback)
    case .record(let isOn): record(isOn)
    case .renderFilm: renderFilm()
    case .preview(let id): choosePreview(id)
    case .gallery: showGallery()
    case .tree: requests.tree.ask()
    case .use: pass(on: event)
    case .inspect(let place):
      guard place.x.isFinite, place.y.isFinite else { return }
      requests.inspectedPlace = place
      requests.inspection.ask()
    case .mark(let mark):
      // Without a program there is nothing to wait for.
      if let current { current.send(.mark(mark)) } else { reach(mark) }
    case .restart: requests.restart.ask()
    case .refresh: refresh()
    }
  }

  func isSize(_ width: Double, _ height: Double, scale: Double) -> Bool {
    guard scale >= 0.25, scale <= 16, width >= 1, height >= 1 else { return false }
    return width * scale <= 16384 && height * scale <= 16384
      && width * height * scale * scale <= 1e8
  }

  func take(_ touch: LiveTouch) {
    guard scrubbing.replay == nil, !scrubbing.isWaiting, touch.x.isFinite, touch.y.isFinite else {
      return
    }
    switch touch.phase {
    case .began: guard fingers.count < 64, fingers.insert(touch.id).inserted else { return }
    case .moved: guard fingers.contains(touch.id) else { return }
    case .ended, .cancelled: guard fingers.remove(touch.id) != nil else { return }
    }
    current?.send(.input(.touch(touch)))
  }

  /// What only counts while the program is seen as it is now.
  func pass(on event: LiveEvent) {
    if scrubbing.replay == nil, !scrubbing.isWaiting { current?.send(.input(event)) }
  }

  /// What surrounds the program, now and after the next edit.
  func change(_ event: LiveEvent) {
    backToLive()
    current?.send(.input(event))
    incoming?.send(.input(event))
  }

  func refresh() {
    lastShown = nil
    (scrubbing.replay ?? current)?.send(.refresh)
    if let frame = scrubbing.frame { scrubbing.replay?.send(.show(frame: frame)) }
  }
}
