import AuthenticationServices
import CoreHaptics
import CoreLocation
import CoreMotion
import SwiftUI
import os

@Observable
final class LocationManager: NSObject, CLLocationManagerDelegate {
  @ObservationIgnored private let manager = CLLocationManager()
  var status: CLAuthorizationStatus = .notDetermined
  var last: CLLocation?

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    last = locations.last
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }
}

final class Counter: Sendable {
  private let lock = OSAllocatedUnfairLock(initialState: 0)
  func next() -> Int {
    lock.withLock {
      $0 += 1; return $0
    }
  }
}

struct SensorView: View {
  @State private var location = LocationManager()
  @State private var engine: CHHapticEngine?
  @State private var roll = 0.0
  let motion = CMMotionManager()
  let counter = Counter()
  let signposter = OSSignposter(subsystem: "sensors", category: "view")

  var body: some View {
    VStack(spacing: 16) {
      Text("Roll \(roll, specifier: "%.1f")")
      Text(location.last.map { "\($0.coordinate.latitude)" } ?? "no place")
      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        if case .failure(let error) = result { print(error) }
      }
      .signInWithAppleButtonStyle(.black)
      .frame(height: 50)
      Button("Buzz", action: buzz)
    }
    .padding()
    .onAppear {
      let state = signposter.beginInterval("appear")
      defer { signposter.endInterval("appear", state) }
      os_log("appeared %d", counter.next())
      motion.deviceMotionUpdateInterval = 1 / 50
      motion.startDeviceMotionUpdates(to: .main) { data, _ in
        guard let data else { return }
        roll = data.attitude.roll
      }
      guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
      engine = try? CHHapticEngine()
      try? engine?.start()
    }
  }

  func buzz() {
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0)
    do {
      let pattern = try CHHapticPattern(events: [event], parameters: [])
      try engine?.makePlayer(with: pattern).start(atTime: 0)
    } catch { print(error.localizedDescription) }
  }
}
