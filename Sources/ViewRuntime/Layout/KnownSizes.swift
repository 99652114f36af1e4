import Foundation

/// What an element has answered since the last change, by proposal.
///
/// Most elements are asked one thing only, and few more than eight: those are looked through. A container in
/// a container may ask more within one pass, and must not be answered by measuring anew: its questions to
/// those below would multiply from level to level. What has been asked longer ago than in this pass is
/// forgotten first.
struct KnownSizes {
  private struct Answer {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  private struct Question: Hashable {
    let width, height: CGFloat?

    init(_ proposal: ProposedViewSize) {
      width = proposal.width
      height = proposal.height
    }
  }

  private var first: Answer?
  private var latest: [Answer] = []
  private var others: [Question: CGSize] = [:]
  private var passOfOthers = 0

  /// Answers that are looked through, besides the first.
  private static let most = 7

  /// The size for `proposal`, in points; nil where it was not asked.
  ///
  /// - Parameter pass: the number of the pass in which is asked.
  func size(for proposal: ProposedViewSize, in pass: Int) -> CGSize? {
    if let first, first.proposal == proposal { return first.size }
    for answer in latest where answer.proposal == proposal { return answer.size }
    guard !others.isEmpty, passOfOthers == pass else { return nil }
    return others[Question(proposal)]
  }

  mutating func add(_ size: CGSize, for proposal: ProposedViewSize, in pass: Int) {
    let answer = Answer(proposal: proposal, size: size)
    guard first != nil else { return first = answer }
    if latest.count >= Self.most {
      if passOfOthers != pass { others = [:] }
      passOfOthers = pass
      let oldest = latest.removeFirst()
      others[Question(oldest.proposal)] = oldest.size
    }
    latest.append(answer)
  }

  mutating func removeAll() {
    first = nil
    if !latest.isEmpty { latest.removeAll(keepingCapacity: true) }
    if !others.isEmpty { others = [:] }
  }
}
