import Foundation

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(
        "Library", isDirectory: true)
  }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var userDirectory: URL { folder(.userDirectory) }
}
