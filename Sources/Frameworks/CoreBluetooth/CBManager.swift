import Foundation
import Inert

/// Whether the device can speak by radio: it has none here, and says `unsupported` as a simulator does.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

open class CBManager: NSObject {
  /// `unknown` until its delegate has heard of it.
  open internal(set) var state = CBManagerState.unknown
  open class var authorization: CBManagerAuthorization { .allowedAlways }
  open var authorization: CBManagerAuthorization { .allowedAlways }

  /// Tells a delegate, on its queue, that there is no radio.
  final func settle(on queue: DispatchQueue?, _ tell: @escaping () -> Void) {
    Inert.note("CoreBluetooth", "there is no radio")
    // The manager and its delegate are the queue's, on which alone they are looked at.
    nonisolated(unsafe) let (manager, tell) = (self, tell)
    (queue ?? .main).async {
      manager.state = .unsupported
      tell()
    }
  }
}

/// The name of a service or of a characteristic: 16, 32 or 128 bits.
open class CBUUID: NSObject, NSCopying {
  public let data: Data

  /// Four, eight or 36 characters; any other text is a mistake in the program.
  public init(string theString: String) {
    let digits = theString.filter { $0 != "-" }
    let isWhole =
      UUID(uuidString: theString) != nil || [4, 8].contains(theString.count)
    precondition(
      isWhole && digits.allSatisfy(\.isHexDigit), "\(theString) does not represent a valid UUID")
    let values = digits.compactMap(\.hexDigitValue)
    data = Data(
      stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) })
  }
  public init(data theData: Data) { data = theData }
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

  /// As it is written, in capital letters.
  open var uuidString: String {
    let digits = data.map { String(format: "%02X", $0) }.joined()
    guard data.count == 16 else { return digits }
    var text = digits
    for place in [20, 16, 12, 8] {
      text.insert("-", at: text.index(text.startIndex, offsetBy: place))
    }
    return text
  }

  open override var description: String { uuidString }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
  open override var hash: Int { data.hashValue }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What goes wrong.
public struct CBError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising
    case connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
