import Foundation
import Typesetting
import ViewRuntime

extension EnvironmentValues {
  /// The size of the text that symbols stand beside, in points.
  package var symbolPointSize: CGFloat {
    let font = textStyle.fixedFonts?.symbol ?? font ?? .body
    return CGFloat(font.descriptor(category: dynamicTypeSize.category).size)
  }

  /// The weight of that text.
  var symbolWeight: FontDescriptor.Weight {
    if let fixed = textStyle.fixedFonts?.symbol {
      return fixed.descriptor(category: dynamicTypeSize.category).weight
    }
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
