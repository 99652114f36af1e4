@_spi(Runtime) import ViewRuntime

/// What SceneKit would do and this does not, each told once.
enum SceneReports {
  static func noFile(_ name: String) {
    Reports.once("SceneKit: \(name) is not read; of files of scenes only .obj are")
  }
  static func noSuchFile(_ name: String) {
    Reports.once("SceneKit: there is no file \(name) that can be read")
  }
  static func noContents(_ kind: String) {
    Reports.once("SceneKit: \(kind) as contents of a material is not drawn")
  }
  /// - Parameter what: a sentence's beginning, such as "reflections of floors".
  static func notDrawn(_ what: String) { Reports.once("SceneKit: \(what) are not drawn") }
  static func noKeyPath(_ path: String) {
    Reports.once("SceneKit: animations of \(path) are not run")
  }
  static func noPhysics(_ what: String) { Reports.once("SceneKit: \(what)") }
  static func noSound() { Reports.once("SceneKit: sounds of scenes are not heard") }
}
