import Foundation

/// What services, characteristics and descriptors have in common.
open class CBAttribute: NSObject {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute {
  open internal(set) var isPrimary = true
  open internal(set) weak var peripheral: CBPeripheral?
  open internal(set) var includedServices: [CBService]?
  open internal(set) var characteristics: [CBCharacteristic]?
}

public final class CBMutableService: CBService {
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(uuid: UUID)
    self.isPrimary = isPrimary
  }
  public override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set { super.characteristics = newValue }
  }
  public override var includedServices: [CBService]? {
    get { super.includedServices }
    set { super.includedServices = newValue }
  }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 0x01)
  public static let read = Self(rawValue: 0x02)
  public static let writeWithoutResponse = Self(rawValue: 0x04)
  public static let write = Self(rawValue: 0x08)
  public static let notify = Self(rawValue: 0x10)
  public static let indicate = Self(rawValue: 0x20)
  public static let authenticatedSignedWrites = Self(rawValue: 0x40)
  public static let extendedProperties = Self(rawValue: 0x80)
  public static let notifyEncryptionRequired = Self(rawValue: 0x100)
  public static let indicateEncryptionRequired = Self(rawValue: 0x200)
}

public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = Self(rawValue: 0x01)
  public static let writeable = Self(rawValue: 0x02)
  public static let readEncryptionRequired = Self(rawValue: 0x04)
  public static let writeEncryptionRequired = Self(rawValue: 0x08)
}

public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

open class CBCharacteristic: CBAttribute {
  open internal(set) var properties: CBCharacteristicProperties = []
  open internal(set) var value: Data?
  open internal(set) weak var service: CBService?
  open internal(set) var descriptors: [CBDescriptor]?
  open var isNotifying: Bool { false }
}

public final class CBMutableCharacteristic: CBCharacteristic {
  public var permissions: CBAttributePermissions
  public var subscribedCentrals: [CBCentral]? { nil }

  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(uuid: UUID)
    self.properties = properties
    self.value = value
  }
}

open class CBDescriptor: CBAttribute {
  open var value: Any? { nil }
  open var characteristic: CBCharacteristic? { nil }
}
