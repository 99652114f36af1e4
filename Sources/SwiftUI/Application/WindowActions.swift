import Foundation
import ViewCatalog
import ViewRuntime

/// Opens a window of the program's: there is one here, which is open.
nonisolated public struct OpenWindowAction: Sendable {
  @MainActor public func callAsFunction(id: String) { tell() }
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { tell() }
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { tell() }

  /// Whether a window is to be shared with others who see the program.
  nonisolated public struct SharingBehavior: Hashable, Sendable {
    private let name: String
    public static let requested = SharingBehavior(name: "requested")
    public static let required = SharingBehavior(name: "required")
  }

  @MainActor public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws {
    tell()
  }
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    value: D, sharingBehavior: SharingBehavior
  ) async throws { tell() }
  @MainActor public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, sharingBehavior: SharingBehavior
  ) async throws { tell() }

  private func tell() {
    Reports.once("openWindow opens nothing here: a program has one window")
  }
}

/// Closes a window of the program's: the one that there is stays.
nonisolated public struct DismissWindowAction: Sendable {
  @MainActor public func callAsFunction() { tell() }
  @MainActor public func callAsFunction(id: String) { tell() }
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { tell() }
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { tell() }

  private func tell() {
    Reports.once("dismissWindow closes nothing here: a program has one window")
  }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
