import Foundation

// What a user says of themselves: nothing, here.

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  case oNegative
}
/// How skin takes the sun, from burning to never burning.
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }

// Stores nothing: it is never set.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  open var biologicalSex: HKBiologicalSex { .notSet }
}
// Stores nothing.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  open var bloodType: HKBloodType { .notSet }
}
// Stores nothing.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  open var skinType: HKFitzpatrickSkinType { .notSet }
}
// Stores nothing.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  open var wheelchairUse: HKWheelchairUse { .notSet }
}
// Stores nothing.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}
