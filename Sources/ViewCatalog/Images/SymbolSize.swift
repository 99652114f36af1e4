import Foundation
import ViewRuntime

extension EnvironmentValues {
  /// The size of the text that symbols stand beside, in points.
  var symbolPointSize: CGFloat { 17 }
}
