import Drawing
import DrawingCommands
import Foundation
import Geometry
import Typesetting
import ViewContent
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A layer that shows a text, from the upper left corner of its bounds.
open class CATextLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeTwin() -> CALayer { CATextLayer() }

  /// A `String` or an `NSAttributedString`, whose attributes are its own.
  open var string: Any? {
    get { values.object("string") }
    set { change("string", to: newValue.map { .object($0) }, isAnimatable: false) }
  }

  /// A `UIFont` or the name of a font; its size is `fontSize`.
  open var font: Any? {
    get { values.object("font") }
    set { change("font", to: newValue.map { .object($0) }, isAnimatable: false) }
  }

  /// Points.
  open var fontSize: CGFloat {
    get { read("fontSize", 36) }
    set { write("fontSize", newValue) }
  }

  /// White unless it is set.
  open var foregroundColor: CGColor? {
    get { values["foregroundColor"] == nil ? .white : values.get("foregroundColor") }
    set { write("foregroundColor", newValue ?? .clear) }
  }

  open var isWrapped: Bool {
    get { read("wrapped", false) }
    set { change("wrapped", to: newValue.layerValue, isAnimatable: false) }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { values.object("alignmentMode") ?? .natural }
    set { change("alignmentMode", to: .object(newValue), isAnimatable: false) }
  }

  open var truncationMode: CATextLayerTruncationMode {
    get { values.object("truncationMode") ?? .none }
    set { change("truncationMode", to: .object(newValue), isAnimatable: false) }
  }

  open var allowsFontSubpixelQuantization = false

  override func ownContent(_ values: LayerValues, at time: Double) -> DisplayList {
    let bounds: CGRect = values.get("bounds", .zero)
    guard let text = text(values), bounds.width > 0 else { return .empty }
    let layout = text.typesetter.layout(
      width: isWrapped || truncationMode != .none ? Double(bounds.width) : nil,
      height: nil, boxWidth: Double(bounds.width))
    return text.draw(layout, size: bounds.size).moved(by: bounds.origin)
  }

  open override func preferredFrameSize() -> CGSize {
    text(values)?.typesetter.measure(width: nil, height: nil).size ?? .zero
  }

  private func text(_ values: LayerValues) -> ResolvedText? {
    var environment = EnvironmentValues()
    environment.multilineTextAlignment =
      switch alignmentMode {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    if !isWrapped { environment.lineLimit = 1 }
    if truncationMode == .start { environment.truncationMode = .head }
    if truncationMode == .middle { environment.truncationMode = .middle }
    if let attributed: NSAttributedString = values.object("string") {
      environment.font = .system(size: 12)
      return ResolvedText(
        Text(attributed.attributedText).foregroundColor(.black), in: environment)
    }
    guard let string: String = values.object("string") else { return nil }
    let size: CGFloat = values.get("fontSize", 36)
    let color: CGColor = values.get("foregroundColor", .white)
    if let font: UIFont = values.object("font") {
      environment.font = Font(font.withSize(size))
    } else if let name: String = values.object("font") {
      environment.font = .custom(name, fixedSize: size)
    } else {
      environment.font = .system(size: size)
    }
    return ResolvedText(
      Text(verbatim: string).foregroundColor(Color(color.resolved)), in: environment)
  }
}
