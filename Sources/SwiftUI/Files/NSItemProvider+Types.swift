import Foundation
import UniformTypeIdentifiers
import ViewCatalog

extension NSItemProvider {
  // MARK: What there is

  /// The types of its forms, the best first.
  public var registeredTypeIdentifiers: [String] {
    representations.map(\.typeIdentifier) + ownTypes.map(\.identifier)
  }

  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    identifierConforming(to: identifier) != nil
  }

  public func hasRepresentationConforming(toTypeIdentifier identifier: String) -> Bool {
    identifierConforming(to: identifier) != nil
  }

  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }

  /// What the value or the file itself counts as.
  private var ownTypes: [UTType] {
    if let file {
      return [UTType(filenameExtension: file.pathExtension) ?? .data, .fileURL]
    }
    switch object {
    case is String, is NSString: return [.utf8PlainText]
    case let address as URL: return address.isFileURL ? [.fileURL] : [.url]
    case let address as NSURL: return address.isFileURL ? [.fileURL] : [.url]
    case is UIImage: return [.png]
    case is Data: return [.data]
    default: return []
    }
  }

  private func identifierConforming(to identifier: String) -> String? {
    registeredTypeIdentifiers.first {
      if $0 == identifier { return true }
      guard let own = UTType($0), let wanted = UTType(identifier) else { return false }
      return own.conforms(to: wanted)
    }
  }

  // MARK: Offering

  public func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) { register(identifier, load: loadHandler) }

  public func registerDataRepresentation(
    for type: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) { register(type.identifier, load: loadHandler) }

  /// - Parameter loadHandler: calls back with a file, and whether it may be read where it is.
  public func registerFileRepresentation(
    for type: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    register(type.identifier) { handler in
      loadHandler { file, _, error in
        handler(file.flatMap { try? Data(contentsOf: $0) }, error)
      }
    }
  }

  // MARK: Loading

  /// Calls back, at once or when the program has made them, with the bytes in the first form of that type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let done = Progress(totalUnitCount: 1)
    guard let found = identifierConforming(to: identifier) else {
      completionHandler(nil, Self.missing(identifier))
      return done
    }
    if let form = representations.first(where: { $0.typeIdentifier == found }) {
      return form.load(completionHandler) ?? done
    }
    let data = ownData
    completionHandler(data, data == nil ? Self.missing(identifier) : nil)
    return done
  }

  @discardableResult
  public func loadDataRepresentation(
    for type: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: type.identifier, completionHandler: completionHandler)
  }

  /// The bytes of the value or file itself; nil for a picture, which is only had as a `UIImage`.
  private var ownData: Data? {
    if let file { return try? Data(contentsOf: file) }
    switch object {
    case let text as String: return Data(text.utf8)
    case let text as NSString: return Data(String(text).utf8)
    case let address as URL: return Data(address.absoluteString.utf8)
    case let data as Data: return data
    default: return nil
    }
  }

  /// Calls back with a file of the bytes, which is there until the call back returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    if let file, hasItemConformingToTypeIdentifier(identifier) {
      completionHandler(file, nil)
      return Progress(totalUnitCount: 1)
    }
    let name = suggestedName ?? "item"
    let found = identifierConforming(to: identifier).flatMap { UTType($0) }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      var file = folder.appending(path: name)
      if let ending = found?.preferredFilenameExtension {
        file.appendPathExtension(ending)
      }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Calls back with the value itself, where it has that type, or with its bytes.
  public func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard hasItemConformingToTypeIdentifier(identifier) else {
      completionHandler?(nil, Self.missing(identifier))
      return
    }
    if let own: Any = object ?? file {
      completionHandler?(own, nil)
    } else {
      loadDataRepresentation(forTypeIdentifier: identifier) { completionHandler?($0, $1) }
    }
  }

  public func canLoadObject<T>(ofClass type: T.Type) -> Bool {
    if value(as: type) != nil { return true }
    return registeredContentTypes.contains { Self.isDecoded(type, from: $0) }
  }

  /// Calls back with a text, an address, a picture or bytes made of what it holds.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    if let found = value(as: type) {
      completionHandler(found, nil)
      return Progress(totalUnitCount: 1)
    }
    let form = registeredContentTypes.first { Self.isDecoded(type, from: $0) }
    guard let form else {
      completionHandler(nil, Self.missing("\(type)"))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(for: form) { data, error in
      let found = data.flatMap { Self.decode(type, from: $0) }
      completionHandler(found, found == nil ? error ?? Self.missing("\(type)") : nil)
    }
  }

  /// What it holds, as a value of that type, if that is had without bytes.
  private func value<T>(as type: T.Type) -> T? {
    let held: Any? = object ?? file
    if let found = held as? T { return found }
    switch held {
    case let text as NSString: return String(text) as? T
    case let text as String: return NSString(string: text) as? T
    case let address as URL: return NSURL(string: address.absoluteString) as? T
    case let address as NSURL: return (address as URL) as? T
    default: return nil
    }
  }

  private static func isDecoded<T>(_ type: T.Type, from form: UTType) -> Bool {
    switch type {
    case is UIImage.Type: form.conforms(to: .image)
    case is String.Type, is NSString.Type: form.conforms(to: .text)
    case is URL.Type, is NSURL.Type: form.conforms(to: .url)
    case is Data.Type: true
    default: false
    }
  }

  private static func decode<T>(_ type: T.Type, from data: Data) -> T? {
    switch type {
    case is UIImage.Type: UIImage(data: data) as? T
    case is String.Type: String(data: data, encoding: .utf8) as? T
    case is NSString.Type: String(data: data, encoding: .utf8).map { NSString(string: $0) } as? T
    case is URL.Type: URL(dataRepresentation: data, relativeTo: nil) as? T
    case is NSURL.Type: URL(dataRepresentation: data, relativeTo: nil).map { $0 as NSURL } as? T
    default: data as? T
    }
  }
}
