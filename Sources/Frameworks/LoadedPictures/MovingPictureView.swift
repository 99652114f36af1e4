import Decoders
import SwiftUI
import ViewContent

/// The pictures of a GIF one after another, each for as long as its file says; another file's picture as it is.
struct MovingPictureView: View {
  let picture: LoadedPicture
  @State private var film: Film?
  @State private var start = Date()

  struct Film {
    let images: [UIImage]
    /// When each picture ends, in seconds from the first.
    let ends: [Double]

    /// Nil for a file with one picture.
    init?(_ data: Data) {
      guard let moving = try? MovingPicture(data), moving.frames.count > 1 else { return nil }
      images = moving.frames.map { UIImage(cgImage: CGImage(bitmap: $0.bitmap)) }
      var end = 0.0
      ends = moving.frames.map { frame in
        end += MovingPicture.shown(frame.duration)
        return end
      }
    }

    /// - Parameter time: in seconds; behind the last picture comes the first again.
    func image(at time: Double) -> UIImage {
      let whole = ends.last ?? 1
      let rest = max(0, time).truncatingRemainder(dividingBy: whole)
      return images[ends.firstIndex { rest < $0 - 1e-9 } ?? images.count - 1]
    }
  }

  var body: some View {
    Group {
      if let film {
        TimelineView(.animation(paused: !picture.isAnimating)) { timeline in
          let image = film.image(at: timeline.date.timeIntervalSince(start))
          picture.configured(Image(uiImage: image))
        }
      } else {
        LoadedPictureView(picture).still
      }
    }
    .task(id: picture.url) {
      guard let url = picture.url, let data = try? await AsyncImageLoader.data(of: url) else {
        return
      }
      start = Date()
      film = Film(data)
    }
  }
}
