import Foundation

/// What Xcode writes from the models and intents among a program's files, as sources to be compiled beside its own.
enum GeneratedSources {
  struct Source {
    var name: String
    var text: String
  }

  static func all(for resources: ResourceList) -> [Source] {
    var sources: [Source] = []
    if let text = DataModelClasses.source(for: resources.dataModels) {
      sources.append(Source(name: "HalcyonDataModels.swift", text: text))
    }
    if let text = PredictionModelClasses.source(for: resources.predictionModels) {
      sources.append(Source(name: "HalcyonPredictionModels.swift", text: text))
    }
    if let text = IntentClasses.source(for: resources.intentDefinitions) {
      sources.append(Source(name: "HalcyonIntents.swift", text: text))
    }
    return sources
  }
}
