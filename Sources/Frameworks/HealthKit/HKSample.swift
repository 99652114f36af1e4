import Foundation

// Its values are set when it is made; the metadata are the program's, which leaves them as they are.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something that was measured.
open class HKSample: HKObject, Identifiable, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  public var id: UUID { uuid }
  init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

// Adds a type and a quantity, set when it is made.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    (quantityType, self.quantity) = (type, quantity)
    super.init(type: type, start: start, end: end, metadata: metadata)
  }
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }

// Adds a type and a number, set when it is made.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type: type, start: start, end: end, metadata: metadata)
  }
}

public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling
  case boxing, climbing, cricket, crossTraining, curling, cycling, dance, danceInspiredTraining
  case elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf
  case gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
  case mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball
  case rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports
  case wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs
  case stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
  case discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
  case swimBikeRun = 82, transition, underwaterDiving, other = 3000
}

// Adds what was done and how long, set when it is made.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval = 0,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    self.duration = duration > 0 ? duration : end.timeIntervalSince(start)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(
      type: HKObjectType.workoutType(), start: start, end: end, metadata: metadata)
  }
}
