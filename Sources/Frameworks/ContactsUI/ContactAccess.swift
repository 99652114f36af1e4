import Contacts
import SwiftUI

extension View {
  /// A page on which the program is given contacts: there are none, and it says so.
  ///
  /// - Parameter completionHandler: called with no identifier when the page is closed.
  nonisolated public func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping @MainActor ([String]) -> Void
  ) -> some View {
    modifier(ContactAccess(isPresented: isPresented, completionHandler: completionHandler))
  }
}

private struct ContactAccess: ViewModifier {
  @Binding var isPresented: Bool
  let completionHandler: @MainActor ([String]) -> Void

  nonisolated init(
    isPresented: Binding<Bool>, completionHandler: @escaping @MainActor ([String]) -> Void
  ) {
    _isPresented = isPresented
    self.completionHandler = completionHandler
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented, onDismiss: { completionHandler([]) }) {
      NavigationStack {
        ContentUnavailableView(
          "No Contacts", systemImage: "person.crop.circle",
          description: Text("There are no contacts.")
        )
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isPresented = false } }
        }
      }
    }
  }
}

/// A button that gives a program access to somebody who fits a search: nobody does, and it shows nothing.
public struct ContactAccessButton: View {
  public struct Caption: Hashable, Sendable {
    private let name: String
    public static let defaultText = Caption(name: "text")
    public static let email = Caption(name: "email")
    public static let phone = Caption(name: "phone")
  }

  public init(
    queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
    approvalCallback: @escaping @MainActor ([String]) -> Void = { _ in }
  ) {}

  public var body: some View { EmptyView() }
}

extension View {
  nonisolated public func contactAccessButtonCaption(
    _ caption: ContactAccessButton.Caption
  ) -> some View { self }
  nonisolated public func contactAccessButtonStyle<Style>(_ style: Style) -> some View { self }
}
