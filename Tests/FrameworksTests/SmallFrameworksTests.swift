import AVFoundation
import CoreLocation
import Foundation
import FoundationAdditions
import GameplayKit
import Testing
import UniformTypeIdentifiers
import UserNotifications
@testable import UnifiedLogging

@Suite("Frameworks beside SwiftUI")
struct SmallFrameworksTests {
  @Test("A kind of file is known by its ending and by the families that it belongs to")
  func types() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("no.such.type") == nil)
    #expect(UTType(exportedAs: "com.example.note", conformingTo: .json).conforms(to: .text))
  }

  @Test("Core Foundation's data are read by a pointer, by a copied part and by their length")
  func bytes() throws {
    let data: CFData = Data([1, 2, 3, 4, 5]).dropFirst()
    let pointer = try #require(CFDataGetBytePtr(data))
    #expect((0..<CFDataGetLength(data)).map { pointer[$0] } == [2, 3, 4, 5])
    #expect(CFDataGetBytePtr(data) == pointer)
    var part: [UInt8] = [9, 9, 9]
    CFDataGetBytes(data, CFRange(location: 2, length: 100), &part)
    #expect(part == [4, 5, 9])
  }

  @Test("A delegate need be no object of Foundation's")
  func delegates() {
    final class Plain: CLLocationManagerDelegate, UNUserNotificationCenterDelegate {}
    let plain = Plain()
    let manager = CLLocationManager()
    manager.delegate = plain
    #expect(manager.delegate === plain)
  }

  @Test("A quarter of a meridian is ten million metres, give or take half a per cent")
  func distance() {
    let equator = CLLocation(latitude: 0, longitude: 0)
    let pole = CLLocation(latitude: 90, longitude: 0)
    #expect(abs(equator.distance(from: pole) - 10_001_966) < 50_000)
  }

  @Test("Whole numbers, words and anything else are logged, whoever may read them")
  func logs() {
    let number: UInt8 = 7
    let message: OSLogMessage =
      "\(number, privacy: .public) \(255, format: .hex) \("a", align: .right(columns: 3))"
    #expect(message.text == "7 ff   a")
    let others: OSLogMessage = "\([1, 2], privacy: .public) \(0.5, format: .fixed(precision: 1))"
    #expect(others.text == "[1, 2] 0.5")
  }

  @Test("The same seed gives the same numbers, all within their bounds")
  func random() {
    let draws = (0..<2).map { _ in
      let source = GKMersenneTwisterRandomSource(seed: 7)
      let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
      return (0..<600).map { _ in die.nextInt() }
    }
    #expect(draws[0] == draws[1])
    #expect(Set(draws[0]) == Set(1...6))
    let shuffled = GKShuffledDistribution(lowestValue: 1, highestValue: 5)
    #expect(Set((0..<5).map { _ in shuffled.nextInt() }) == Set(1...5))
  }

  @Test("A sound of a second is a second long, and silence is told for what is none")
  func sound() throws {
    var wave = Data("RIFF".utf8) + Data([0, 0, 0, 0]) + Data("WAVEfmt ".utf8)
    wave += Data([16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0])
    wave += Data("data".utf8) + Data([0x80, 0x3E, 0, 0]) + Data(count: 16_000)
    let player = try AVAudioPlayer(data: wave)
    #expect(player.duration == 1 && player.numberOfChannels == 1)
    #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
  }

  @Test("Predicates compare texts without regard to case and accents")
  func predicate() throws {
    struct Place { var name: String }
    let wanted = "CAFE"
    let predicate = #Predicate<Place> { $0.name.localizedStandardContains(wanted) }
    #expect(try predicate.evaluate(Place(name: "Grand Café")))
    #expect(try !predicate.evaluate(Place(name: "Bar")))
  }

  @Test("A lock has one state, whoever holds a copy of it")
  func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let copy = lock
    copy.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }
}
