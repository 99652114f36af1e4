import Foundation
import SwiftUI

/// Something done to a view's model between two looks at its frames.
struct FactStep<Model> {
  var name: String
  var run: @MainActor (Model) -> Void

  init(_ name: String, _ run: @escaping @MainActor (Model) -> Void) {
    self.name = name
    self.run = run
  }
}

/// The views of one table, each under the name of its case.
@MainActor
struct FactFamily {
  /// What Halcyon answers to a case, by subject.
  typealias Answers = [String: String]

  let name: String
  private(set) var cases: [String: @MainActor (FactTable) -> Answers] = [:]

  init(_ name: String, _ addCases: (inout FactFamily) -> Void) {
    self.name = name
    addCases(&self)
  }

  /// A case whose subjects are the frames of named views, in the window of its row `window`.
  mutating func view<Content: View>(
    _ name: String, settling seconds: Double = 0.1,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    view(name, settling: seconds, model: { () }, steps: []) { _ in content() }
  }

  /// A case that looks again after each of its steps: its subjects begin with the step's name and a
  /// slash. `values` are subjects besides the frames, written by the view into its model.
  mutating func view<Model, Content: View>(
    _ name: String, settling seconds: Double = 0.1, model: @escaping @MainActor () -> Model,
    steps: [FactStep<Model>], values: @escaping @MainActor (Model) -> Answers = { _ in [:] },
    @ViewBuilder _ content: @escaping @MainActor (Model) -> Content
  ) {
    cases[name] = { table in
      let model = model()
      let window = FactWindow(
        size: table.windowSize(of: name), ModelReader(model: model, content: content))
      @MainActor func look() -> Answers {
        window.run(seconds)
        return window.frames.mapValues(table.words).merging(values(model)) { $1 }
      }
      var answers = look()
      for step in steps {
        step.run(model)
        for (subject, answer) in look() { answers["\(step.name)/\(subject)"] = answer }
      }
      return answers
    }
  }

  /// A case whose subjects are texts, and whose answers are the width and height of what `content`
  /// makes of each.
  mutating func measures<Content: View>(
    _ name: String, _ content: @escaping @MainActor (String) -> Content
  ) {
    cases[name] = { table in
      let texts = table.rows.filter { $0.caseName == name }.map(\.subject)
      let window = FactWindow(
        size: CGSize(width: 2000, height: 4000),
        VStack { ForEach(texts, id: \.self) { content($0).fixedSize().named($0) } })
      return window.frames.mapValues { frame in
        table.words(frame).split(separator: " ").suffix(2).joined(separator: " ")
      }
    }
  }

  /// A case that answers to its table.
  mutating func answering(_ name: String, _ answers: @escaping @MainActor (FactTable) -> Answers) {
    cases[name] = answers
  }

  /// A case whose subjects are plain values.
  mutating func values(_ name: String, _ answers: @escaping @MainActor () -> Answers) {
    cases[name] = { _ in answers() }
  }
}

/// Looks at a model in a body of its own, so that what it shows follows the model.
private struct ModelReader<Model, Content: View>: View {
  let model: Model
  @ViewBuilder let content: @MainActor (Model) -> Content

  var body: some View { content(model) }
}

extension FactTable {
  /// The size in the row `window` of a case; 400 × 300 points where there is none.
  func windowSize(of caseName: String) -> CGSize {
    let row = rows.first { $0.caseName == caseName && $0.subject == "window" }
    let numbers = (row?.expected ?? "").split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else { return CGSize(width: 400, height: 300) }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// A frame as the tables write it: x, y, width and height.
  func words(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9
        ? String(Int(rounded)) : String(Double(rounded))
    }.joined(separator: " ")
  }
}
