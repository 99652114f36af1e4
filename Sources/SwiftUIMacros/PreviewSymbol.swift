/// The symbol of a preview's function, from its file and the bytes before it in that file.
///
/// The command computes the same name (`PreviewReference`); a test compares the two.
enum PreviewSymbol {
  static func name(fileID: String, offset: Int) -> String {
    let file = fileID.split(separator: "/").last ?? "file"
    var name = "halcyonPreview_"
    for byte in file.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII && (character.isLetter || character.isNumber) {
        name.append(character)
      } else {
        name += "_" + String(byte, radix: 16)
      }
    }
    return name + "_\(offset)"
  }
}
