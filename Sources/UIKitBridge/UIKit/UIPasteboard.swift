import CoreAnimation
import Foundation

/// What was copied last: within the program only.
@MainActor
public final class UIPasteboard: _KnownByIdentity {
  public static let general = UIPasteboard()

  public var string: String?
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  public var hasStrings: Bool { string != nil }
}
