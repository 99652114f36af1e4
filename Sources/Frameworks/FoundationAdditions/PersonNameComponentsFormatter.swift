import Foundation

/// Writes people's names, as `PersonNameComponents.FormatStyle` does, and reads them. Foundation leaves it out on this
/// platform.
public class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }

  public var style = Style.default
  /// Whether the way that a name is spoken is written.
  public var isPhonetic = false
  public var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  public func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameComponents.FormatStyle(style: formatStyle, locale: locale ?? .current)
      .format(name)
  }

  private var formatStyle: PersonNameComponents.FormatStyle.Style {
    switch style {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }

  /// The parts of a name that is written with the given name first; nil for no words.
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }

  public override func string(for value: Any?) -> String? {
    (value as? PersonNameComponents).map { string(from: $0) }
  }
}
