import Foundation
import Synchronization

/// A compilation that may take long, and what is said meanwhile.
///
/// A name that is declared nowhere can keep the compiler busy before it says so: where an argument's type depends on
/// the name it tries many others, for 95 seconds in one program. `NowhereNames` finds such names without it.
struct LongCompilation: Sendable {
  var files: [URL]
  var isRelease: Bool
  var installation: Installation
  /// The compiler's.
  var arguments: [String]
  /// Seconds after which something is said.
  var patience = 10.0
  /// Told what to say, on another thread; not at all where every name is declared somewhere.
  var say: @Sendable (String) -> Void

  /// Names of which so many are told.
  private static let limit = 20

  /// Does `work`, which is to run the compiler. Nothing is said once it has ended.
  func watching<Result>(_ work: () throws -> Result) rethrows -> Result {
    let end = End()
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
      guard !end.hasCome.withLock({ $0 }), let text else { return }
      end.hasCome.withLock { if !$0 { say(text) } }
    }
    defer { end.hasCome.withLock { $0 = true } }
    return try work()
  }

  private final class End: Sendable {
    let hasCome = Mutex(false)
  }

  /// Cost: that of `NowhereNames`.
  private var text: String? {
    let sources = CompiledSource.all(
      in: files, isRelease: isRelease, canImport: installation.canImport)
    let names = NowhereNames(in: sources, installation: installation, arguments: arguments)
      .diagnostics
    if names.isEmpty { return nil }
    let lines = names.prefix(Self.limit).map { "\($0.text)\n" }
    let more =
      names.count > Self.limit
      ? "and \(names.count - Self.limit) more: halcyon check names all\n" : ""
    return
      "The compiler is still at work after \(Int(patience)) s; what is declared nowhere keeps it "
      + "busy:\n" + lines.joined() + more
  }
}
