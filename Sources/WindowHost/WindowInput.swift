import CSDL2
import Foundation
import LiveLink

/// Turns what happens in the window into events for the session: the mouse is a finger, with alt two,
/// and keys are the inspector's, or the program's while it is typed into.
struct WindowInput {
  /// What a key asks of the window itself.
  enum Action { case help, tree, typing(Bool) }

  let zoom: Double
  /// The program's size, in points.
  var size = CGSize.zero
  var status = LiveStatus() {
    didSet {
      // What gets the focus gets the keys, too.
      guard status.keyboard != oldValue.keyboard else { return }
      let (keyboard, old) = (status.keyboard, oldValue.keyboard)
      if (keyboard.takesText, keyboard.takesKeys) != (old.takesText, old.takesKeys) {
        setTyping(keyboard.takesText || keyboard.takesKeys)
      }
    }
  }
  /// Where emulated fingers are shown, in points.
  private(set) var marks: [CGPoint] = []
  private(set) var isTyping = false
  var pendingAction: Action?
  private let session: any LiveSessionInput
  /// From the display's numbers for fingers to small ones; the mouse is 0 and its twin 1.
  private var fingers: [Int64: Int] = [:]
  private var lastPlaces: [Int: CGPoint] = [:]
  /// The key that went down last, until it is known what it types.
  private var keyBeforeText: LiveKeyPress?
  /// From the mouse to its twin while both move side by side.
  private var offset = CGSize.zero

  /// - Parameter zoom: units of the window for a point.
  init(session: any LiveSessionInput, zoom: Double) {
    self.session = session
    self.zoom = zoom
  }

  /// Handles an event; answers whether what is drawn changes with it, besides the picture.
  mutating func take(_ event: sdl_input) -> Bool {
    let place = CGPoint(x: event.x / zoom, y: event.y / zoom)
    switch event.kind {
    case SDL_KIND_RESIZE:
      session.send(.resize(width: max(place.x, 1), height: max(place.y, 1)))
      return true
    case SDL_KIND_FOCUS_LOST: return liftAll()
    case SDL_KIND_LEAVE: session.send(.hover(nil))
    case SDL_KIND_MOUSE_DOWN: return mouseDown(place, event)
    case SDL_KIND_MOUSE_MOVE: return mouseMove(place, event)
    case SDL_KIND_MOUSE_UP: return mouseUp(place, event)
    case SDL_KIND_WHEEL: turnWheel(event)
    case SDL_KIND_FINGER_DOWN, SDL_KIND_FINGER_MOVE, SDL_KIND_FINGER_UP: finger(place, event)
    case SDL_KIND_KEY_DOWN: keyDown(event)
    case SDL_KIND_KEY_UP: return keyUp(event)
    case SDL_KIND_TEXT where isTyping:
      var event = event
      type(String(cString: sdl_input_text(&event)))
    default: break
    }
    return false
  }

  // MARK: Fingers

  private mutating func touch(_ finger: Int, _ phase: LiveTouch.Phase, _ place: CGPoint) {
    switch phase {
    case .began:
      guard lastPlaces[finger] == nil else { return }
      lastPlaces[finger] = place
    case .moved:
      guard lastPlaces[finger] != nil else { return }
      lastPlaces[finger] = place
    case .ended, .cancelled:
      guard lastPlaces.removeValue(forKey: finger) != nil else { return }
    }
    session.send(.touch(LiveTouch(id: finger, phase: phase, x: place.x, y: place.y)))
  }

  private mutating func mouseDown(_ place: CGPoint, _ event: sdl_input) -> Bool {
    touch(0, .began, place)
    guard event.alt else { return false }
    touch(1, .began, twin(of: place, event))
    return true
  }

  private mutating func mouseMove(_ place: CGPoint, _ event: sdl_input) -> Bool {
    touch(0, .moved, place)
    if lastPlaces[0] == nil { session.send(.hover(LivePlace(x: place.x, y: place.y))) }
    let hadMarks = !marks.isEmpty
    guard event.alt || lastPlaces[1] != nil else {
      marks = []
      return hadMarks
    }
    let other = twin(of: place, event)
    touch(1, .moved, other)
    marks = [place, other]
    return true
  }

  private mutating func mouseUp(_ place: CGPoint, _ event: sdl_input) -> Bool {
    touch(0, .ended, place)
    guard lastPlaces[1] != nil else { return false }
    touch(1, .ended, twin(of: place, event))
    marks = []
    return true
  }

  /// The second finger: opposite to the middle, or with shift beside the first as it was.
  private mutating func twin(of place: CGPoint, _ event: sdl_input) -> CGPoint {
    if !event.shift || offset == .zero {
      offset = CGSize(width: size.width - 2 * place.x, height: size.height - 2 * place.y)
    }
    return CGPoint(x: place.x + offset.width, y: place.y + offset.height)
  }

  private mutating func liftAll() -> Bool {
    for (finger, place) in lastPlaces.sorted(by: { $0.key < $1.key }) {
      touch(finger, .cancelled, place)
    }
    fingers = [:]
    defer { marks = [] }
    return !marks.isEmpty
  }

  private mutating func finger(_ place: CGPoint, _ event: sdl_input) {
    switch event.kind {
    case SDL_KIND_FINGER_DOWN:
      guard fingers.count < 32 else { return }
      let taken = Set(fingers.values)
      let number = (2...).first { !taken.contains($0) }!
      fingers[event.finger] = number
      touch(number, .began, place)
    case SDL_KIND_FINGER_MOVE:
      if let number = fingers[event.finger] { touch(number, .moved, place) }
    default:
      if let number = fingers.removeValue(forKey: event.finger) { touch(number, .ended, place) }
    }
  }

  private func turnWheel(_ event: sdl_input) {
    // Points for a notch, about what browsers make of one.
    let notch = 50.0
    session.send(
      .wheel(
        LiveWheel(
          x: event.at_x / zoom, y: event.at_y / zoom, deltaX: -event.x * notch,
          deltaY: event.y * notch)))
  }

  // MARK: Keys

  private mutating func keyDown(_ event: sdl_input) {
    if event.control || event.command { return pressShortcut(event) }
    if isTyping {
      keyBeforeText = press(event, event.repeats ? .repeat : .down)
      guard let key = WindowKey.typed[event.key] else { return }
      if !status.keyboard.takesKeys {
        session.send(.key(key))
      } else if let press = keyBeforeText {
        session.send(.press(press))
      }
      if key == .escape { setTyping(false) }
      return
    }
    guard let command = WindowKey.commands[event.key] else {
      if let key = WindowKey.typed[event.key] { session.send(.key(key)) }
      return
    }
    // Held down, only single frames repeat.
    if event.repeats, command != .step, command != .back { return }
    perform(command)
  }

  /// With Control or Command: what a field makes of it, or what presses a button.
  private func pressShortcut(_ event: sdl_input) {
    if isTyping, status.keyboard.takesText, let key = WindowKey.typedWithControl[event.key] {
      return session.send(.key(key))
    }
    if let press = press(event, event.repeats ? .repeat : .down) { session.send(.press(press)) }
  }

  /// Letters for a field, or what the key types that has just gone down.
  private mutating func type(_ text: String) {
    defer { keyBeforeText = nil }
    guard status.keyboard.takesKeys, var press = keyBeforeText else {
      return session.send(.text(text))
    }
    press.text = text
    session.send(.press(press))
  }

  private func press(_ event: sdl_input, _ phase: LiveKeyPress.Phase) -> LiveKeyPress? {
    guard let key = WindowKey.name(of: event.key) else { return nil }
    var modifiers: [LiveKeyPress.Modifier] = []
    if event.shift { modifiers.append(.shift) }
    if event.control { modifiers.append(.control) }
    if event.alt { modifiers.append(.option) }
    if event.command { modifiers.append(.command) }
    return LiveKeyPress(key: key, modifiers: modifiers, phase: phase)
  }

  private mutating func keyUp(_ event: sdl_input) -> Bool {
    if isTyping, status.keyboard.takesKeys, let press = press(event, .up) {
      session.send(.press(press))
    }
    guard WindowKey.alts.contains(event.key), !marks.isEmpty, lastPlaces[1] == nil else {
      return false
    }
    marks = []
    return true
  }

  private mutating func setTyping(_ isOn: Bool) {
    isTyping = isOn
    pendingAction = .typing(isOn)
  }

  private mutating func perform(_ command: WindowKey.Command) {
    let isScrubbing = status.state == .scrubbing
    let isPlaying = status.state == .playing || status.state == .starting
    switch command {
    case .play: session.send(.playback(isPlaying ? .pause : isScrubbing ? .backToLive : .play))
    case .step:
      session.send(.playback(isScrubbing ? .scrub(to: status.time + 1 / 60.0) : .step(1)))
    case .back:
      session.send(.playback(.scrub(to: max(status.earliest, status.time - 1 / 60.0))))
    case .live: session.send(.playback(isScrubbing ? .backToLive : .play))
    case .speed(let speed): session.send(.playback(.speed(speed)))
    case .dark:
      var environment = status.environment
      environment.isDark.toggle()
      session.send(.environment(environment))
    case .motion:
      var environment = status.environment
      environment.reduceMotion.toggle()
      session.send(.environment(environment))
    case .textSize(let step):
      var environment = status.environment
      let sizes = LiveEnvironment.dynamicTypeSizes
      let index = sizes.firstIndex(of: environment.dynamicTypeSize) ?? 3
      environment.dynamicTypeSize = sizes[min(max(index + step, 0), sizes.count - 1)]
      session.send(.environment(environment))
    case .record: session.send(.record(!status.isRecording))
    case .film: session.send(.renderFilm)
    case .restart: session.send(.restart)
    case .tree: pendingAction = .tree
    case .help: pendingAction = .help
    case .type: setTyping(true)
    }
  }
}
