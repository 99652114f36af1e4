import Foundation
import LiveLink

#if WEB_SERVER
import BrowserHost

extension RunCommand {
  /// The page that shows the program.
  func browser() throws(CommandFailure) -> any LiveFrontEnd {
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

  /// What keeps the page from being served, as advice; nil for other errors.
  static func browserFailure(_ error: any Error) -> CommandFailure? {
    (error as? BrowserHostError).map { CommandFailure(.usage, "\($0)") }
  }
}
#else
extension RunCommand {
  func browser() throws(CommandFailure) -> any LiveFrontEnd {
    throw CommandFailure(
      .programMissing,
      "This halcyon was built without its web server. With it, once: Scripts/build")
  }

  static func browserFailure(_ error: any Error) -> CommandFailure? { nil }
}
#endif
