import Foundation
import LoadedPictures
import SwiftUI

// The package of this name rests on Objective-C and cannot be built here. Its views load pictures, which Halcyon does itself.

/// A picture of a file or of the network, once it is loaded.
public struct WebImage<Content: View>: View {
  var picture: LoadedPicture
  private let content: ((WebImagePhase) -> Content)?

  /// - Parameter content: what is shown, by how far the loading is.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (WebImagePhase) -> Content
  ) {
    picture = LoadedPicture(url: url)
    self.content = content
  }

  public var body: some View {
    if let content {
      AsyncImage(url: picture.url) { phase in
        switch phase {
        case .success(let image):
          content(.success(picture.configured(image))).onAppear { picture.tell(image) }
        case .failure(let error):
          content(.failure(error)).onAppear { picture.onFailure?(error) }
        case .empty: content(.empty)
        }
      }
    } else {
      LoadedPictureView(picture)
    }
  }
}

extension WebImage where Content == Image {
  /// Shows the picture, and what `placeholder(_:)` says until then.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true)
  ) {
    picture = LoadedPicture(url: url)
    picture.moves = true
    picture.isAnimating = isAnimating.wrappedValue
    content = nil
  }

  /// Shows `placeholder` until the picture is there.
  public init<Placeholder: View>(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), @ViewBuilder placeholder: () -> Placeholder
  ) {
    self.init(url: url, options: options, context: context, isAnimating: isAnimating)
    let placeholder = placeholder()
    picture.placeholder = { AnyView(placeholder) }
  }

  /// Shows a picture that is there until the other one is.
  public init(
    url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), placeholderImage: UIImage?
  ) {
    self.init(url: url, options: options, context: context, isAnimating: isAnimating)
    guard let placeholderImage else { return }
    let image = Image(uiImage: placeholderImage)
    picture.placeholder = { AnyView(image) }
  }

  /// The picture of a file of the program's, with its ending.
  public init(
    name: String, bundle: Bundle? = nil, scale: CGFloat = 1,
    isAnimating: Binding<Bool> = .constant(true)
  ) {
    let file = (bundle ?? .main).url(forResource: name, withExtension: nil)
    self.init(url: file, scale: scale, isAnimating: isAnimating)
  }

  /// The picture in a file's bytes.
  public init(data: Data, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) {
    self.init(
      url: URL(string: "data:;base64,\(data.base64EncodedString())"), scale: scale,
      isAnimating: isAnimating)
  }
}

extension WebImage {
  /// Shows the picture as `content` makes it, and `placeholder` until then.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale, options: options, context: context, isAnimating: isAnimating)
    { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// How far the loading of a picture is.
public typealias WebImagePhase = AsyncImagePhase

/// A picture that moves, where its file does.
public typealias AnimatedImage = WebImage<Image>

/// How a picture is loaded: here always when it is shown, and once.
public struct SDWebImageOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = Self(rawValue: 1 << 0)
  public static let lowPriority = Self(rawValue: 1 << 1)
  public static let progressiveLoad = Self(rawValue: 1 << 2)
  public static let refreshCached = Self(rawValue: 1 << 3)
  public static let continueInBackground = Self(rawValue: 1 << 4)
  public static let handleCookies = Self(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  public static let highPriority = Self(rawValue: 1 << 7)
  public static let delayPlaceholder = Self(rawValue: 1 << 8)
  public static let transformAnimatedImage = Self(rawValue: 1 << 9)
  public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
  public static let fromCacheOnly = Self(rawValue: 1 << 16)
  public static let fromLoaderOnly = Self(rawValue: 1 << 17)
  public static let forceTransition = Self(rawValue: 1 << 18)
}

/// A setting of one request.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
  public static let imageTransformer = Self(rawValue: "imageTransformer")
  public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
}
