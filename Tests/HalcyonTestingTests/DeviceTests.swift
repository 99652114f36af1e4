import Foundation
import HalcyonTesting
import SwiftUI
import Testing

@MainActor @Suite("Devices of stages")
struct DeviceTests {
  @Test(
    "The named ones are those of the one table",
    arguments: [
      Device.iPhoneSE, .iPhone15, .iPhone17, .iPhone17ProMax, .iPadAir11,
    ])
  func named(_ device: Device) {
    #expect(Device(named: device.name) == device)
  }

  @Test("A device is found by its name however it is written, and none by another")
  func found() {
    #expect(Device(named: "iphone17")?.size == CGSize(width: 402, height: 874))
    #expect(Device(named: "iPad mini")?.scale == 2)
    #expect(Device(named: "iPhone 3") == nil)
    #expect(Device.all.count > 40)
  }

  @Test("A stage has a device's size, pixels and safe area")
  func stage() {
    let stage = Stage(Color.red, device: .iPhoneSE)
    #expect(stage.size == CGSize(width: 375, height: 667))
    #expect(stage.picture.width == 750)
  }
}
