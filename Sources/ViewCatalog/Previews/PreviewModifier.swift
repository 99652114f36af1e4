import Foundation
import ViewRuntime

/// Puts something around previews: a container with samples, say, which is made once for all of them.
@preconcurrency @MainActor
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  /// Made before the first preview is shown.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    // The main actor has it here, and alone calls the closure that takes it along.
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(
      wish: .changed { content in
        AnyView(ModifiedPreview(modifier: modifier, content: content))
      })
  }
}

/// Shows a preview as soon as its context is there.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?
  @State private var failure: String?

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else {
      Text(verbatim: failure ?? "")
        .task {
          do {
            context = try await Modifier.makeSharedContext()
          } catch {
            failure = "\(Modifier.self): \(error)"
          }
        }
    }
  }
}
