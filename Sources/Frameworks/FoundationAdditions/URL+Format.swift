import Foundation

extension URL {
  /// An address as people read it: without what a browser leaves out too, such as a query.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// Whether a part is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
      private enum Option: String, Codable, Sendable { case always, never, omitIfHTTPFamily }
      private let option: Option

      public static var always: Self { Self(option: .always) }
      public static var never: Self { Self(option: .never) }
      /// Shown unless the address is one of the web.
      public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }

      public var description: String { option.rawValue }

      fileprivate func shows(_ isHTTP: Bool) -> Bool {
        option == .always || option == .omitIfHTTPFamily && !isHTTP
      }
    }

    private var parts: [ComponentDisplayOption]
    private enum Part: Int { case scheme, user, password, host, port, path, query, fragment }

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      parts = [scheme, user, password, host, port, path, query, fragment]
    }

    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.scheme, strategy)
    }
    public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(.user, strategy) }
    public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.password, strategy)
    }
    public func host(_ strategy: ComponentDisplayOption = .always) -> Self { with(.host, strategy) }
    public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(.port, strategy) }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
    public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.query, strategy)
    }
    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.fragment, strategy)
    }

    private func with(_ part: Part, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.parts[part.rawValue] = option
      return style
    }

    public func format(_ value: URL) -> String {
      guard var components = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let scheme = components.scheme?.lowercased()
      let isHTTP = scheme == "http" || scheme == "https"
      func shows(_ part: Part) -> Bool { parts[part.rawValue].shows(isHTTP) }
      if !shows(.password) { components.password = nil }
      if !shows(.user) { (components.user, components.password) = (nil, nil) }
      if !shows(.port) { components.port = nil }
      if !shows(.query) { components.query = nil }
      if !shows(.fragment) { components.fragment = nil }
      if !shows(.path) { components.path = "" }
      if !shows(.host) { (components.host, components.port) = (nil, nil) }
      if !shows(.scheme) { components.scheme = nil }
      let text = components.string ?? value.absoluteString
      return components.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
    }
  }

  /// Reads what an address is written as.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    public init() {}

    /// - Throws: `CocoaError(.formatting)` for what is no address with a scheme and a host.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespaces)
      guard let url = URL(string: text), url.scheme != nil, url.host() != nil else {
        throw CocoaError(.formatting)
      }
      return url
    }
  }

  /// The address as `format` writes it.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == URL { format.format(self) }

  public func formatted() -> String { formatted(FormatStyle()) }
}

extension URL.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { URL.FormatStyle() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  public static var url: Self { URL.FormatStyle() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  public static var url: Self { URL.ParseStrategy() }
}
