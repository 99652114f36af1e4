import CoreGraphics
import Foundation
import FoundationAdditions
import Typesetting
import ViewContent

/// How far fonts are known that a program registers: within itself, here.
public enum CTFontManagerScope: UInt32, Sendable { case none = 0, process, persistent, session }

/// Makes the font in a file known by its names; fonts beside a program are known without it.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontLibrary.shared.registerFont(file: fontURL)
}

/// Fonts are known until the program ends.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  for case let url as URL in fontURLs { FontLibrary.shared.registerFont(file: url) }
  _ = registrationHandler?([], true)
}

/// The font in a file's bytes.
public final class CGFont: Sendable {
  let data: Data
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.data = data
  }
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("font-\(UUID().uuidString).ttf")
  // The font is read from its file as long as the program runs.
  guard (try? font.data.write(to: file)) != nil else { return false }
  return FontLibrary.shared.registerFont(file: file)
}
