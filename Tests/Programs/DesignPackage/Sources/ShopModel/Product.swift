import Foundation

public struct Product: Codable, Identifiable, Sendable {
  public var id: Int
  public var name: String
  public var price: Decimal
}

public enum Catalog {
  public static func load() throws -> [Product] {
    let url = Bundle.module.url(forResource: "products", withExtension: "json")!
    return try JSONDecoder().decode([Product].self, from: Data(contentsOf: url))
  }
}
