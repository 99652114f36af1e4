import Foundation
import Synchronization
import TestSupport
import Testing

@testable import halcyon

@Suite("A compilation that takes long", .enabled(if: HalcyonCommandLine.isBuilt))
struct LongCompilationTests {
  private final class Heard: Sendable {
    let texts = Mutex<[String]>([])
    let arrival = DispatchSemaphore(value: 0)
    func hear(_ text: String) {
      texts.withLock { $0.append(text) }
      arrival.signal()
    }
  }

  /// What is said of a program while its compilation is watched, which waits until something is said or ends at once.
  private func said(
    of source: String, patience: Double, waiting isWaiting: Bool
  ) throws -> (texts: [String], file: String) {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("A.swift")
    try Data(source.utf8).write(to: file)
    let installation = try Installation.find(environment: HalcyonCommandLine.environment())
    let heard = Heard()
    let compilation = LongCompilation(
      files: [file], isRelease: false, installation: installation,
      arguments: ["-I", installation.modules.path, file.path], patience: patience,
      say: heard.hear)
    let answer = compilation.watching {
      if isWaiting { _ = heard.arrival.wait(timeout: .now() + 60) }
      return 7
    }
    #expect(answer == 7)
    return (heard.texts.withLock { $0 }, file.path)
  }

  private static let misspelt = """
    import SwiftUI
    struct A: View {
      var body: some View { Color.red.preference(key: NobodysKeyOfRects.self, value: 1) }
    }
    """

  @Test(
    "Names that are declared nowhere are told while it goes on, as the compiler would tell them")
  func told() throws {
    let (texts, file) = try said(of: Self.misspelt, patience: 0, waiting: true)
    #expect(texts.count == 1)
    #expect(
      texts.first?.contains("\(file):3:51: error: cannot find 'NobodysKeyOfRects' in scope\n")
        == true)
  }

  @Test("What has ended in time is not spoken of")
  func inTime() throws {
    let (texts, _) = try said(of: Self.misspelt, patience: 30, waiting: false)
    #expect(texts.isEmpty)
  }
}
