import ArgumentParser
import LiveLink

/// How large the user likes text, by the name that SwiftUI's `DynamicTypeSize` has for it.
struct TextSize: ExpressibleByArgument, Equatable {
  var name: String

  static let usual = TextSize(name: LiveEnvironment().dynamicTypeSize)

  private init(name: String) { self.name = name }

  init?(argument: String) {
    let known = LiveEnvironment.dynamicTypeSizes
    guard let name = known.first(where: { $0.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self.name = name
  }

  static var allValueStrings: [String] { LiveEnvironment.dynamicTypeSizes }
  var defaultValueDescription: String { name }
}
