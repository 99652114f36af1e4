import Foundation
import SwiftLexing

/// Modules whose names a source may use without importing them, since they come with UIKit and SwiftUI on Apple's systems:
/// Core Image, UIKit's animator of falling views, and of Core Data what views use; and the names of pictures and colours, which come with the constants that Xcode
/// writes for asset catalogues. A program that names nothing of them does without, and starts sooner.
enum ImplicitImports {
  private static let names: [(module: String, words: Set<Substring>)] = [
    ("CoreImage", ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector"]),
    ("SwiftUI", ["ImageResource", "ColorResource"]), ("UIDynamics", ["UIDynamicAnimator"]),
    (
      "CoreData",
      [
        "FetchRequest", "FetchedResults", "SectionedFetchRequest", "SectionedFetchResults",
        "managedObjectContext",
      ]
    ),
  ]

  /// What is Core Data's whoever writes it.
  private static let marksOfCoreData = [
    "@FetchRequest", "@SectionedFetchRequest", "\\.managedObjectContext",
  ]

  private static let comeWithUIKit: Set<String> = ["SwiftUI", "UIDynamics"]

  /// What the compiler is told, for sources some of which name such things without an import. Core Data is meant only where
  /// another source imports it, or as a wrapper or a key path: its words are others' too.
  static func arguments(for texts: [String]) -> [String] {
    names.filter { entry in
      if entry.module == "CoreData", !texts.contains(where: { $0.contains("import CoreData") }) {
        return texts.contains { text in marksOfCoreData.contains { text.contains($0) } }
      }
      return texts.contains { text in
        !text.contains("import \(entry.module)")
          && (!comeWithUIKit.contains(entry.module) || !text.contains("import UIKit"))
          && entry.words.contains { text.contains($0) }
          && SwiftTokens.words(of: text[...]).contains { entry.words.contains($0) }
      }
    }.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0.module] }
  }
}
