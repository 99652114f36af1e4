import Foundation
import Testing
import TipKit

private struct PlainTip: Tip {
  var id: String
  var title: Text { Text("Plain") }
}

private struct GuardedTip: Tip {
  static let event = Event(id: "opened")
  @Parameter static var isSignedIn: Bool = false
  var title: Text { Text("Guarded") }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 }
    #Rule(Self.event) { $0.donations.count >= 2 }
  }
}

/// After TipKit's documentation. What is known of tips is the program's, so that these tests take turns.
@MainActor @Suite("Tips", .serialized)
struct TipKitTests {
  init() throws {
    try Tips.resetDatastore()
    GuardedTip.isSignedIn = false
  }

  @Test("A tip without rules is available, until it is invalidated for a reason")
  func status() async {
    let tip = PlainTip(id: "plain")
    #expect(tip.status == .available && tip.shouldDisplay)
    tip.invalidate(reason: .actionPerformed)
    #expect(tip.status == .invalidated(.actionPerformed) && !tip.shouldDisplay)
    #expect(PlainTip(id: "other").shouldDisplay)
    await tip.resetEligibility()
    #expect(tip.shouldDisplay)
  }

  @Test("All rules of a tip must hold: parameters and events that happened often enough")
  func rules() async {
    let tip = GuardedTip()
    #expect(tip.status == .pending)
    GuardedTip.isSignedIn = true
    #expect(tip.status == .pending)
    await GuardedTip.event.donate()
    #expect(tip.status == .pending)
    GuardedTip.event.sendDonation()
    #expect(tip.status == .available)
    GuardedTip.isSignedIn = false
    #expect(tip.status == .pending)
  }

  @Test("Donations have their dates, in order")
  func donations() async {
    await GuardedTip.event.donate()
    await GuardedTip.event.donate()
    let dates = GuardedTip.event.donations.map(\.date)
    #expect(dates.count == 2 && dates[0] <= dates[1])
  }

  @Test("Of a group the first that is available is shown")
  func firstAvailable() {
    let group = TipGroup {
      GuardedTip()
      PlainTip(id: "a")
      PlainTip(id: "b")
    }
    #expect(group.currentTip?.id as? String == "a")
    PlainTip(id: "a").invalidate(reason: .tipClosed)
    #expect(group.currentTip?.id as? String == "b")
  }

  @Test("In an ordered group the next tip waits until the one before it is invalidated")
  func ordered() {
    let group = TipGroup(.ordered) {
      GuardedTip()
      PlainTip(id: "a")
    }
    #expect(group.currentTip == nil)
    GuardedTip().invalidate(reason: .tipClosed)
    #expect(group.currentTip?.id as? String == "a")
  }

  @Test("For tests all tips are shown, or none")
  func testing() {
    // Other suites show tips as well.
    defer { try? Tips.resetDatastore() }
    Tips.showAllTipsForTesting()
    #expect(GuardedTip().shouldDisplay)
    Tips.hideAllTipsForTesting()
    #expect(!PlainTip(id: "plain").shouldDisplay)
  }

  @Test("Whether a tip is to be shown is told now, and each time that it changes")
  func updates() async {
    let tip = PlainTip(id: "told")
    var updates = tip.shouldDisplayUpdates.makeAsyncIterator()
    #expect(await updates.next() == true)
    tip.invalidate(reason: .tipClosed)
    #expect(await updates.next() == false)
    await tip.resetEligibility()
    #expect(await updates.next() == true)
  }
}
