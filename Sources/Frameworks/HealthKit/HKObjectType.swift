import Foundation

// Its name is set when it is made.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(name: String) { identifier = name }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  { HKQuantityType(identifier) }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier)
    -> HKCategoryType?
  { HKCategoryType(identifier) }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: "HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKObjectType {
    HKObjectType(name: "HKActivitySummaryTypeIdentifier")
  }
}

// These store nothing beside the name that each type has.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(name: identifier.rawValue) }
}
// Stores nothing of its own.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(name: identifier.rawValue) }
}
// Stores nothing of its own.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(name: identifier.rawValue)
  }
}
