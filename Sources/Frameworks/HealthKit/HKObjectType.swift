import Foundation

public struct HKQuantityTypeIdentifier: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
  public static let stepCount = Self("StepCount")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceSwimming = Self("DistanceSwimming")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let appleExerciseTime = Self("AppleExerciseTime")
  public static let appleStandTime = Self("AppleStandTime")
  public static let heartRate = Self("HeartRate")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let respiratoryRate = Self("RespiratoryRate")
  public static let bodyTemperature = Self("BodyTemperature")
  public static let bloodGlucose = Self("BloodGlucose")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  public static let bodyMass = Self("BodyMass")
  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let leanBodyMass = Self("LeanBodyMass")
  public static let height = Self("Height")
  public static let vo2Max = Self("VO2Max")
  public static let dietaryWater = Self("DietaryWater")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  public static let dietaryProtein = Self("DietaryProtein")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietarySugar = Self("DietarySugar")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  public static let walkingSpeed = Self("WalkingSpeed")
  public static let runningSpeed = Self("RunningSpeed")
}

public struct HKCategoryTypeIdentifier: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }
  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let mindfulSession = Self("MindfulSession")
  public static let appleStandHour = Self("AppleStandHour")
  public static let handwashingEvent = Self("HandwashingEvent")
  public static let toothbrushingEvent = Self("ToothbrushingEvent")
  public static let headache = Self("Headache")
}

public struct HKCharacteristicTypeIdentifier: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
  public static let biologicalSex = Self("BiologicalSex")
  public static let bloodType = Self("BloodType")
  public static let dateOfBirth = Self("DateOfBirth")
}

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

open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(name: identifier.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(name: identifier.rawValue) }
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(name: identifier.rawValue)
  }
}
