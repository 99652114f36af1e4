import Foundation

/// A module that a program is made of beside its own: a target of a package.
package struct LocalModule: Equatable, Sendable {
  var name: String
  /// The package's: what its targets share by `package`.
  var packageName: String
  /// `5` or `6`.
  var languageVersion: String
  /// Absolute, in order of path.
  var files: [URL]
  /// Names of modules that it imports, which stand before it.
  var dependencies: [String]
  /// The folder of its sources and resources.
  var folder: URL
  /// Files and folders that its `Bundle.module` has.
  var resources: ResourceList
  /// Folders with its catalogues, tables of texts, pictures or fonts.
  var assetFolders: [URL] = []
  /// What its package wants the compiler to be told.
  var flags: [String] = []

  /// Its Metal files, in order of path: they are the program's wherever the package lies.
  var shaders: [URL] { (try? SourceSet.shaders(paths: [folder.path])) ?? [] }
}

/// A compiled module.
struct ModuleProduct: Equatable, Sendable {
  var name: String
  /// Where its interface lies.
  var folder: URL
  var object: URL { folder.appendingPathComponent(name + ".o") }
}
