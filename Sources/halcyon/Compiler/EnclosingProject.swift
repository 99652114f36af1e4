import Foundation

/// The Xcode project that a folder is a part of, where the folder's app is made of files outside it too: an app for
/// several systems has what they share in one folder, and what each has for itself beside it. Or where the folder has
/// two files of one name, which no module may: the project says which of them is the app's.
struct EnclosingProject {
  /// The project's own folder, above the one that was asked about.
  let folder: URL
  let content: FolderContent
  /// The file, in the folder that was asked about, with which the app begins.
  let entry: URL

  /// Nil where no project lies at most three levels above `folder`, or none of its apps needs more than `folder` has
  /// while all that `folder` has can be one module.
  ///
  /// - Parameter files: the sources below `folder`.
  init?(of folder: URL, files: [URL]) {
    guard let project = ProjectFolder.above(folder),
      let entry = files.first(where: Self.isEntry),
      let content = try? FolderContent(of: project),
      let targets = ProjectTargets(
        projectIn: project, files: content.swiftFiles, beginningWith: entry),
      !targets.sources(outside: folder).isEmpty
        || Self.hasTwins(files) && !Self.hasTwins(Set(files).subtracting(targets.others))
    else { return nil }
    (self.folder, self.content, self.entry) = (project, content, entry)
  }

  /// Whether two files have one name.
  private static func hasTwins(_ files: some Collection<URL>) -> Bool {
    Set(files.map(\.lastPathComponent)).count < files.count
  }

  private static func isEntry(_ file: URL) -> Bool {
    // The words alone first, which cost less to look for.
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      text.contains("@main") || text.contains("ApplicationMain")
    else { return false }
    return text.contains(/(?m)^\s*@(main|UIApplicationMain|NSApplicationMain)\b/)
  }
}
