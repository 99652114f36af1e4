import Foundation
import LiveLink
import NIOCore
import NIOWebSocket

/// One page that is connected: what it has been sent, what it is owed, and the fingers it holds down.
///
/// What it is owed is a set of slots, each of which stands for the latest value of its kind, and a
/// picture's generation: a viewer that does not read makes nothing grow.
final class Viewer {
  let number: Int
  private(set) var ratio: Double?
  /// Set when the page asks, and until it has been answered.
  var wantsTree = false
  /// Set for good when the page first asks for pictures of all previews.
  private(set) var wantsGallery = false
  /// Whether the page tells what the program says to those who do not see it.
  private(set) var wantsAccessibility = false
  /// Set for good when the page first asks where a view stands in the sources.
  private(set) var wantsSource = false
  private var knownAccessibility = 0
  private let context: ChannelHandlerContext
  private let limits: BrowserLimits
  private unowned let hub: ViewerHub
  private var known = 0
  private var inFlight: [(generation: Int, bytes: Int)] = []
  private var owed: [TextSlot] = []
  private var fingers: [Int: LiveTouch] = [:]
  private var isHovering = false

  init(number: Int, context: ChannelHandlerContext, limits: BrowserLimits, hub: ViewerHub) {
    self.number = number
    self.context = context
    self.limits = limits
    self.hub = hub
  }

  /// Has the latest value of a slot sent as soon as there is room.
  func owe(_ slot: TextSlot) {
    if !owed.contains(slot) { owed.append(slot) }
  }

  /// Sends what there is and what there is room for.
  func send() {
    while context.channel.isWritable, !owed.isEmpty {
      guard let text = hub.texts[owed.removeFirst()] else { continue }
      write(.text, context.channel.allocator.buffer(string: text))
    }
    sendAccessibility()
    while hasRoomForFrame,
      let message = FrameMessage(hub.store, after: known, allocator: context.channel.allocator)
    {
      known = message.generation
      inFlight.append((message.generation, message.bytes.readableBytes))
      write(.binary, message.bytes)
    }
    context.flush()
  }

  private func sendAccessibility() {
    guard wantsAccessibility, context.channel.isWritable,
      let change = hub.accessibility.change(after: knownAccessibility)
    else { return }
    knownAccessibility = hub.accessibility.generation
    guard let text = HostMessage.text("accessibility", change) else { return }
    write(.text, context.channel.allocator.buffer(string: text))
  }

  private var hasRoomForFrame: Bool {
    guard ratio != nil, context.channel.isWritable else { return false }
    let bytes = inFlight.reduce(0) { $0 + $1.bytes }
    return inFlight.isEmpty
      || inFlight.count < limits.framesInFlight && bytes < limits.bytesInFlight
  }

  private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
    context.write(NIOAny(frame), promise: nil)
  }

  // MARK: What the page says

  /// Does what a message says.
  func take(_ message: ViewerMessage) {
    switch message {
    case .ratio(let ratio):
      self.ratio = ratio
      hub.ratiosHaveChanged()
    case .shown(let generation): shown(generation)
    case .touches(let touches): touches.forEach(take)
    case .screen(let width, let height): hub.offerScreen(width: width, height: height)
    case .event(.resize(let width, let height)): hub.resize(width: width, height: height)
    case .listens(let isListening):
      wantsAccessibility = isListening
      // It begins with nothing each time.
      knownAccessibility = 0
      hub.accessibilityWishesHaveChanged()
    case .event(let event):
      if case .inspect = event { wantsSource = true }
      if event == .tree { wantsTree = true }
      if event == .gallery {
        wantsGallery = true
        hub.pictureSlots.forEach(owe)
      }
      if case .hover(let place) = event { isHovering = place != nil }
      hub.session?.send(event)
    }
    send()
  }

  private func shown(_ generation: Int) {
    // A page that makes up pictures tells nothing of its display.
    let isOnItsWay = inFlight.contains { $0.generation == generation }
    inFlight.removeAll { $0.generation <= generation }
    if isOnItsWay { hub.noteRefresh(of: self) }
  }

  private func take(_ touch: LiveTouch) {
    var touch = touch
    let finger = touch.id
    // Two viewers' fingers must not be taken for one.
    touch.id += number * ViewerMessage.fingers
    switch touch.phase {
    case .began:
      guard fingers[finger] == nil else { return }
      fingers[finger] = touch
    case .moved:
      guard fingers[finger] != nil else { return }
      fingers[finger] = touch
    case .ended, .cancelled: guard fingers.removeValue(forKey: finger) != nil else { return }
    }
    hub.session?.send(.touch(touch))
  }

  /// Lifts the fingers of a page that is gone, and takes its pointer away.
  func liftFingers() {
    for var touch in fingers.values.sorted(by: { $0.id < $1.id }) {
      touch.phase = .cancelled
      hub.session?.send(.touch(touch))
    }
    fingers = [:]
    if isHovering { hub.session?.send(.hover(nil)) }
    isHovering = false
  }
}
