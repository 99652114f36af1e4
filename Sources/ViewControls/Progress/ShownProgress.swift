import Foundation
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// What a `Progress` of Foundation says at one time.
struct ProgressFigures: Equatable {
  /// 0…1; nil while nothing is known.
  let fraction: Double?
  let title: String
  let detail: String

  /// In Apple's words: Foundation on Linux has none of its own.
  init(_ progress: Progress) {
    let isKnown = !progress.isIndeterminate
    fraction = isKnown ? min(max(progress.fractionCompleted, 0), 1) : nil
    let percent = Int(((fraction ?? 0) * 100).rounded(.down))
    title = isKnown ? "\(percent)% completed" : ""
    detail =
      isKnown
      ? "\(progress.completedUnitCount.formatted()) of \(progress.totalUnitCount.formatted())" : ""
  }
}

/// Shows what a `Progress` says, and goes with it.
struct ShownProgress<Content: View>: View {
  let progress: Progress
  @ViewBuilder let content: (ProgressFigures) -> Content
  @State private var seen: ProgressFigures?
  @State private var watch = ProgressWatch()

  var body: some View {
    // Read, so that this runs again when another is seen.
    _ = seen
    watch.follow(progress) { seen = $0 }
    return content(ProgressFigures(progress))
  }
}

/// Looks at a `Progress` before each frame: it tells nobody when it goes on, since there is no key-value observing here.
@MainActor
private final class ProgressWatch {
  private struct Reference { weak var watch: ProgressWatch? }
  private static var references: [Reference] = []
  private static let isLooking: Bool = {
    OutsideState.add { look() }
    return true
  }()

  private var progress: Progress?
  private var last: ProgressFigures?
  private var told: (ProgressFigures) -> Void = { _ in }

  func follow(_ progress: Progress, told: @escaping (ProgressFigures) -> Void) {
    if self.progress == nil, Self.isLooking { Self.references.append(Reference(watch: self)) }
    self.progress = progress
    self.told = told
    last = ProgressFigures(progress)
  }

  private static func look() {
    references.removeAll { $0.watch == nil }
    for reference in references { reference.watch?.look() }
  }

  private func look() {
    guard let progress else { return }
    let now = ProgressFigures(progress)
    guard now != last else { return }
    last = now
    told(now)
  }
}
