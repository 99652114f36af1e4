import Foundation
import ViewCatalog
import ViewRuntime

/// The watch's button that asks for a line of text: here in a dialog.
nonisolated public struct TextFieldLink<Label: View>: View {
  private let prompt: Text?
  private let label: Label
  private let onSubmit: (String) -> Void
  @State private var isAsking = false
  @State private var text = ""

  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) {
    (self.prompt, self.label, self.onSubmit) = (prompt, label(), onSubmit)
  }

  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) where Label == Text {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) where Label == Text {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }

  @MainActor public var body: some View {
    Button {
      text = ""
      isAsking = true
    } label: {
      label
    }
    .alert(prompt ?? Text(verbatim: ""), isPresented: $isAsking) {
      TextField(text: $text, prompt: prompt) { EmptyView() }
      Button("Cancel", role: .cancel) {}
      Button("Done") { onSubmit(text) }
    }
  }
}
