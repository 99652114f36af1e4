import Foundation

/// What answers random numbers.
public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers; the same seed gives the same numbers. They are not those of Apple's generators of the
/// same names.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private var state: UInt64

  /// Begins where the program's random numbers are, so that `--seed` decides about it.
  public override init() {
    state = UInt64.random(in: 0...(.max))
    super.init()
  }

  fileprivate init(state: UInt64) {
    self.state = state
    super.init()
  }

  private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }

  /// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
  final func nextBits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(nextBits().multipliedFullWidth(by: UInt64(upperBound)).high) : 0
  }
  open func nextUniform() -> Float { Float(nextBits() >> 40) / 16_777_216 }
  open func nextBool() -> Bool { nextBits() >> 63 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in stride(from: result.count - 1, to: 0, by: -1) {
      result.swapAt(index, nextInt(upperBound: index + 1))
    }
    return result
  }
}

// Its numbers depend on who has asked before, so that a program asks a source from one thread; it keeps the seed for
// itself.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  open var seed = Data()
  public override init() { super.init() }
  public init(seed: Data) {
    self.seed = seed
    super.init(state: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }
}

// Its seed is set when it is made; it is asked from one thread, as each source.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public private(set) var seed: UInt64 = 0
  public override init() { super.init() }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

// Its seed is set when it is made; it is asked from one thread, as each source.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public private(set) var seed: UInt64 = 0
  public override init() { super.init() }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed ^ 0x5851_F42D_4C95_7F2D)
  }
}

/// Whole numbers between two bounds, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  fileprivate let source: any GKRandom
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public init(randomSource: any GKRandom, lowestValue: Int, highestValue: Int) {
    precondition(
      lowestValue <= highestValue,
      "GKRandomDistribution: the lowest value \(lowestValue) lies above the highest, \(highestValue)"
    )
    source = randomSource
    self.lowestValue = lowestValue
    self.highestValue = highestValue
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  public convenience init(forDieWithSideCount count: Int) {
    self.init(lowestValue: 1, highestValue: count)
  }

  open class func d6() -> GKRandomDistribution { .init(forDieWithSideCount: 6) }
  open class func d20() -> GKRandomDistribution { .init(forDieWithSideCount: 20) }

  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1
      ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
  }
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Whole numbers that lie most often in the middle: three deviations to each side fit between the bounds.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  public let mean: Float
  public let deviation: Float

  public override init(randomSource: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: randomSource, lowestValue: lowestValue, highestValue: highestValue)
  }

  /// The bounds are the whole numbers within three deviations of the mean.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
      highestValue: Int((mean + 3 * deviation).rounded(.down)))
  }

  /// The polar method of Marsaglia and Bray; what falls outside is drawn again.
  open override func nextInt() -> Int {
    guard lowestValue < highestValue else { return lowestValue }
    while true {
      let x = 2 * source.nextUniform() - 1
      let y = 2 * source.nextUniform() - 1
      let square = x * x + y * y
      guard square > 0, square < 1 else { continue }
      let normal = x * (-2 * logf(square) / square).squareRoot()
      let value = Int((mean + deviation * normal).rounded())
      if (lowestValue...highestValue).contains(value) { return value }
    }
  }
}

/// Whole numbers of which none comes again before all others have come.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []

  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}

extension Array {
  /// The elements in the order of a random source.
  public func shuffled(using source: GKRandomSource) -> [Element] {
    source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
  }
}
