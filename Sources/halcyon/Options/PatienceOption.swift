import ArgumentParser

/// How long a program may work on a frame.
struct PatienceOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How long a frame of the program may take, in seconds of real time. Then it is said where the program is; "
        + "after as long again the run ends, with exit code 75.", valueName: "SECONDS"))
  var patience = 10.0

  func validate() throws {
    guard patience > 0, patience <= 86_400 else {
      throw ValidationError(
        "--patience \(format(patience)) is not between 0 and a day, in seconds.")
    }
  }
}
