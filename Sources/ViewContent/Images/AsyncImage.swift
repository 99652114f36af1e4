import Decoders
import Foundation
import FoundationNetworking
import Geometry
import Pixels
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads a picture and then shows it.
///
/// Pictures come from files and from `data:` addresses at once, and from the network, where a program may use it, when
/// they arrive.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - transaction: with what the picture takes the place of what was shown before.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  @MainActor public var body: some View {
    content(phase)
      .onChange(of: url, initial: true) { old, new in
        if AsyncImageLoader.isAfar(url) {
          if old != new, phase.image != nil { phase = .empty }
        } else {
          let loaded = AsyncImageLoader.load(url, scale: scale)
          withTransaction(transaction) { phase = loaded }
        }
      }
      .task(id: url) {
        guard let url, AsyncImageLoader.isAfar(url) else { return }
        let loaded = await AsyncImageLoader.loadFromNetwork(url, scale: scale)
        if !Task.isCancelled { withTransaction(transaction) { phase = loaded } }
      }
  }
}

extension AsyncImage {
  /// Shows the picture as large as it is, and a gray rectangle as long as there is none.
  nonisolated public init(url: URL?, scale: CGFloat = 1)
  where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { image in
      image
    } placeholder: {
      Color(.system(.gray5))
    }
  }

  nonisolated public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

package enum AsyncImageLoader {
  /// Whether it takes its time: neither a file nor data in the address itself.
  static func isAfar(_ url: URL?) -> Bool {
    url.map { !$0.isFileURL && $0.scheme?.lowercased() != "data" } ?? false
  }

  /// The bytes of a picture, wherever it is.
  package static func data(of url: URL) async throws -> Data {
    if url.isFileURL { return try Data(contentsOf: url) }
    if isAfar(url) { return try await URLSession.shared.data(from: url).0 }
    guard let address = DataAddress(url) else { throw URLError(.badURL) }
    return address.data
  }

  static func load(_ url: URL?, scale: CGFloat) -> AsyncImagePhase {
    guard let url else { return .empty }
    do {
      if url.isFileURL { return try phase(.file(url), of: url, scale: scale) }
      guard let address = DataAddress(url) else { throw URLError(.badURL) }
      return try phase(.data(address.data), of: url, scale: scale)
    } catch {
      return .failure(error)
    }
  }

  static func loadFromNetwork(_ url: URL, scale: CGFloat) async -> AsyncImagePhase {
    do {
      return try phase(.data(await data(of: url)), of: url, scale: scale)
    } catch {
      Reports.once("a picture is not loaded: \(error.localizedDescription) (\(url.absoluteString))")
      return .failure(error)
    }
  }

  private static func phase(_ contents: PictureContents, of url: URL, scale: CGFloat) throws
    -> AsyncImagePhase
  {
    let bitmap = try ImageDecoder.open(contents) {
      AssetLibrary.reportBroken(
        url.scheme == "data" ? "a picture of an address with its data" : url.absoluteString)
    }
    return .success(Image(.bitmap(bitmap, scale: scale)))
  }
}
