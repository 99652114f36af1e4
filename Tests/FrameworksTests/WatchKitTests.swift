import Testing
import WatchKit

@MainActor @Suite("WatchKit")
struct WatchKitTests {
  @MainActor
  private final class Listener: WKExtendedRuntimeSessionDelegate {
    var heard: [String] = []
    func extendedRuntimeSessionDidStart(_ session: WKExtendedRuntimeSession) {
      heard.append("start")
    }
    func extendedRuntimeSessionWillExpire(_ session: WKExtendedRuntimeSession) {}
    func extendedRuntimeSession(
      _ session: WKExtendedRuntimeSession,
      didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?
    ) { heard.append("\(reason)") }
  }

  @Test("A session begins once and ends once, and its delegate hears of both")
  func session() {
    let (session, listener) = (WKExtendedRuntimeSession(), Listener())
    session.delegate = listener
    session.invalidate()
    session.start()
    session.start()
    #expect(session.state == .running)
    session.invalidate()
    session.invalidate()
    #expect(session.state == .invalid && listener.heard == ["start", "none"])
  }

  @Test("A watch taps without a word, and is as large as the window")
  func device() {
    let device = WKInterfaceDevice.current()
    device.play(.click)
    #expect(device.screenBounds == UIScreen.main.bounds && device.batteryLevel == -1)
  }
}
