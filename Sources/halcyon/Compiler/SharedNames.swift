import Foundation

/// Names that a program has from one of its own modules and that Combine has, too.
///
/// `import SwiftUI` brings all of Combine here, but on Apple's systems only the few of its names that views need: a file
/// that imports no Combine means its module's `Subscription`. Such a name is declared again in the program itself, where
/// it comes before all that is imported.
enum SharedNames {
  /// Swift code with the names; nil where none is shared.
  ///
  /// A name that stands in a file that imports Combine is left as it is.
  /// Costs a look through the sources of `modules`.
  static func source(for files: [URL], importing modules: [LocalModule]) -> String? {
    let imported = Set(ImportedNames.all(in: files))
    var found: [(name: String, module: String)] = []
    for module in modules where imported.contains(module.name) {
      let names = Set(module.files.flatMap(publicNames)).intersection(combineNames)
      found += names.sorted().map { ($0, module.name) }
    }
    guard !found.isEmpty else { return nil }
    let ofCombine = wordsBesideCombine(in: files)
    let counts = Dictionary(grouping: found, by: \.name).mapValues(\.count)
    found.removeAll { ofCombine.contains($0.name) || counts[$0.name] != 1 }
    guard !found.isEmpty else { return nil }
    let imports = Set(found.map(\.module)).sorted().map { "import \($0)" }
    let names = found.map { "public typealias \($0.name) = \($0.module).\($0.name)" }
    return (imports + names).joined(separator: "\n") + "\n"
  }

  /// What a source declares for all, outside of other declarations.
  private static func publicNames(in file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("public ") else {
      return []
    }
    let declaration =
      /(?:^|\n)(?:@\w+\s+)*(?:public|open)\s+(?:final\s+)?(?:indirect\s+)?(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/
    return text.matches(of: declaration).map { String($0.output.1) }
  }

  private static func wordsBesideCombine(in files: [URL]) -> Set<String> {
    var words: Set<String> = []
    for file in files where ImportedNames.all(in: [file]).contains("Combine") {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
    return words
  }

  /// Combine's types, less the two that views need.
  private static let combineNames: Set = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "AsyncPublisher", "AsyncThrowingPublisher",
    "Cancellable", "CombineIdentifier", "ConnectablePublisher", "CurrentValueSubject",
    "CustomCombineIdentifierConvertible", "Deferred", "Empty", "Fail", "Future",
    "ImmediateScheduler", "Just", "ObservableObjectPublisher", "PassthroughSubject", "Publisher",
    "Publishers", "Record", "Scheduler", "SchedulerTimeIntervalConvertible", "Subject",
    "Subscriber", "Subscribers", "Subscription", "Subscriptions", "TopLevelDecoder",
    "TopLevelEncoder",
  ]
}
