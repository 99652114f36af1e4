import XCTest
@testable import Recipes
final class RecipesTests: XCTestCase {
  @MainActor func testLoad() async {
    let book = RecipeBook(); await book.load(); XCTAssertEqual(book.recipes.count, 2)
  }
}
