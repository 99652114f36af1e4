import Foundation
import Typesetting
import ViewRuntime

extension EnvironmentValues {
  /// The size of the text that symbols stand beside, in points.
  var symbolPointSize: CGFloat {
    CGFloat((font ?? .body).descriptor(category: dynamicTypeSize.category).size)
  }
}
