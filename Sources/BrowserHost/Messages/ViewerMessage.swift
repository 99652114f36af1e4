import Foundation
import LiveLink

/// What a viewer says: a JSON object with a `type`. Whatever is out of bounds is an error.
enum ViewerMessage: Equatable {
  /// The first message, and again when the page moves to another display: pixels per CSS pixel.
  case ratio(Double)
  /// The picture with this number has been shown.
  case shown(Int)
  /// Changes of fingers, oldest first, with the viewer's own finger numbers.
  case touches([LiveTouch])
  /// The page is on a phone, whose room for the picture has this size in points.
  case screen(width: Double, height: Double)
  /// Whether the page tells what the program says to those who do not see it.
  case listens(Bool)
  case event(LiveEvent)
}

/// A message that does not fit.
struct ViewerMistake: Error {}

extension ViewerMessage {
  /// How many fingers a viewer may number.
  static let fingers = 32
  /// How many changes of fingers a message may carry: ten fingers, twelve samples each.
  static let changes = 128
  static let textLength = 4096

  init(parsing data: Data) throws {
    self = try JSONDecoder().decode(ViewerMessage.self, from: data)
  }
}

extension ViewerMessage: Decodable {
  private enum Key: String, CodingKey {
    case type, ratio, frame, touches, x, y, deltaX, deltaY, text, key, width, height
    case environment, frames, speed, time, on, id, element, action, number, types, modifiers, phase
  }

  private typealias Fields = KeyedDecodingContainer<Key>

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    switch try fields.decode(String.self, forKey: .type) {
    case "ratio": self = .ratio(try fields.number(.ratio, in: 0.25...8))
    case "shown":
      let frame = try fields.decode(Int.self, forKey: .frame)
      guard frame >= 0 else { throw ViewerMistake() }
      self = .shown(frame)
    case "touches": self = .touches(try Self.touches(fields))
    case "accessibility": self = .listens(try fields.decode(Bool.self, forKey: .on))
    case "screen":
      self = .screen(
        width: try fields.number(.width, in: Self.sizes),
        height: try fields.number(.height, in: Self.sizes))
    case let type: self = .event(try Self.event(type, fields))
    }
  }

  private static func event(_ type: String, _ fields: Fields) throws -> LiveEvent {
    switch type {
    case "wheel":
      .wheel(
        LiveWheel(
          x: try fields.number(.x, in: places), y: try fields.number(.y, in: places),
          deltaX: try fields.number(.deltaX, in: places),
          deltaY: try fields.number(.deltaY, in: places)))
    case "text": .text(try fields.text(.text, upTo: textLength))
    case "key": .key(try fields.decode(LiveKey.self, forKey: .key))
    case "press": .press(try press(fields))
    case "hover": .hover(try place(fields))
    case "resize":
      .resize(
        width: try fields.number(.width, in: sizes), height: try fields.number(.height, in: sizes))
    case "environment": .environment(try environment(fields))
    case "record": .record(try fields.decode(Bool.self, forKey: .on))
    case "render": .renderFilm
    case "preview": .preview(try fields.optionalText(.id, upTo: 1024))
    case "gallery": .gallery
    case "tree": .tree
    case "use": .use(try use(fields))
    case "inspect":
      .inspect(
        LivePlace(
          x: try fields.number(.x, in: places), y: try fields.number(.y, in: places)))
    case "mark": .mark(try fields.decode(Int.self, forKey: .number))
    case "restart": .restart
    default: .playback(try playback(type, fields))
    }
  }

  private static func playback(_ type: String, _ fields: Fields) throws -> LivePlayback {
    switch type {
    case "play": return .play
    case "pause": return .pause
    case "step":
      let frames = try fields.decode(Int.self, forKey: .frames)
      guard (-600...600).contains(frames), frames != 0 else { throw ViewerMistake() }
      return .step(frames)
    case "speed": return .speed(try fields.number(.speed, in: 0.05...1))
    case "scrub": return .scrub(to: try fields.number(.time, in: 0...1e9))
    case "live": return .backToLive
    default: throw ViewerMistake()
    }
  }

  private static func use(_ fields: Fields) throws -> LiveElementUse {
    let action: LiveElementUse.Action
    switch try fields.decode(String.self, forKey: .action) {
    case "perform":
      let number = try fields.decode(Int.self, forKey: .number)
      guard (0..<1000).contains(number) else { throw ViewerMistake() }
      action = .perform(number)
    case "increment": action = .increment
    case "decrement": action = .decrement
    case "focus": action = .focus
    case "blur": action = .blur
    default: throw ViewerMistake()
    }
    return LiveElementUse(action, of: try fields.decode(Int.self, forKey: .element))
  }

  private static func press(_ fields: Fields) throws -> LiveKeyPress {
    let press = LiveKeyPress(
      key: try fields.text(.key, upTo: 64),
      text: fields.contains(.types) ? try fields.text(.types, upTo: 64) : nil,
      modifiers: try fields.decode([LiveKeyPress.Modifier].self, forKey: .modifiers),
      phase: try fields.decode(LiveKeyPress.Phase.self, forKey: .phase))
    guard press.isKnown, Set(press.modifiers).count == press.modifiers.count else {
      throw ViewerMistake()
    }
    return press
  }

  /// Nil when the pointer has left.
  private static func place(_ fields: Fields) throws -> LivePlace? {
    guard fields.contains(.x) else { return nil }
    return LivePlace(x: try fields.number(.x, in: places), y: try fields.number(.y, in: places))
  }

  private static let places = -100_000.0...100_000.0
  private static let sizes = 16.0...4096.0

  private static func touches(_ fields: Fields) throws -> [LiveTouch] {
    let touches = try fields.decode([LiveTouch].self, forKey: .touches)
    guard touches.count <= changes else { throw ViewerMistake() }
    for touch in touches {
      guard (0..<fingers).contains(touch.id), places.contains(touch.x), places.contains(touch.y)
      else { throw ViewerMistake() }
    }
    return touches
  }

  private static func environment(_ fields: Fields) throws -> LiveEnvironment {
    let environment = try fields.decode(LiveEnvironment.self, forKey: .environment)
    guard LiveEnvironment.dynamicTypeSizes.contains(environment.dynamicTypeSize) else {
      throw ViewerMistake()
    }
    return environment
  }
}

extension KeyedDecodingContainer {
  /// A number within a range; not a number is in none.
  fileprivate func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
    let value = try decode(Double.self, forKey: key)
    guard range.contains(value) else { throw ViewerMistake() }
    return value
  }

  fileprivate func text(_ key: Key, upTo length: Int) throws -> String {
    let value = try decode(String.self, forKey: key)
    guard value.utf8.count <= length else { throw ViewerMistake() }
    return value
  }

  fileprivate func optionalText(_ key: Key, upTo length: Int) throws -> String? {
    try decodeNil(forKey: key) ? nil : text(key, upTo: length)
  }
}
