import Foundation

/// Takes the events of a host to the gestures under the fingers, and decides which of them act.
///
/// For each event the gestures are asked in order: those of high priority from the outside in, the
/// others from the inside out. The first to be recognised wins, and all others on its fingers are
/// excluded until they are up, but for simultaneous ones. A gesture that may still become more (a
/// double tap) keeps those after it waiting.
@MainActor
package final class InputRouter {
  package weak var host: ViewHost?
  private var touches: [Int: Touch] = [:]
  /// Gestures that have begun to look at touches and are not done.
  private var engaged: [GestureAttachment] = []
  /// Recognised, but waiting for one before it to fail.
  private var waiting: [GestureAttachment] = []

  package init() {}

  /// Hands one event to whom it concerns.
  func deliver(_ event: TouchEvent) {
    guard let host, event.location.x.isFinite, event.location.y.isFinite else { return }
    switch event.phase {
    case .began:
      guard touches[event.finger] == nil else { return }
      let touch = Touch(event, time: host.time, attachments: attachments(at: event.location, host))
      touches[event.finger] = touch
      for attachment in touch.attachments { attachment.touches.append(touch) }
      dispatch(.began(touch), to: touch.attachments)
    case .moved:
      guard let touch = touches[event.finger] else { return }
      touch.update(event, time: host.time)
      dispatch(.moved(touch), to: touch.attachments)
    case .ended, .cancelled:
      guard let touch = touches.removeValue(forKey: event.finger) else { return }
      touch.update(event, time: host.time)
      dispatch(event.phase == .ended ? .ended(touch) : .cancelled(touch), to: touch.attachments)
      release(touch)
    }
  }

  private func attachments(at point: CGPoint, _ host: ViewHost) -> [GestureAttachment] {
    var inner: [GestureAttachment] = []
    var high: [GestureAttachment] = []
    for case let responder as any TouchResponder in host.hitPath(at: point).elements {
      if !responder.letsSubviewsRespond {
        inner = []
        high = []
      }
      for attachment in responder.attachments {
        if attachment.priority == .high {
          high.insert(attachment, at: 0)
        } else {
          inner.append(attachment)
        }
      }
    }
    return high + inner
  }

  private func dispatch(_ event: GestureEvent, to attachments: [GestureAttachment]) {
    for attachment in attachments where !attachment.isExcluded {
      guard isEngaged(attachment, by: event) else { continue }
      handle(event, attachment)
    }
    settleWaiting()
  }

  /// A gesture that is done or has failed takes part again once a new finger comes down.
  /// One that waits for its turn to act does not begin anew before that.
  private func isEngaged(_ attachment: GestureAttachment, by event: GestureEvent) -> Bool {
    guard !waiting.contains(where: { $0 === attachment }) else { return false }
    if case .began = event, attachment.touches.count <= 1,
      attachment.state == .ended || attachment.state == .failed
    {
      attachment.reset(wasActive: false)
      attachment.state = .possible
    }
    guard attachment.state == .possible || attachment.state == .active else { return false }
    if !engaged.contains(where: { $0 === attachment }) { engaged.append(attachment) }
    return true
  }

  private func handle(_ event: GestureEvent, _ attachment: GestureAttachment) {
    let wasActive = attachment.state == .active
    attachment.state = attachment.handle(event)
    switch attachment.state {
    case .possible:
      // What a gesture has to say before it is recognised (a press that has begun) it may say.
      if attachment.isIndependent || !attachment.actions.isEmpty { act(attachment) }
    case .active, .ended:
      if attachment.isIndependent || wasActive {
        act(attachment)
      } else if isBlocked(attachment) {
        if !waiting.contains(where: { $0 === attachment }) { waiting.append(attachment) }
      } else {
        win(attachment)
      }
    case .failed:
      act(attachment)
    }
    if attachment.state == .ended || attachment.state == .failed {
      engaged.removeAll { $0 === attachment }
      forgetTouch(of: attachment)
    }
  }

  /// A finger and the gestures at it know each other: those that are done with it let it go, so that both
  /// can leave memory with the views.
  private func forgetTouch(of attachment: GestureAttachment) {
    guard !engaged.contains(where: { $0 === attachment }),
      !waiting.contains(where: { $0 === attachment })
    else { return }
    attachment.lastTouch = nil
  }

  /// Lets all fingers go without telling anybody: what they touch is no more.
  func close() {
    for touch in touches.values {
      for attachment in touch.attachments {
        attachment.touches = []
        attachment.lastTouch = nil
      }
    }
    for attachment in engaged + waiting { attachment.lastTouch = nil }
    (touches, engaged, waiting) = ([:], [], [])
  }

  private func act(_ attachment: GestureAttachment) {
    let actions = attachment.actions
    attachment.actions = []
    for action in actions { action() }
  }

  /// Lets a gesture act, and excludes those that share its fingers; one that had to wait wins when its
  /// finger is up already.
  private func win(_ winner: GestureAttachment) {
    let touches = winner.touches.isEmpty ? [winner.lastTouch].compactMap { $0 } : winner.touches
    for touch in touches {
      for other in touch.attachments
      where other !== winner && !other.isIndependent && !other.isExcluded {
        // A finger that came later is none of the winner's.
        guard other.touches.isEmpty || other.touches.contains(where: { $0 === touch }) else {
          continue
        }
        exclude(other)
      }
    }
    act(winner)
    forgetTouch(of: winner)
  }

  private func exclude(_ attachment: GestureAttachment) {
    let isWaiting = waiting.contains { $0 === attachment }
    guard attachment.state != .ended || isWaiting else { return }
    let wasActive = attachment.state == .active
    attachment.isExcluded = !attachment.touches.isEmpty
    attachment.actions = []
    attachment.reset(wasActive: wasActive)
    act(attachment)
    attachment.state = .failed
    engaged.removeAll { $0 === attachment }
    waiting.removeAll { $0 === attachment }
    attachment.lastTouch = nil
  }

  /// Whether a gesture that is asked earlier on the same fingers may still be recognised.
  private func isBlocked(_ attachment: GestureAttachment) -> Bool {
    blockers(of: attachment).contains { $0.state == .possible && $0.keepsOthersWaiting }
  }

  private func blockers(of attachment: GestureAttachment) -> [GestureAttachment] {
    engaged.filter { other in
      guard other !== attachment, !other.isExcluded, !other.isIndependent else { return false }
      return other.order(before: attachment)
    }
  }

  /// Lets those win that nobody keeps waiting any more: of several on one finger, the first in order.
  private func settleWaiting() {
    while let next = waiting.first(where: { candidate in
      !isBlocked(candidate) && !waiting.contains { $0 !== candidate && $0.order(before: candidate) }
    }) {
      waiting.removeAll { $0 === next }
      win(next)
    }
  }

  private func release(_ touch: Touch) {
    for attachment in touch.attachments {
      attachment.lastTouch = touch
      forgetTouch(of: attachment)
      attachment.touches.removeAll { $0 === touch }
      if attachment.touches.isEmpty { attachment.isExcluded = false }
    }
  }

  // MARK: Time

  /// Lets time pass for those who wait, such as long presses.
  func advance(to time: Double) {
    for attachment in engaged where !attachment.isExcluded {
      if let next = attachment.nextTime, next <= time + 1e-6 { handle(.tick(time), attachment) }
    }
    settleWaiting()
    UpdateQueue.shared.flush()
  }

  /// When somebody wants to be asked again, in seconds.
  package var nextTime: Double? { engaged.compactMap(\.nextTime).min() }
}

extension GestureAttachment {
  /// Whether this gesture is asked before `other`, on the finger that both have (had).
  fileprivate func order(before other: GestureAttachment) -> Bool {
    guard let touch = other.touches.first ?? other.lastTouch,
      let mine = touch.attachments.firstIndex(where: { $0 === self }),
      let theirs = touch.attachments.firstIndex(where: { $0 === other })
    else { return false }
    return mine < theirs
  }
}
