/// All tables that `FactTests` holds against Halcyon.
@MainActor
enum FactFamilies {
  static let all: [FactFamily] = [
    layoutFacts, rightToLeftFacts, gridFacts, lazyFacts, positionFacts, shapeFacts,
    customLayoutFacts,
    scrollFacts, controlFacts, listFacts, navigationFacts, textFacts, pathFacts, symbolFacts,
    colorFacts, pressureFacts, screenFacts, accessibilityFacts, chartFacts, hostedFacts, darkFacts,
    constraintFacts, uikitFacts, tableFacts, collectionFacts, pictureFacts, effectFacts, wordFacts,
    layerFacts, labelFacts, barFacts, modalFacts,
  ]

  nonisolated static let names = [
    "layout", "right-to-left", "grid", "lazy", "position", "shape", "custom-layout",
    "scroll", "control", "list", "navigation", "text", "path", "symbol", "color", "pressure",
    "screen", "accessibility", "chart", "hosted", "dark",
    "constraint", "uikit", "table", "collection", "picture", "effect", "word", "layer", "label",
    "bar",
    "modal",
  ]
}
