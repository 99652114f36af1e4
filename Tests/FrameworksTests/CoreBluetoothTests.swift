import CoreBluetooth
import Foundation
import Testing

@Suite("A radio that is not there")
@MainActor
struct CoreBluetoothTests {
  private final class Listener: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate {
    var states: [CBManagerState] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
      states.append(peripheral.state)
    }
  }

  @Test("A delegate hears, once, that there is none")
  func state() async {
    let listener = Listener()
    let central = CBCentralManager(delegate: listener, queue: nil)
    let peripheral = CBPeripheralManager(delegate: listener, queue: nil)
    #expect(central.state == .unknown && peripheral.state == .unknown)
    for _ in 0..<100 where listener.states.count < 2 {
      try? await Task.sleep(for: .milliseconds(10))
    }
    #expect(listener.states == [.unsupported, .unsupported])
    central.scanForPeripherals(withServices: [CBUUID(string: "180D")])
    #expect(!central.isScanning)
  }

  @Test("A name is written as it is long")
  func names() {
    #expect(CBUUID(string: "180d").uuidString == "180D")
    #expect(CBUUID(string: "180D") == CBUUID(data: Data([0x18, 0x0d])))
    let long = "6E400001-B5A3-F393-E0A9-E50E24DCCA9E"
    #expect(CBUUID(string: long).uuidString == long)
    #expect(CBUUID(string: long).data.count == 16)
  }
}
