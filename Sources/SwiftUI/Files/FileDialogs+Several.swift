import Foundation
import UniformTypeIdentifiers
import ViewCatalog
import ViewRuntime

// Several files at once, and what the dialogs for them say: there is no window to choose files in.

/// What a dialog for files shows.
nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { withoutFiles() }

  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { withoutFiles() }

  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { withoutFiles() }

  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { withoutFiles() }

  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument { withoutFiles() }

  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument { withoutFiles() }

  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable { withoutFiles() }

  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { withoutFiles() }

  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { withoutFiles() }

  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { withoutFiles() }

  // MARK: What the dialogs say: nothing, since none is shown

  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions)
    -> some View
  { self }
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    self
  }
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    self
  }
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  nonisolated public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    self
  }
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }

  // MARK: Services of the Mac, which ask a view for what is chosen in it

  nonisolated private func withoutServices() -> Self {
    Reports.once("services get nothing from this program here: there are none")
    return self
  }

  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { withoutServices() }
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { withoutServices() }
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { withoutServices() }
  nonisolated public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View { withoutServices() }
  nonisolated public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { withoutServices() }

  /// The menu of a file in the browser of documents, which is not shown.
  nonisolated public func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some View { self }
}
