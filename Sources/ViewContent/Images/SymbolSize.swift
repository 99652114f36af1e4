import Foundation
import Typesetting
import ViewRuntime

extension EnvironmentValues {
  /// The size of the text that symbols stand beside, in points.
  package var symbolPointSize: CGFloat {
    CGFloat((font ?? .body).descriptor(category: dynamicTypeSize.category).size)
  }

  /// The weight of that text.
  var symbolWeight: FontDescriptor.Weight {
    var font = font ?? .body
    for change in textStyle.changes {
      switch change {
      case .font(let inner?): font = inner
      case .weight(let weight?): font = font.weight(weight)
      case .bold(true): font = font.bold()
      default: break
      }
    }
    return font.descriptor(category: dynamicTypeSize.category).weight
  }
}
