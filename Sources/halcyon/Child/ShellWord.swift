/// A word as a shell reads it back.
struct ShellWord: CustomStringConvertible {
  var description: String

  init(_ text: String) {
    let isPlain = text.wholeMatch(of: /[A-Za-z0-9_.,:=@%+\/-]+/) != nil
    description = isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
