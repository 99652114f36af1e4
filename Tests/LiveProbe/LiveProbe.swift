import BrowserHost
import Foundation
import LiveLink

/// A live program without a program:
/// `LiveProbe web [--moving COUNT] [--size WxH] [--scale S] [--embed ORIGIN] [--field]`.
///
/// With `--field` a touch gives a field the focus, a fifth of a second later. Serves pictures that `ProbeSession` paints. On its standard output it says a line for each thing
/// that happens: `address URL`, `event {…}`, `png PATH`. It ends when its standard input does.
@main
struct LiveProbe {
  static func main() throws {
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
    }
    let size = (value("--size") ?? "200x300").split(separator: "x").compactMap { Double($0) }
    let session = ProbeSession(
      width: size[0], height: size[1], scale: value("--scale").flatMap(Double.init) ?? 2,
      movingRings: value("--moving").flatMap(Int.init) ?? 0,
      hasField: arguments.contains("--field"),
      hasKeys: arguments.contains("--keys")
    )
    let host = makeHost(arguments.first, embedder: value("--embed"))
    session.start(host)
    Thread.detachNewThread {
      while readLine() != nil {}
      host.end()
    }
    do { try host.run(session) } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(69)
    }
  }

  private static func makeHost(_ name: String?, embedder: String?) -> any LiveFrontEnd {
    switch name {
    case "web":
      var configuration = BrowserConfiguration()
      configuration.port = 0
      configuration.embedders = embedder.flatMap(EmbedOrigin.init).map { [$0] } ?? []
      return BrowserHost(configuration) { address in say("address \(address.urls[0])") }
    default:
      say("usage: LiveProbe web [--moving COUNT] [--size WxH] [--scale S]")
      exit(64)
    }
  }
}

/// Writes a line to the standard output at once.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
