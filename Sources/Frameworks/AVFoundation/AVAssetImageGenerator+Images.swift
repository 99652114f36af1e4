import CoreMedia
import Foundation
import Geometry
import Pixels

extension AVAssetImageGenerator {
  /// The pictures at `times`, one after the other, in their order. Each is taken when it is asked for.
  public func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }

  /// Pictures of a film, as they come.
  public struct Images: AsyncSequence, Sendable {
    public typealias Failure = Never
    let generator: AVAssetImageGenerator
    let times: [CMTime]

    public func makeAsyncIterator() -> Iterator {
      Iterator(generator: generator, times: times[...])
    }

    public struct Iterator: AsyncIteratorProtocol {
      let generator: AVAssetImageGenerator
      var times: ArraySlice<CMTime>

      public mutating func next() async -> Element? {
        guard let time = times.popFirst() else { return nil }
        do {
          let (image, actualTime) = try await generator.image(at: time)
          return .success(requestedTime: time, image: image, actualTime: actualTime)
        } catch {
          return .failure(requestedTime: time, error: error)
        }
      }

      /// A picture, or why there is none.
      public enum Element: Sendable {
        case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
        case failure(requestedTime: CMTime, error: any Error)

        public var requestedTime: CMTime {
          switch self {
          case .success(let time, _, _), .failure(let time, _): time
          }
        }

        /// Throws where there is none.
        public var image: CGImage {
          get throws {
            switch self {
            case .success(_, let image, _): return image
            case .failure(_, let error): throw error
            }
          }
        }

        /// Throws where there is no picture.
        public var actualTime: CMTime {
          get throws {
            switch self {
            case .success(_, _, let time): return time
            case .failure(_, let error): throw error
            }
          }
        }
      }
    }
  }
}
