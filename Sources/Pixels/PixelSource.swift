/// A picture that is decoded when it is shown, no larger than it is shown. Any thread may ask.
package protocol PixelSource: AnyObject, Sendable {
  /// In pixels, at least 1 x 1.
  var width: Int { get }
  var height: Int { get }

  /// The picture's pixels with both sides halved `halvings` times, each time rounded up; nil where they cannot be
  /// had. The same pixels for the same number, whatever was asked for before.
  func pixels(halvings: Int) -> Bitmap?
}

extension PixelSource {
  /// Width and height, both halved `halvings` times and rounded up.
  package func size(halvings: Int) -> (Int, Int) {
    let factor = 1 << halvings
    return ((width + factor - 1) / factor, (height + factor - 1) / factor)
  }
}
