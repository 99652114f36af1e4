@_spi(Runtime) import ViewRuntime

/// What SpriteKit would do and this does not, each told once.
enum SpriteReports {
  static func noEditorFile(_ name: String) {
    Reports.once("SpriteKit: there is no file \(name).sks that can be read")
  }
  static func noEditorKind(_ kind: String) {
    Reports.once("SpriteKit: \(kind) of files of Xcode's editor is not read")
  }
  static func noParticleActions() {
    Reports.once("SpriteKit: actions do not move particles")
  }
  static func noParticleFields() {
    Reports.once("SpriteKit: fields do not move particles")
  }
  static func noShaders() {
    Reports.once("SpriteKit: shaders of nodes are not run, which are drawn without them")
  }
  static func noFillTextures() {
    Reports.once("SpriteKit: pictures do not fill or line shapes, which keep their colours")
  }
  static func noSound() { Reports.once("SpriteKit: sounds of scenes are not heard") }
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
