@testable import AlarmKit
import Foundation
import Testing

@Suite("Alarms")
struct AlarmManagerTests {
  private struct Nothing: AlarmMetadata {}

  private var attributes: AlarmAttributes<Nothing> {
    AlarmAttributes(
      presentation: AlarmPresentation(
        alert: .init(
          title: "Eggs",
          stopButton: AlarmButton(text: "Done", textColor: .white, systemImageName: "stop"))),
      tintColor: .orange)
  }

  @Test("What is scheduled is listed, paused, gone on with and cancelled; listeners hear of each")
  func life() async throws {
    let manager = AlarmManager()
    #expect(try await manager.requestAuthorization() == .authorized)
    let updates = manager.alarmUpdates
    let id = UUID()
    try await manager.schedule(
      id: id, configuration: .timer(duration: 60, attributes: attributes))
    #expect(try manager.alarms.map(\.state) == [.countdown])
    #expect(try manager.alarms.first?.countdownDuration?.preAlert == 60)
    try manager.pause(id: id)
    try manager.resume(id: id)
    try manager.cancel(id: id)
    #expect(try manager.alarms.isEmpty)
    var heard: [[Alarm.State]] = []
    for await alarms in updates {
      heard.append(alarms.map(\.state))
      if alarms.isEmpty { break }
    }
    #expect(heard == [[.countdown], [.paused], [.countdown], []])
  }

  @Test("An alarm of a time waits for it")
  func fixed() async throws {
    let manager = AlarmManager()
    let date = Date(timeIntervalSince1970: 1)
    let alarm = try await manager.schedule(
      id: UUID(), configuration: .alarm(schedule: .fixed(date), attributes: attributes))
    #expect(alarm.state == .scheduled && alarm.schedule == .fixed(date))
  }

  @Test("What an alarm shows can be written and read")
  func coding() throws {
    let presentation = attributes.presentation
    let data = try JSONEncoder().encode(presentation)
    let read = try JSONDecoder().decode(AlarmPresentation.self, from: data)
    #expect(String(localized: read.alert.title) == "Eggs")
    #expect(read.alert.stopButton?.systemImageName == "stop")
  }
}
