import ArgumentParser
import BrowserHost
import Foundation
import LiveLink
import WindowHost

extension RunCommand {
  /// What shows the program: a window, or a web page.
  func frontEnd() -> any LiveFrontEnd { web ? browser() : window() }

  /// Runs the front end; what keeps it from showing anything becomes advice.
  func show(_ frontEnd: any LiveFrontEnd, _ session: any LiveSessionInput) throws {
    do {
      try frontEnd.run(session)
    } catch let error as WindowHostError {
      let paths = program.paths.joined(separator: " ")
      throw CommandFailure(
        .programMissing,
        "\(error) Show the program in a browser: halcyon run \(paths) --web — or make a film: "
          + "halcyon render \(paths) -o film.mp4")
    } catch let error as BrowserHostError {
      throw CommandFailure(.usage, "\(error)")
    }
  }

  private func window() -> WindowHost {
    var configuration = WindowConfiguration()
    configuration.title =
      URL(fileURLWithPath: program.paths[0]).deletingPathExtension()
      .lastPathComponent
    (configuration.width, configuration.height) = (scene.size.width, scene.size.height)
    configuration.followsDisplay = scene.chosenScale == nil
    return WindowHost(configuration)
  }

  private func browser() -> BrowserHost {
    var configuration = BrowserConfiguration()
    if let host { configuration.host = host }
    configuration.port = port.map(Int.init)
    configuration.followsDisplays = scene.chosenScale == nil
    configuration.followsScreens = scene.size == WindowSize(width: 390, height: 844)
    configuration.embedders = embed
    return BrowserHost(configuration) { Self.announce($0) }
  }

  /// Says where the page is; to other machines also as a QR code, if somebody looks at a terminal.
  private static func announce(_ address: BrowserAddress) {
    var text = ""
    if address.isShared, isatty(STDOUT_FILENO) == 1, let code = QRCode(address.urls[0]) {
      text += "\n" + code.terminalText() + "\n"
    }
    text += address.urls.map { $0 + "\n" }.joined()
    if address.isShared {
      text += "Whoever has this address and reaches this machine can see and touch the program.\n"
    }
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}

extension EmbedOrigin: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
