import ArgumentParser
import Foundation
import LiveLink
import WindowHost

extension RunCommand {
  /// What shows the program: a window, or a web page.
  func frontEnd() throws(CommandFailure) -> any LiveFrontEnd { web ? try browser() : window() }

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
    } catch {
      throw Self.browserFailure(error) ?? error
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
}

extension EmbedOrigin: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
