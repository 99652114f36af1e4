import Foundation
import Inert

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown, shouldRequest, unnecessary
}
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

public struct HKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted
    case errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined
    case errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// What was measured of the user's body. Nothing is, here: there is no data of health, as on devices without it.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  private static func refuse() -> HKError {
    Inert.note("HealthKit", "there is no data of health")
    return HKError(.errorHealthDataUnavailable)
  }

  open class func isHealthDataAvailable() -> Bool {
    _ = refuse()
    return false
  }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws { throw Self.refuse() }
  open func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }
  open func statusForAuthorizationRequest(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .unknown }
  open func save(_ object: HKObject) async throws { throw Self.refuse() }
  open func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }
  open func save(_ objects: [HKObject]) async throws { throw Self.refuse() }
  open func delete(_ object: HKObject) async throws { throw Self.refuse() }
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }
  open func execute(_ query: HKQuery) { query.fail(Self.refuse()) }
  open func stop(_ query: HKQuery) {}
  open func dateOfBirthComponents() throws -> DateComponents { throw Self.refuse() }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.refuse() }
  open func bloodType() throws -> HKBloodTypeObject { throw Self.refuse() }
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw Self.refuse() }
  open func wheelchairUse() throws -> HKWheelchairUseObject { throw Self.refuse() }
  open func activityMoveMode() throws -> HKActivityMoveModeObject { throw Self.refuse() }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, Self.refuse()) }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws { throw Self.refuse() }
  open func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }
}
