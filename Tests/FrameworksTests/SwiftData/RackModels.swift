import Foundation
import SwiftData

// Models for tests: a rack owns its boxes, a box its label, and tags belong to many boxes.

@Model
final class Rack {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Crate.rack) var crates: [Crate] = []
  init(name: String) { self.name = name }
}

@Model
final class Crate {
  var title: String
  var weight: Double
  var note: String?
  var rack: Rack?
  @Relationship(inverse: \Tag.crates) var tags: [Tag] = []
  @Relationship(deleteRule: .cascade, inverse: \Sticker.crate) var sticker: Sticker?
  @Transient var isOpen = false
  init(_ title: String, weight: Double = 1, note: String? = nil) {
    (self.title, self.weight, self.note) = (title, weight, note)
  }
}

@Model
final class Tag {
  var word: String
  var crates: [Crate] = []
  init(_ word: String) { self.word = word }
}

@Model
final class Sticker {
  var text: String
  var crate: Crate?
  init(_ text: String) { self.text = text }
}

enum Mood: String, Codable { case calm, wild }

struct Spot: Codable, Equatable {
  var x: Int
  var names: [String]
}

@Model
final class Everything {
  var whole: Int
  var small: Int16
  var large: UInt64
  var number: Double
  var short: Float
  var text: String
  var truth: Bool
  var date: Date
  var data: Data
  var uuid: UUID
  var url: URL
  var mood: Mood
  var spot: Spot
  var list: [String]
  var nothing: Int?
  var something: Int?
  init(_ number: Double, _ date: Date, _ uuid: UUID) {
    (whole, small, large) = (-5, -300, .max)
    (self.number, short) = (number, 0.1)
    (text, truth, self.date, self.uuid) = ("“quoted” ünï\n🙂", true, date, uuid)
    data = Data([0, 255, 10])
    url = URL(string: "https://example.org/a?b=c#d")!
    (mood, spot, list) = (.wild, Spot(x: 3, names: ["a", "b"]), ["one", ""])
    (nothing, something) = (nil, 7)
  }
}

enum RackStore {
  static func container(url: URL? = nil) throws -> ModelContainer {
    let schema = Schema([Rack.self, Crate.self, Tag.self, Sticker.self, Everything.self])
    let configuration =
      url.map { ModelConfiguration(schema: schema, url: $0) }
      ?? ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
    return try ModelContainer(for: schema, configurations: [configuration])
  }

  static func context() throws -> ModelContext {
    let context = ModelContext(try container())
    context.autosaveEnabled = false
    return context
  }
}
