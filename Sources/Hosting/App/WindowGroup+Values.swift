import Foundation
import ViewRuntime

// Windows for values. The one that there is here was opened for none: its value is nil, or the default one.

/// The content of a window that was opened for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  private let content: @MainActor (Binding<Data?>) -> Content

  nonisolated fileprivate init(content: @escaping (Binding<Data?>) -> Content) {
    // Asked where views are made, on the main thread.
    nonisolated(unsafe) let content = content
    self.content = { content($0) }
  }

  public var body: some View { content($value) }

  /// The same for a value that is never missing.
  nonisolated fileprivate static func always(
    _ content: @escaping (Binding<Data>) -> Content, _ defaultValue: @escaping () -> Data
  ) -> PresentedWindowContent {
    PresentedWindowContent { value in
      content(
        Binding<Data>(
          get: { value.wrappedValue ?? defaultValue() },
          set: { (new: Data) in value.wrappedValue = new }))
    }
  }
}

extension WindowGroup {
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content: content) }
  }

  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent.always(content, defaultValue) }
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent.always(content, defaultValue) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent.always(content, defaultValue) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent.always(content, defaultValue) }
  }
}
