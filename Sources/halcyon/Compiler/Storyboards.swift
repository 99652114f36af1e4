import Foundation

/// What the storyboards of a program say of its start.
struct Storyboards: Equatable {
  /// Whether one says with which controller the program begins. A launch screen, which says so too, is none.
  private(set) var haveFirstController = false
  /// The classes of the program's that they name.
  private(set) var classes: Set<String> = []

  /// What a program that begins with them depends on.
  var identity: [String] {
    (haveFirstController ? ["begins with a storyboard"] : []) + classes.sorted()
  }

  init() {}

  init(_ files: [URL]) {
    for file in files where !file.lastPathComponent.contains("Launch") {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      if text.contains(" initialViewController=\"") { haveFirstController = true }
      for match in text.matches(of: /customClass="([^"]+)"/) { classes.insert(String(match.1)) }
    }
  }
}

extension ResourceList {
  var storyboards: Storyboards {
    Storyboards(entries.values.filter { $0.pathExtension == "storyboard" })
  }
}
