import CLiveLink
import Foundation

/// One end of the line between the session and a program: messages in both directions, each a
/// length of four bytes and so many bytes of JSON, or a zero and numbers of eight bytes (`LiveNumbers`),
/// and files in memory that go with them. The length's highest bit says that a file does.
///
/// Sending and receiving may happen on two threads; each of them on one at a time.
package final class LiveConnection: @unchecked Sendable {
  package let descriptor: Int32
  private let sending = NSLock()
  private var received: [UInt8] = []
  private var receivedFiles: [Int32] = []
  private var buffer = [UInt8](repeating: 0, count: 65536)

  /// No message is longer, in bytes: a state of many megabytes is not worth its handing over.
  package static let messageLimit = 32 << 20
  private static let fileMark: UInt32 = 1 << 31
  /// No JSON begins with it.
  private static let numbersMark: UInt8 = 0

  package init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    for file in receivedFiles { close(file) }
    close(descriptor)
  }

  /// Two ends that are connected: the session's, which waits two seconds at the most when it sends,
  /// and the program's.
  package static func pair() throws(LiveLinkError) -> (LiveConnection, LiveConnection) {
    var ends: [Int32] = [0, 0]
    let result = live_connection_create(&ends)
    guard result == 0 else { throw LiveLinkError("no connection can be made", code: -result) }
    return (LiveConnection(descriptor: ends[0]), LiveConnection(descriptor: ends[1]))
  }

  /// Sends `message`; waits while the other end is slow.
  package func send(
    _ message: some Encodable, file: LiveMemory? = nil
  ) throws(LiveLinkError) {
    let body: Data
    if let numbers = (message as? any LiveNumbers)?.numbers {
      body = numbers.reduce(into: Data([LiveConnection.numbersMark])) { data, number in
        withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
      }
    } else {
      do { body = try LiveConnection.encoder().encode(message) } catch {
        throw LiveLinkError("a message cannot be written down: \(error)", code: 0)
      }
    }
    guard body.count <= LiveConnection.messageLimit else {
      throw LiveLinkError("a message of \(body.count) bytes is too long", code: 0)
    }
    let length = UInt32(body.count) | (file == nil ? 0 : LiveConnection.fileMark)
    var bytes = withUnsafeBytes(of: length.littleEndian) { [UInt8]($0) }
    bytes += body
    let result = sending.withLock {
      live_connection_send(descriptor, bytes, bytes.count, file?.descriptor ?? -1)
    }
    guard result == 0 else { throw LiveLinkError("the other end is gone", code: -result) }
  }

  /// What has come in: waits until there is something.
  package enum Input<Message> {
    case message(Message, files: [LiveMemory])
    case end
  }

  /// The next message. Throws when the other end sends what is none: nothing more can be read then.
  package func receive<Message: Decodable>(
    _ type: Message.Type
  ) throws(LiveLinkError) -> Input<Message> {
    while true {
      if let message = try nextMessage(type) { return message }
      guard try fill() else { return .end }
    }
  }

  /// Reads what there is, without waiting if `poll` has said that there is something, and answers the
  /// messages that are complete. Nil at the end of the connection.
  package func receiveAvailable<Message: Decodable>(
    _ type: Message.Type
  ) throws(LiveLinkError) -> [(Message, [LiveMemory])]? {
    guard try fill() else { return nil }
    return try receiveBuffered(type)
  }

  /// The complete messages among what was read already: `receive` may read more than its message.
  package func receiveBuffered<Message: Decodable>(
    _ type: Message.Type
  ) throws(LiveLinkError) -> [(Message, [LiveMemory])] {
    var messages: [(Message, [LiveMemory])] = []
    while case .message(let message, let files)? = try nextMessage(type) {
      messages.append((message, files))
    }
    return messages
  }

  private func nextMessage<Message: Decodable>(
    _ type: Message.Type
  ) throws(LiveLinkError) -> Input<Message>? {
    guard received.count >= 4 else { return nil }
    let length = (0..<4).reduce(UInt32(0)) { $0 | UInt32(received[$1]) << (8 * $1) }
    let hasFile = length & LiveConnection.fileMark != 0
    let count = Int(length & ~LiveConnection.fileMark)
    guard count <= LiveConnection.messageLimit else {
      throw LiveLinkError("a message of \(count) bytes is announced", code: 0)
    }
    guard received.count >= 4 + count else { return nil }
    let body = Data(received[4..<4 + count])
    received.removeFirst(4 + count)
    let message: Message
    if body.first == LiveConnection.numbersMark {
      message = try LiveConnection.message(type, numbers: body.dropFirst())
    } else {
      do { message = try LiveConnection.decoder().decode(type, from: body) } catch {
        throw LiveLinkError("a message makes no sense: \(error)", code: 0)
      }
    }
    guard hasFile else { return .message(message, files: []) }
    // A file travels with the first byte of its message; several may be read in one go.
    guard !receivedFiles.isEmpty else {
      throw LiveLinkError("a file was announced and did not come", code: 0)
    }
    return .message(message, files: [try LiveMemory(adopting: receivedFiles.removeFirst())])
  }

  private static func message<Message>(
    _ type: Message.Type, numbers bytes: Data
  ) throws(LiveLinkError) -> Message {
    let numbers = stride(from: bytes.startIndex, to: bytes.endIndex - 7, by: 8).map { start in
      Double(
        bitPattern: (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * $1) })
    }
    guard bytes.count % 8 == 0,
      let message = (type as? any LiveNumbers.Type)?.init(numbers: numbers) as? Message
    else { throw LiveLinkError("\(bytes.count) bytes of numbers make no sense", code: 0) }
    return message
  }

  private func fill() throws(LiveLinkError) -> Bool {
    var files = [Int32](repeating: -1, count: 8)
    var fileCount = 0
    let count = live_connection_receive(
      descriptor, &buffer, buffer.count, &files, files.count, &fileCount)
    receivedFiles += files.prefix(fileCount)
    guard receivedFiles.count <= 64 else {
      throw LiveLinkError("files come that nobody announced", code: 0)
    }
    if count == -Int(ECONNRESET) { return false }
    guard count >= 0 else { throw LiveLinkError("nothing can be received", code: Int32(-count)) }
    received += buffer.prefix(count)
    return count > 0
  }

  private static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

/// Why a session and its program cannot talk.
package struct LiveLinkError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ reason: String, code: Int32) {
    description = code == 0 ? reason : "\(reason): \(String(cString: strerror(code)))"
  }
}
