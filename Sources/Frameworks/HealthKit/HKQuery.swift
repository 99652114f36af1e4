import Foundation

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1)
  public static let strictEndDate = Self(rawValue: 2)
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1)
  public static let discreteAverage = Self(rawValue: 2)
  public static let discreteMin = Self(rawValue: 4)
  public static let discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16)
  public static let mostRecent = Self(rawValue: 32)
  public static let duration = Self(rawValue: 64)
}

/// A question to the store, which it answers with the error that there is no data.
open class HKQuery: NSObject, @unchecked Sendable {
  open class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  open class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: true)
  }
  func fail(_ error: HKError) {}
}

// Its handler is set when it is made, and called by the thread that executes the query, before that goes on.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { handler = resultsHandler }
  override func fail(_ error: HKError) { handler(self, nil, error) }
}

// Stores nothing.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue value: Int) {}
}
// Stores nothing: nothing was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {}

// Its first handler is set when it is made; `updateHandler` is the program's, since nothing is ever updated.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  private let handler: Handler
  open var updateHandler: Handler?
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) { handler = resultsHandler }
  override func fail(_ error: HKError) { handler(self, nil, nil, nil, error) }
}

// Its handler is set when it is made; the thread that executes the query calls it.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { handler = updateHandler }
  override func fail(_ error: HKError) { handler(self, {}, error) }
}

/// Sums and means: there are none.
open class HKStatistics: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

// Its handler is set when it is made; the thread that executes the query calls it.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { handler = completionHandler }
  override func fail(_ error: HKError) { handler(self, nil, error) }
}

// Stores nothing: there are no statistics.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func enumerateStatistics(
    from start: Date, to end: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
}

// The program sets its handlers before it executes the query, whose thread calls the first; nobody calls the other.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
  ) -> Void
  open var initialResultsHandler: Handler?
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {}
  override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}

/// Which samples are asked for.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self
  where Sample == HKSample { Self() }
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self
  where Sample == HKQuantitySample { Self() }
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self
  where Sample == HKCategorySample { Self() }
  public static func workout(_ predicate: NSPredicate? = nil) -> Self where Sample == HKWorkout {
    Self()
  }
}

public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}
  public func result(for store: HKHealthStore) async throws -> [Sample] {
    throw HKError(.errorHealthDataUnavailable)
  }
}

public struct HKStatisticsQueryDescriptor: Sendable {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
  ) {}
  public func result(for store: HKHealthStore) async throws -> HKStatistics? {
    throw HKError(.errorHealthDataUnavailable)
  }
}

public struct HKStatisticsCollectionQueryDescriptor: Sendable {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {}
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    throw HKError(.errorHealthDataUnavailable)
  }
}
