import Foundation

/// The classes that Xcode writes for definitions of intents: the intent with its parameters, its response, and what it
/// is handled by; enumerations and kinds of objects that the definition has.
enum IntentClasses {
  /// Nil where there are none to write.
  static func source(for definitions: [URL]) -> String? {
    let read = definitions.sorted { $0.path < $1.path }.compactMap { file in
      FileManager.default.contents(atPath: file.path).flatMap {
        try? PropertyListDecoder().decode(Definition.self, from: $0)
      }
    }
    var seen: Set<String> = []
    var parts: [String] = []
    for definition in read {
      for enumeration in definition.enumerations ?? [] where isNew(enumeration.name, &seen) {
        parts.append(source(for: enumeration))
      }
      for type in definition.types ?? [] where isNew(type.name, &seen) {
        parts.append("\npublic class \(type.name): INObject, @unchecked Sendable {}\n")
      }
      for intent in definition.intents ?? [] where isNew(intent.className, &seen) {
        parts.append(source(for: intent, definition))
      }
    }
    return parts.isEmpty ? nil : "import Foundation\nimport Intents\n" + parts.joined()
  }

  private static func isNew(_ name: String, _ seen: inout Set<String>) -> Bool {
    name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && seen.insert(name).inserted
  }

  private static func source(for enumeration: Enumeration) -> String {
    let cases = (enumeration.values ?? []).map(\.name).filter { $0 != "unknown" }
    let names = ["unknown"] + cases
    return "\npublic enum \(enumeration.name): Int, Sendable {\n  case "
      + names.map { "`\($0)`" }.joined(separator: ", ") + "\n}\n"
  }

  private static func source(for intent: Intent, _ definition: Definition) -> String {
    let name = intent.className
    let parameters = (intent.parameters ?? []).map { parameter in
      "  public var `\(parameter.name)`: \(type(of: parameter, definition))"
    }
    let codes = (intent.response?.codes ?? []).map(\.name)
    let own = codes.filter { !["success", "failure"].contains($0) }
    let base = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure"]
    let cases = (base + ["failureRequiringAppLaunch"] + own).map { "`\($0)`" }
    return """

      // Whoever makes one fills it before it is handed on.
      public class \(name): INIntent, @unchecked Sendable {
      \(parameters.joined(separator: "\n"))
      }
      public enum \(name)ResponseCode: Int, Sendable { case \(cases.joined(separator: ", ")) }
      // Never changed.
      public class \(name)Response: INIntentResponse, @unchecked Sendable {
        public let code: \(name)ResponseCode
        public init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {
          self.code = code
          super.init()
          self.userActivity = userActivity
        }
      }
      public protocol \(name)Handling: AnyObject {
        func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)
      }
      extension \(name)Handling {
        public func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void) {
          completion(\(name)Response(code: .failure, userActivity: nil))
        }
      }

      """
  }

  /// The type of a property as Xcode declares it: numbers are objects, since they may be missing.
  private static func type(of parameter: Parameter, _ definition: Definition) -> String {
    let isEnumeration = definition.enumerations?.contains { $0.name == parameter.enumName } == true
    if isEnumeration, let name = parameter.enumName { return "\(name) = .unknown" }
    let single =
      switch parameter.type {
      case "String": "String"
      case "Integer", "Decimal", "Boolean", "TimeInterval": "NSNumber"
      case "Date": "DateComponents"
      case "URL": "URL"
      case "Placemark", "Object": "INObject"
      case let other:
        definition.types?.contains { $0.name == parameter.objectName } == true
          ? parameter.objectName ?? other : "INObject"
      }
    return parameter.isList == true ? "[\(single)]?" : "\(single)?"
  }

  // MARK: What the file says

  private struct Definition: Decodable {
    var intents: [Intent]?
    var enumerations: [Enumeration]?
    var types: [ObjectType]?
    enum CodingKeys: String, CodingKey {
      case intents = "INIntents"
      case enumerations = "INEnums"
      case types = "INTypes"
    }
  }

  private struct Intent: Decodable {
    var name: String
    var customName: String?
    var parameters: [Parameter]?
    var response: Response?
    var className: String { customName ?? name + "Intent" }
    enum CodingKeys: String, CodingKey {
      case name = "INIntentName"
      case customName = "INIntentClassName"
      case parameters = "INIntentParameters"
      case response = "INIntentResponse"
    }
  }

  private struct Parameter: Decodable {
    var name: String
    var type: String
    var enumName: String?
    var objectName: String?
    var isList: Bool?
    enum CodingKeys: String, CodingKey {
      case name = "INIntentParameterName"
      case type = "INIntentParameterType"
      case enumName = "INIntentParameterEnumType"
      case objectName = "INIntentParameterObjectType"
      case isList = "INIntentParameterSupportsMultipleValues"
    }
  }

  private struct Response: Decodable {
    struct Code: Decodable {
      var name: String
      enum CodingKeys: String, CodingKey { case name = "INIntentResponseCodeName" }
    }
    var codes: [Code]?
    enum CodingKeys: String, CodingKey { case codes = "INIntentResponseCodes" }
  }

  private struct Enumeration: Decodable {
    struct Value: Decodable {
      var name: String
      enum CodingKeys: String, CodingKey { case name = "INEnumValueName" }
    }
    var name: String
    var values: [Value]?
    enum CodingKeys: String, CodingKey {
      case name = "INEnumName"
      case values = "INEnumValues"
    }
  }

  private struct ObjectType: Decodable {
    var name: String
    enum CodingKeys: String, CodingKey { case name = "INTypeName" }
  }
}
