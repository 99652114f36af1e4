import Foundation
@_spi(Runtime) import ViewRuntime

/// A change of images, or what makes one, with inputs by name.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
  public let name: String
  private let definition: FilterDefinition
  // As in Core Image, a filter belongs to one thread at a time.
  private var inputs: FilterInputs

  required public init(_ name: String, _ definition: FilterDefinition) {
    (self.name, self.definition) = (name, definition)
    inputs = FilterInputs(values: definition.defaults)
    super.init()
  }

  /// Nil where there is no filter of that name; one of Core Image's that is not here is told once.
  public convenience init?(name: String) {
    if let definition = FilterDefinition.all[name] {
      self.init(name, definition)
      return
    }
    if MissingFilters.names.contains(name) { Reports.once("CIFilter: \(name) is not here") }
    return nil
  }

  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }

  /// The result; nil while an image that it needs is missing.
  open var outputImage: CIImage? {
    if definition.inputs.contains(where: { $0.key == kCIInputImageKey }), inputs.image() == nil {
      return nil
    }
    return definition.render(inputs)
  }

  public var inputKeys: [String] { definition.inputs.map(\.key) }
  public var outputKeys: [String] { [kCIOutputImageKey] }

  /// What each input is before it is set.
  public var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: Self.localizedName(name),
    ]
    for (key, value) in definition.inputs {
      attributes[key] = value.map { [kCIAttributeDefault: $0] } ?? [:]
    }
    return attributes
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard definition.inputs.contains(where: { $0.key == key }) else {
      Reports.once("CIFilter: \(name) has no input \(key)")
      return
    }
    inputs.values[key] = value
  }

  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : inputs.values[key]
  }

  open func setDefaults() {
    let image = inputs.values[kCIInputImageKey]
    inputs.values = definition.defaults
    if let image { inputs.values[kCIInputImageKey] = image }
  }

  /// Programs that make a filter of their own override this.
  public class func filterNames(inCategory category: String?) -> [String] {
    FilterDefinition.all.keys.sorted()
  }
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    filterNames(inCategory: nil)
  }

  /// The words of a name: `CIGaussianBlur` is Gaussian Blur.
  public class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.all[filterName] == nil ? nil : localizedName(filterName)
  }

  private class func localizedName(_ name: String) -> String {
    name.dropFirst(2).reduce(into: "") { words, letter in
      if letter.isUppercase, let last = words.last, last.isLowercase { words += " " }
      words.append(letter)
    }
  }
}

/// What every filter has.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

/// What a filter is: its inputs with the values that they have at first, and how it makes its image.
public struct FilterDefinition: @unchecked Sendable {
  // Closures and values never change once the table is made.
  let inputs: [(key: String, value: Any?)]
  let render: (FilterInputs) -> CIImage?

  init(
    _ inputs: [(key: String, value: Any?)], _ render: @escaping (FilterInputs) -> CIImage?
  ) {
    (self.inputs, self.render) = (inputs, render)
  }

  /// One that changes an image.
  init(
    image inputs: [(key: String, value: Any?)],
    _ render: @escaping (CIImage, FilterInputs) -> CIImage?
  ) {
    self.init([(kCIInputImageKey, nil)] + inputs) { values in
      values.image().flatMap { render($0, values) }
    }
  }

  /// One that changes each colour by itself: the formula is given straight colours.
  init(
    color inputs: [(key: String, value: Any?)],
    _ formula: @escaping (FilterInputs, Rendering) -> (SIMD4<Float>) -> SIMD4<Float>
  ) {
    self.init(image: inputs) { image, values in
      image.mapped { rendering in
        let change = formula(values, rendering)
        return { change($0.straight).premultiplied }
      }
    }
  }

  /// One that changes each colour by itself, as it is encoded in sRGB.
  init(
    encoded inputs: [(key: String, value: Any?)],
    _ formula: @escaping (FilterInputs) -> (SIMD4<Float>) -> SIMD4<Float>
  ) {
    self.init(color: inputs) { values, rendering in
      let change = formula(values)
      guard rendering.isLinear else { return change }
      return { SRGBCurve.linear(change(SRGBCurve.encoded($0.held)).held) }
    }
  }

  var defaults: [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in inputs { values[key] = value }
    return values
  }

  static let all: [String: FilterDefinition] = [
    colorAdjustments, colorEffects, photoEffects, blurs, compositing, distortions, generators,
    gradients, geometry, stylizing, screens, sketches, convolutions, reductions, tiles, transitions,
    variedEffects,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

/// Core Image's filters that are not here; those that have a maker of their own give back their input.
enum MissingFilters {
  static let names: Set<String> = [
    "CIDepthOfField", "CISpotLight", "CISpotColor", "CIHeightFieldFromMask", "CIShadedMaterial",
    "CIGlassDistortion", "CIGlassLozenge", "CIDroste", "CITorusLensDistortion", "CIStretchCrop",
    "CILenticularHaloGenerator", "CISunbeamsGenerator", "CIStarShineGenerator",
    "CIAztecCodeGenerator", "CIPDF417BarcodeGenerator", "CIMeshGenerator", "CITextImageGenerator",
    "CIAttributedTextImageGenerator", "CIPageCurlTransition", "CIPageCurlWithShadowTransition",
    "CIRippleTransition", "CIAreaHistogram", "CIHistogramDisplayFilter", "CIRowAverage",
    "CIBokehBlur", "CIDocumentEnhancer", "CIPersonSegmentation", "CISaliencyMapFilter", "CIKMeans",
    "CIPaletteCentroid", "CIPalettize", "CIToneMapHeadroom", "CINinePartStretched",
    "CINinePartTiled", "CIColorCurves", "CIKeystoneCorrectionHorizontal",
    "CIKeystoneCorrectionVertical", "CIKeystoneCorrectionCombined",
  ]

  static func definition(_ name: String) -> FilterDefinition {
    FilterDefinition(image: []) { image, _ in
      Reports.once("CIFilter: \(name) is not here; the image stays as it is")
      return image
    }
  }
}
