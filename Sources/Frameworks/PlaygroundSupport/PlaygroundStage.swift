import Foundation
import SwiftUI

/// What a playground's page shows.
public struct _PlaygroundStage: View {
  @ObservedObject private var page = PlaygroundPage.current
  @StateObject private var run: PageRun

  /// - Parameter entryPoint: the function of the program that runs the page's file, by its symbol; it is called once.
  public init(running entryPoint: String) {
    _run = StateObject(wrappedValue: PageRun(entryPoint))
  }

  public var body: some View {
    if run.hasRun { page.shown }
  }
}

/// The one run of a page. Its function has C's name and types, which the compiler gives to what stands outside of functions; no
/// code of the same program may call it by these.
@MainActor private final class PageRun: ObservableObject {
  let hasRun: Bool

  init(_ entryPoint: String) {
    typealias EntryPoint = @convention(c) (Int32, OpaquePointer?) -> Int32
    guard let address = dlsym(nil, entryPoint) else {
      hasRun = false
      return
    }
    _ = unsafeBitCast(address, to: EntryPoint.self)(0, nil)
    hasRun = true
  }
}
