import Foundation
import NIOCore
import NIOHTTP1

/// A file on its way to a browser: a part after the other, each when the one before has gone.
final class FileAnswer {
  private let handle: FileHandle
  private var left: Int
  private let context: ChannelHandlerContext
  private static let partSize = 256 << 10

  /// - Throws: where the file is gone or is no plain file.
  init(_ url: URL, _ context: ChannelHandlerContext) throws {
    handle = try FileHandle(forReadingFrom: url)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? NSNumber
    else { throw CocoaError(.fileReadUnknown) }
    left = size.intValue
    self.context = context
  }

  /// Bytes.
  var count: Int { left }

  /// Sends all of it, and calls `end` when that is done or cannot be done. Keeps itself until then.
  func send(_ end: @escaping () -> Void) {
    guard left > 0, let data = try? handle.read(upToCount: min(left, FileAnswer.partSize)),
      !data.isEmpty
    else {
      try? handle.close()
      // A file that has become shorter ends the connection before what was announced is there.
      return end()
    }
    left -= data.count
    var buffer = context.channel.allocator.buffer(capacity: data.count)
    buffer.writeBytes(data)
    let bound = NIOLoopBound((answer: self, end: end), eventLoop: context.eventLoop)
    context.writeAndFlush(NIOAny(HTTPServerResponsePart.body(.byteBuffer(buffer))))
      .whenComplete { result in
        let (answer, end) = bound.value
        if case .failure = result {
          answer.left = 0
        }
        answer.send(end)
      }
  }
}
