import Foundation
import LoadedPictures
import SwiftUI

// The package of this name is not built for this system. Its views load pictures, which Halcyon does itself.

/// A picture of a file or of the network, once it is loaded.
public struct KFImage: View {
  private var picture: LoadedPicture

  public init(_ url: URL?) { picture = LoadedPicture(url: url) }

  public static func url(_ url: URL?, cacheKey: String? = nil) -> Self { Self(url) }

  public var body: some View { LoadedPictureView(picture) }

  private func changed(_ change: (inout LoadedPicture) -> Void) -> Self {
    var result = self
    change(&result.picture)
    return result
  }

  /// Changes the picture before it is shown.
  public func configure(_ block: @escaping @Sendable (Image) -> Image) -> Self {
    changed { $0 = $0.configured(block) }
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Self {
    configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }

  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self {
    configure { $0.renderingMode(mode) }
  }

  public func interpolation(_ interpolation: Image.Interpolation) -> Self {
    configure { $0.interpolation(interpolation) }
  }

  public func antialiased(_ isAntialiased: Bool) -> Self {
    configure { $0.antialiased(isAntialiased) }
  }

  /// What is shown until the picture is there, and where it cannot be had.
  public func placeholder<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Self {
    changed { $0.placeholder = { AnyView(content()) } }
  }

  /// What is shown until the picture is there, by how much of it is.
  public func placeholder<Content: View>(
    @ViewBuilder _ content: @escaping (Progress) -> Content
  ) -> Self {
    changed { $0.placeholder = { AnyView(content(Progress(totalUnitCount: 1))) } }
  }

  /// What is shown where the picture cannot be had.
  public func onFailureView<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Self
  {
    changed { $0.failure = { AnyView(content()) } }
  }

  public func onFailureImage(_ image: UIImage?) -> Self {
    guard let image else { return self }
    return changed { $0.failure = { AnyView(Image(uiImage: image)) } }
  }

  public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> Self {
    changed { picture in
      nonisolated(unsafe) let action = action  // Called on the main thread alone, as it was given.
      picture.onSuccess = { action?(RetrieveImageResult(image: $0)) }
    }
  }

  public func onFailure(_ action: ((KingfisherError) -> Void)?) -> Self {
    changed { picture in
      nonisolated(unsafe) let action = action  // Called on the main thread alone, as it was given.
      picture.onFailure = { action?(KingfisherError(underlying: $0)) }
    }
  }

  /// - Parameter duration: in seconds.
  public func fade(duration: TimeInterval) -> Self { changed { $0.fade = duration } }

  /// Pictures come whole: nobody is told of the way.
  public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> Self { self }
  public func cancelOnDisappear(_ flag: Bool) -> Self { self }
  public func reducePriorityOnDisappear(_ flag: Bool) -> Self { self }
  public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> Self { self }
  public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
  public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
  public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
  public func forceRefresh(_ enabled: Bool = true) -> Self { self }
  public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self { self }
  public func backgroundDecode(_ enabled: Bool = true) -> Self { self }
  public func scaleFactor(_ factor: CGFloat) -> Self { self }
  public func retry(maxCount: Int, interval: TimeInterval = 3) -> Self { self }
  public func forceTransition(_ enabled: Bool = true) -> Self { self }
}

/// A picture that moves, where its file does.
public struct KFAnimatedImage: View {
  private var picture: LoadedPicture

  public init(_ url: URL?) {
    picture = LoadedPicture(url: url)
    picture.moves = true
    // It fills its frame, as the view of UIKit's does that shows it there.
    picture = picture.configured { $0.resizable() }
  }

  public static func url(_ url: URL?, cacheKey: String? = nil) -> Self { Self(url) }

  public var body: some View { LoadedPictureView(picture) }

  /// What is shown until the picture is there, and where it cannot be had.
  public func placeholder<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Self {
    var result = self
    result.picture.placeholder = { AnyView(content()) }
    return result
  }
}

/// What was loaded.
public struct RetrieveImageResult {
  public let image: UIImage
}

/// Why nothing was.
public struct KingfisherError: LocalizedError {
  public let underlying: any Error
  public var errorDescription: String? { underlying.localizedDescription }
}
