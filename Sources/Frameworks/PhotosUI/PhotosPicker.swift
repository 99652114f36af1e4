import Foundation
import Inert
@_exported import Photos
import SwiftUI
@_exported import UniformTypeIdentifiers

public struct PHPickerFilter: Hashable, Sendable {
  public static let images = Self()
  public static let videos = Self()
  public static let livePhotos = Self()
  public static let screenshots = Self()
  public static let panoramas = Self()
  public static let bursts = Self()
  public static let depthEffectPhotos = Self()
  public static func any(of filters: [PHPickerFilter]) -> Self { Self() }
  public static func all(of filters: [PHPickerFilter]) -> Self { Self() }
  public static func not(_ filter: PHPickerFilter) -> Self { Self() }
}

/// A picture that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Sendable {
    public static let automatic = Self()
    public static let current = Self()
    public static let compatible = Self()
  }
  public let itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public var supportedContentTypes: [UTType] { [] }
  @discardableResult
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous }
public enum PhotosPickerStyle: Sendable { case presentation, inline, compact }

/// A button that lets the user choose pictures. There is no library here to choose from: the button does nothing.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let label: Label

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  @MainActor public var body: some View {
    Button {
      Inert.note("PhotosUI", "no picture can be chosen: there is no library")
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection) { Text(title) } }

  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { self.init(selection: selection) { Text(title) } }

  public init(
    _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection) { Text(title) } }

  public init(
    _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { self.init(selection: selection) { Text(title) } }
}

extension View {
  nonisolated private func withoutPhotos(_ isPresented: Binding<Bool>) -> Self {
    if isPresented.wrappedValue {
      Inert.note("PhotosUI", "no picture can be chosen: there is no library")
    }
    return self
  }

  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { withoutPhotos(isPresented) }
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { withoutPhotos(isPresented) }
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { withoutPhotos(isPresented) }
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { withoutPhotos(isPresented) }
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
}

/// What a picker of pictures can do besides showing them.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = Self(rawValue: 1)
  public static let stagingArea = Self(rawValue: 2)
  public static let collectionNavigation = Self(rawValue: 4)
  public static let selectionActions = Self(rawValue: 8)
  public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}
