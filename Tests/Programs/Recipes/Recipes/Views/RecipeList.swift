import SwiftUI
import RecipeKit
struct RecipeList: View {
  @Environment(RecipeBook.self) private var book
  var body: some View {
    NavigationStack {
      List(book.recipes) { recipe in
        NavigationLink(recipe.name, value: recipe).badge("\(recipe.minutes) minutes")
      }
      .navigationTitle("Recipes").navigationDestination(for: Recipe.self) { recipe in
        List(recipe.ingredients, id: \.self) { Text($0.capitalized) }.navigationTitle(recipe.name)
      }
      .toolbar { Button("Add", systemImage: "plus") {}.tint(.accent) }
    }
  }
}
#Preview { RecipeList().environment(RecipeBook()) }
