import Foundation

/// Alignment guides that an element has been asked for since the last change. Each would otherwise cost a walk
/// through all that is below, which frames and guides ask for more than one each: from level to level it
/// would multiply.
struct KnownGuides {
  private struct Answer {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  private var answers: [Answer] = []

  /// The guide, or that there is none; nil where it was not asked for.
  func value(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?? {
    for answer in answers
    where answer.key == key && answer.size == dimensions.size
      && answer.proposal == dimensions.proposal
    {
      return .some(answer.value)
    }
    return nil
  }

  mutating func add(_ value: CGFloat?, for key: AlignmentKey, in dimensions: ViewDimensions) {
    answers.append(
      Answer(key: key, size: dimensions.size, proposal: dimensions.proposal, value: value))
  }

  mutating func removeAll() { if !answers.isEmpty { answers.removeAll(keepingCapacity: true) } }
}
