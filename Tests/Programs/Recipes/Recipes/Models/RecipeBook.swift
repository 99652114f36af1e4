import Observation
import RecipeKit
@Observable class RecipeBook {
  var recipes: [Recipe] = []; func load() async { recipes = (try? RecipeStore.load()) ?? [] }
}
