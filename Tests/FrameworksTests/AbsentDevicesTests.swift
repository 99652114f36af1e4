import AVFAudio
import AppTrackingTransparency
import CoreTransferable
import Foundation
import MobileCoreServices
import PassKit
import Speech
import Symbols
import Testing
import Vision
import WatchConnectivity

@Suite("Devices and accounts that a computer lacks")
struct AbsentDevicesTests {
  @Test("Nobody is followed: the answer is no, and stays it")
  func tracking() async {
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
  }

  @Test("A session with a watch tells its delegate and those who send that it is not supported")
  func watch() {
    final class Listener: NSObject, WCSessionDelegate {
      var state: WCSessionActivationState?
      func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
      ) { state = activationState }
    }
    let listener = Listener()
    #expect(!WCSession.isSupported())
    WCSession.default.delegate = listener
    WCSession.default.activate()
    #expect(listener.state == .notActivated)
    var failure: (any Error)?
    WCSession.default.sendMessage(["a": 1], replyHandler: nil) { failure = $0 }
    #expect((failure as? WCError)?.code == .sessionNotSupported)
    #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext([:]) }
  }

  @Test("Nothing can be paid, and a payment's sheet is not presented")
  func payment() async {
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    let sheet = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
    #expect(await sheet.present() == false)
  }

  @Test("Kinds of files have their older names")
  func kinds() {
    #expect(kUTTypeImage == "public.image" && kUTTypePDF == "com.adobe.pdf")
    #expect(kUTTypePlainText == "public.plain-text")
  }

  @Test("A picture in a buffer is asked about as one in a file is")
  func vision() throws {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_32BGRA, nil, &buffer)
    var isAnswered = false
    let request = VNDetectFaceRectanglesRequest { request, error in
      isAnswered = request.results?.isEmpty == true && error == nil
    }
    try VNImageRequestHandler(cvPixelBuffer: try #require(buffer)).perform([request])
    #expect(isAnswered)
  }

  @Test("Speech brings the engine that hears it")
  func speech() { #expect(type(of: AVAudioEngine()) == AVAudioEngine.self) }

  @Test("Defaults are set and read by the names that all objects have")
  func defaults() {
    let defaults = UserDefaults(suiteName: "AbsentDevicesTests")!
    defaults.setValue(7, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 7)
    #expect(defaults.value(forKey: "count") as? Int == 7)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }
}
