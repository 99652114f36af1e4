@_spi(Runtime) import ViewRuntime

/// What SpriteKit would do and this does not, each told once.
enum SpriteReports {
  static func noEditorFiles(_ name: String) {
    Reports.once("SpriteKit: files of Xcode's editor are not read, so \(name) is missing")
  }
  static func noSound() { Reports.once("SpriteKit: sounds of scenes are not heard") }
  static func noConstraints() { Reports.once("SpriteKit: constraints of nodes do nothing") }
  static func noTransitions() {
    Reports.once("SpriteKit: one scene follows another at once, without a transition")
  }
  static func noCounters() { Reports.once("SpriteKit: counters of frames and nodes are not drawn") }
  static func noGlow() { Reports.once("SpriteKit: the glow of a line is drawn as its shadow") }
  static func noTarget() {
    Reports.once("SpriteKit: particles stay with their emitter, not its target")
  }
  static func noSubtraction() { Reports.once("SpriteKit: subtracting is drawn as difference") }
  static func noPictureMasks() {
    Reports.once("SpriteKit: a mask cuts by the outline of its node, not by its picture")
  }
  static func noOutline() {
    Reports.once("SpriteKit: a picture has no outline that can be read, so its body is a rectangle")
  }
  static func noFieldPictures() {
    Reports.once("SpriteKit: pictures of velocities are not read, so their fields do nothing")
  }
}
