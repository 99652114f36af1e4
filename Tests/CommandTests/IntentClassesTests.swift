import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Classes of intents")
struct IntentClassesTests {
  private func source(_ plist: String) throws -> String? {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(plist)</dict></plist>",
      to: "Widget.intentdefinition")
    return IntentClasses.source(for: [URL(fileURLWithPath: file)])
  }

  @Test("An intent has a class by its name, a response, and parameters that may be missing")
  func intent() throws {
    let source = try #require(
      try source(
        """
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>Configuration</string>
          <key>INIntentParameters</key><array>
            <dict><key>INIntentParameterName</key><string>city</string>
              <key>INIntentParameterType</key><string>String</string></dict>
            <dict><key>INIntentParameterName</key><string>count</string>
              <key>INIntentParameterType</key><string>Integer</string></dict>
          </array>
        </dict></array>
        """))
    #expect(source.contains("class ConfigurationIntent: INIntent"))
    #expect(source.contains("class ConfigurationIntentResponse: INIntentResponse"))
    #expect(source.contains("`city`: String?") && source.contains("`count`: NSNumber?"))
  }

  @Test("An enumeration of the definition begins with what is not known")
  func enumeration() throws {
    let source = try #require(
      try source(
        """
        <key>INEnums</key><array><dict>
          <key>INEnumName</key><string>Unit</string>
          <key>INEnumValues</key><array>
            <dict><key>INEnumValueName</key><string>unknown</string></dict>
            <dict><key>INEnumValueName</key><string>metric</string></dict>
          </array>
        </dict></array>
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>Weather</string>
          <key>INIntentParameters</key><array>
            <dict><key>INIntentParameterName</key><string>unit</string>
              <key>INIntentParameterType</key><string>Integer</string>
              <key>INIntentParameterEnumType</key><string>Unit</string></dict>
          </array>
        </dict></array>
        """))
    #expect(source.contains("case `unknown`, `metric`"))
    #expect(source.contains("`unit`: Unit = .unknown"))
  }

  @Test("A definition without intents makes no source, and neither does what is no definition")
  func nothing() throws {
    #expect(try source("<key>INIntents</key><array/>") == nil)
    #expect(IntentClasses.source(for: []) == nil)
  }
}
