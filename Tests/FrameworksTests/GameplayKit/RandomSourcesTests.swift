import Foundation
import GameplayKit
import Testing

/// After the documentation of GameplayKit's random sources and distributions.
@Suite("Random sources and distributions")
struct RandomSourcesTests {
  private func numbers(_ random: any GKRandom, _ count: Int) -> [Int] {
    (0..<count).map { _ in random.nextInt() }
  }

  private func mean(_ numbers: [Int]) -> Double {
    Double(numbers.reduce(0, +)) / Double(numbers.count)
  }

  private func deviation(_ numbers: [Int]) -> Double {
    let mean = mean(numbers)
    let squares = numbers.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    return (squares / Double(numbers.count)).squareRoot()
  }

  @Test("Sources of one seed give the same numbers, of others different ones")
  func seeds() {
    #expect(
      numbers(GKMersenneTwisterRandomSource(seed: 7), 20)
        == numbers(GKMersenneTwisterRandomSource(seed: 7), 20))
    #expect(
      numbers(GKLinearCongruentialRandomSource(seed: 7), 20)
        != numbers(GKLinearCongruentialRandomSource(seed: 8), 20))
    let seed = Data("seed".utf8)
    #expect(
      numbers(GKARC4RandomSource(seed: seed), 9) == numbers(GKARC4RandomSource(seed: seed), 9))
  }

  @Test("A source without a bound gives whole numbers of 32 bits, with one those below it")
  func bounds() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let free = numbers(source, 1_000)
    #expect(free.allSatisfy { $0 >= Int(Int32.min) && $0 <= Int(Int32.max) })
    #expect(free.contains { $0 < 0 } && free.contains { $0 > 0 })
    let bounded = (0..<1_000).map { _ in source.nextInt(upperBound: 5) }
    #expect(Set(bounded) == [0, 1, 2, 3, 4])
  }

  @Test("Uniform numbers lie between 0 and 1 with their mean in the middle, truths are even")
  func uniform() {
    let source = GKMersenneTwisterRandomSource(seed: 2)
    let numbers = (0..<10_000).map { _ in Double(source.nextUniform()) }
    #expect(numbers.allSatisfy { (0...1).contains($0) })
    // Its deviation is √(1/12): of the mean of 10,000 a hundredth of that.
    let mean = numbers.reduce(0, +) / 10_000
    #expect(abs(mean - 0.5) < 4 * 0.00289)
    let heads = (0..<10_000).filter { _ in source.nextBool() }.count
    #expect(abs(heads - 5_000) < 4 * 50)
  }

  @Test("A die shows each of its sides, and as often")
  func dice() {
    let die = GKRandomDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 3), lowestValue: 1, highestValue: 6)
    #expect(die.numberOfPossibleOutcomes == 6)
    let counts = Dictionary(grouping: numbers(die, 6_000), by: { $0 }).mapValues(\.count)
    #expect(Set(counts.keys) == [1, 2, 3, 4, 5, 6])
    #expect(counts.values.allSatisfy { abs($0 - 1_000) < 150 })
    let (six, twenty) = (GKRandomDistribution.d6(), GKRandomDistribution.d20())
    #expect((six.lowestValue, six.highestValue) == (1, 6))
    #expect((twenty.lowestValue, twenty.highestValue) == (1, 20))
    #expect(GKRandomDistribution(forDieWithSideCount: 8).highestValue == 8)
  }

  @Test("A distribution's uniform numbers reach from 0 at its lowest value to 1 at its highest")
  func distributionUniform() {
    let distribution = GKRandomDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 4), lowestValue: 10, highestValue: 14)
    let found = Set((0..<500).map { _ in distribution.nextUniform() })
    #expect(found == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test("Gaussian numbers lie about the mean, two thirds within one deviation, all within three")
  func gaussian() {
    let distribution = GKGaussianDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 5), lowestValue: 0, highestValue: 600)
    #expect(distribution.mean == 300 && distribution.deviation == 100)
    let found = numbers(distribution, 20_000)
    #expect(found.allSatisfy { (0...600).contains($0) })
    #expect(abs(mean(found) - 300) < 4 * 100 / 141)
    // Cut at three deviations the deviation is 0.987 of the whole one.
    #expect(abs(deviation(found) - 98.7) < 2)
    let near = found.filter { abs($0 - 300) <= 100 }.count
    #expect(abs(Double(near) / 20_000 - 0.683) < 0.02)
  }

  @Test(
    "A Gaussian distribution is made of its mean and deviation, three of which fit to each side")
  func meanAndDeviation() {
    let distribution = GKGaussianDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 6), mean: 50, deviation: 10)
    #expect((distribution.mean, distribution.deviation) == (50, 10))
    #expect((distribution.lowestValue, distribution.highestValue) == (20, 80))
    let found = numbers(distribution, 5_000)
    #expect(found.allSatisfy { (20...80).contains($0) })
    #expect(abs(mean(found) - 50) < 1)
  }

  @Test("No number of a shuffled distribution comes again before all have come")
  func shuffled() {
    let distribution = GKShuffledDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 9), lowestValue: 1, highestValue: 5)
    let found = numbers(distribution, 50)
    for start in stride(from: 0, to: 50, by: 5) {
      #expect(Set(found[start..<start + 5]) == [1, 2, 3, 4, 5])
    }
    #expect(Set(stride(from: 0, to: 50, by: 5).map { Array(found[$0..<$0 + 5]) }).count > 1)
  }

  @Test("A shuffled array has the same elements, in an order of the source")
  func shuffling() {
    let array = Array(0..<50)
    func shuffled(_ seed: UInt64) -> [Int] {
      GKMersenneTwisterRandomSource(seed: seed).arrayByShufflingObjects(in: array)
        .compactMap { $0 as? Int }
    }
    #expect(shuffled(1).sorted() == array && shuffled(1) != array)
    #expect(shuffled(1) == shuffled(1) && shuffled(1) != shuffled(2))
  }
}
