import Foundation
public struct Recipe: Codable, Identifiable, Hashable, Sendable {
  public enum Difficulty: String, Codable, CaseIterable, Sendable { case easy, medium, hard }
  public let id: Int
  public var name: String
  public var minutes: Int
  public var ingredients: [String]
  public var difficulty: Difficulty
}
public enum RecipeStore {
  public static func load() throws -> [Recipe] {
    let url = Bundle.module.url(forResource: "recipes", withExtension: "json")!
    return try JSONDecoder().decode([Recipe].self, from: Data(contentsOf: url))
  }
}
