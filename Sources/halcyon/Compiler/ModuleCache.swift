import Foundation

/// The compiler's own cache of modules, which all compilations share: what Swift and Clang have made of headers and
/// interfaces. The compiler looks at their times and believes what is in them; one that is damaged ends it with a message about
/// something else, or with a crash.
///
/// Therefore what lies there is listed after each compilation, and what is no longer the same before the next one is taken
/// away: the compiler makes it anew. The digests of the usual 20 MB take 10 ms.
package struct ModuleCache: Sendable {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// What was found before a compilation.
  struct Look {
    /// What is as it was listed.
    var whole = CacheSeal()
    /// When those files were written.
    fileprivate var stamps: [String: Stamp] = [:]
    /// Whether there was nothing else.
    var isAll = true
  }

  /// Tells whether a file was written since.
  fileprivate struct Stamp: Equatable {
    private var inode: UInt64
    private var seconds, nanoseconds: Int

    init?(ofFileAt path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      inode = UInt64(status.st_ino)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// Beside the folder, which is the compiler's.
  private var sealFile: URL { CacheSeal.place(for: folder) }

  /// What the compiler reads; it has stamps and locks beside them.
  private static let kinds: Set = ["pcm", "swiftmodule"]

  /// The paths below the folder of what the compiler may read.
  private var files: [String] {
    guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return names.compactMap { $0 as? String }.filter {
      Self.kinds.contains(($0 as NSString).pathExtension)
    }
  }

  private func path(_ file: String) -> String { folder.path + "/" + file }

  /// Runs a compilation, `compile`, which answers the compiler's exit status.
  ///
  /// Where it fails, and the cache had files that no compilation before has listed, it is run once more with a new cache, by
  /// `again`, whose messages nobody reads; the new cache stays if that helps.
  func compiling(
    _ compile: (_ cache: URL) throws -> Int32, again: (_ cache: URL) throws -> Int32
  ) throws -> Int32 {
    let look = mend()
    let first = Result { try compile(folder) }
    if case .failure(let failure) = first, CommandFailure.isInterruption(failure) { throw failure }
    if look.isAll || (try? first.get()) == 0 {
      list(after: look)
      return try first.get()
    }
    let new = folder.appendingPathExtension("\(getpid()).\(UInt32.random(in: 0...(.max)))")
    let old = new.appendingPathExtension("old")
    defer { for place in [new, old] { try? FileManager.default.removeItem(at: place) } }
    guard try again(new) == 0 else {
      // So it was not the cache.
      list(after: look)
      return try first.get()
    }
    rename(folder.path, old.path)
    rename(new.path, folder.path)
    list(after: Look())
    FileHandle.complain(
      "The compiler's cache of modules, \(folder.path), was damaged; it has been made anew.")
    return 0
  }

  /// Takes away what is not as it was listed.
  @discardableResult
  func mend() -> Look {
    let seal = CacheSeal(reading: sealFile) ?? CacheSeal()
    var look = Look()
    for file in files {
      guard let listed = seal[file] else {
        look.isAll = false
        continue
      }
      let stamp = Stamp(ofFileAt: path(file))
      if listed == CacheSeal.Entry(at: path(file)) {
        look.whole[file] = listed
        look.stamps[file] = stamp
      } else {
        unlink(path(file))
      }
    }
    return look
  }

  /// Lists what lies there now. What was seen by `look` and not written since is not read again.
  private func list(after look: Look) {
    var listed = CacheSeal()
    for file in files {
      let stamp = Stamp(ofFileAt: path(file))
      let isSeen = stamp != nil && look.stamps[file] == stamp
      listed[file] = isSeen ? look.whole[file] : CacheSeal.Entry(at: path(file))
    }
    guard listed != CacheSeal(reading: sealFile) else { return }
    // Where it cannot be written, a compilation that fails is run twice.
    try? listed.write(to: sealFile)
  }
}
