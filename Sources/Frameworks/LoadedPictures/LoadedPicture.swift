import SwiftUI

/// A picture of a file or of the network, with what packages that load pictures let a program set: what stands in its place,
/// how it is cut and coloured, and who is told.
package struct LoadedPicture: Sendable {
  package var url: URL?
  package var configurations: [@Sendable (Image) -> Image] = []
  package var placeholder: (@MainActor () -> AnyView)?
  package var failure: (@MainActor () -> AnyView)?
  /// Seconds over which the picture fades in.
  package var fade: Double?
  /// Whether the pictures of a GIF follow one another.
  package var moves = false
  package var isAnimating = true
  package var onSuccess: (@MainActor (UIImage) -> Void)?
  package var onFailure: (@MainActor (any Error) -> Void)?

  package init(url: URL?) { self.url = url }

  /// An image as the program wants it.
  package func configured(_ image: Image) -> Image { configurations.reduce(image) { $1($0) } }

  /// Tells the program that the picture is there.
  @MainActor
  package func tell(_ image: Image) { onSuccess?(UIImage(pixelsOf: image) ?? UIImage()) }

  package func configured(_ change: @escaping @Sendable (Image) -> Image) -> Self {
    var result = self
    result.configurations.append(change)
    return result
  }
}

/// Shows it.
package struct LoadedPictureView: View {
  package let picture: LoadedPicture

  package init(_ picture: LoadedPicture) { self.picture = picture }

  private var transaction: Transaction {
    Transaction(animation: picture.fade.map { .easeInOut(duration: $0) })
  }

  package var body: some View {
    if picture.moves { MovingPictureView(picture: picture) } else { still }
  }

  @ViewBuilder var still: some View {
    AsyncImage(url: picture.url, transaction: transaction) { phase in
      switch phase {
      case .success(let image):
        picture.configured(image).onAppear { picture.tell(image) }
      case .failure(let error):
        (picture.failure ?? picture.placeholder ?? Self.nothing)()
          .onAppear { picture.onFailure?(error) }
      case .empty: (picture.placeholder ?? Self.nothing)()
      }
    }
  }

  /// What takes the room of a picture that is not there, and shows nothing.
  private static func nothing() -> AnyView { AnyView(Color.clear) }
}
