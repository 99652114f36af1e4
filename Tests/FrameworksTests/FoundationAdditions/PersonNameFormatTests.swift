import Foundation
import FoundationAdditions
import Testing

@Suite("Names, lists and orders that follow the language")
struct PersonNameFormatTests {
  private var ada: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName) = ("Dr.", "Ada")
    (name.middleName, name.familyName) = ("King", "Lovelace")
    return name
  }

  @Test("A name is written short, in the middle, long and as initials")
  func styles() {
    #expect(ada.formatted(.name(style: .short)) == "Ada")
    #expect(ada.formatted(.name(style: .medium)) == "Ada Lovelace")
    #expect(ada.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
    #expect(ada.formatted(.name(style: .abbreviated)) == "AL")
    #expect(ada.formatted() == "Ada Lovelace")
  }

  @Test("Names in Japanese letters begin with that of the family")
  func familyFirst() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("花子", "山田")
    #expect(name.formatted(.name(style: .medium)) == "山田花子")
  }

  @Test("What was written is read again")
  func parsing() throws {
    let name = try PersonNameComponents("Dr. Ada King Lovelace")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
    #expect(throws: (any Error).self) { try PersonNameComponents("  ") }
  }

  @Test("Items are joined with commas and an and")
  func lists() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
  }

  @Test("The formatter writes as the style does, or the spoken name, and reads names")
  func formatter() {
    let formatter = FoundationAdditions.PersonNameComponentsFormatter()
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ada", "Lovelace")
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Ada Lovelace")
    typealias Formatter = FoundationAdditions.PersonNameComponentsFormatter
    #expect(Formatter.localizedString(from: name, style: .abbreviated) == "AL")
    var spoken = PersonNameComponents()
    spoken.givenName = "Ayda"
    name.phoneticRepresentation = spoken
    formatter.isPhonetic = true
    #expect(formatter.string(from: name) == "Ayda")
    #expect(formatter.personNameComponents(from: "Grace Brewster Hopper")?.middleName == "Brewster")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test("Moments are told from one another")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now)
        == "2 hours ago")
    formatter.dateTimeStyle = .named
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(86_400), relativeTo: now) == "tomorrow")
  }

  @Test("Numbers in texts are compared as numbers where files are ordered")
  func order() {
    let names = ["a10", "a2"]
    #expect(names.sorted(using: .localizedStandard) == ["a2", "a10"])
    #expect(
      names.sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard))
        == ["a2", "a10"])
    #expect(names.sorted(using: .lexical) == ["a10", "a2"])
  }
}
