import Foundation
import GameplayKit
import Testing

/// After the documentation of `GKRuleSystem`.
@Suite("Systems of rules")
struct GKRuleSystemTests {
  private let system = GKRuleSystem()
  private let hungry: NSString = "hungry"
  private let tired: NSString = "tired"

  @Test("Facts have grades that add up to 1 at most, and are none at 0")
  func grades() {
    #expect(system.grade(forFact: hungry) == 0)
    system.assertFact(hungry, grade: 0.5)
    system.assertFact(hungry, grade: 0.25)
    #expect(system.grade(forFact: hungry) == 0.75 && system.facts.count == 1)
    system.assertFact(hungry, grade: 0.5)
    #expect(system.grade(forFact: hungry) == 1)
    system.retractFact(hungry, grade: 0.75)
    #expect(system.grade(forFact: hungry) == 0.25)
    system.retractFact(hungry)
    #expect(system.facts.isEmpty)
  }

  @Test("All of several facts are so as far as the least, any as far as the greatest")
  func fuzzy() {
    system.assertFact(hungry, grade: 0.75)
    system.assertFact(tired, grade: 0.5)
    #expect(system.minimumGrade(forFacts: [hungry, tired]) == 0.5)
    #expect(system.maximumGrade(forFacts: [hungry, tired]) == 0.75)
    #expect(system.minimumGrade(forFacts: [hungry, "bored" as NSString]) == 0)
  }

  /// A rule that notes its name where a fact is there.
  private func rule(
    _ name: String, if fact: NSString? = nil, salience: Int = 0,
    _ action: @escaping (GKRuleSystem) -> Void = { _ in }
  ) -> GKRule {
    let rule = GKRule(blockPredicate: { system in
      fact.map { system.grade(forFact: $0) > 0 } ?? true
    }) { system in
      let log = system.state["log"] as? [String] ?? []
      system.state["log"] = log + [name]
      action(system)
    }
    rule.salience = salience
    return rule
  }

  private var log: [String] { system.state["log"] as? [String] ?? [] }

  @Test("Rules act in the order of their salience, of equal ones in that of their coming")
  func salience() {
    system.add([rule("a"), rule("b", salience: 5), rule("c"), rule("d", salience: 5)])
    #expect(system.agenda.map(\.salience) == [5, 5, 0, 0])
    system.evaluate()
    #expect(log == ["b", "d", "a", "c"])
    #expect(system.executed.count == 4 && system.agenda.isEmpty)
  }

  @Test("What a rule asserts makes others true, also those that were asked before")
  func chains() {
    system.add(rule("sleep", if: tired, salience: 9))
    system.add(rule("work", if: hungry) { [tired] in $0.assertFact(tired) })
    system.add(rule("never", if: "bored" as NSString))
    system.assertFact(hungry)
    system.evaluate()
    #expect(log == ["work", "sleep"])
    #expect(system.agenda.count == 1)
  }

  @Test("A rule acts once until the system is reset")
  func reset() {
    system.add(rule("a", if: hungry))
    system.assertFact(hungry)
    system.evaluate()
    system.evaluate()
    #expect(log == ["a"])
    system.reset()
    #expect(system.facts.isEmpty && system.executed.isEmpty && system.agenda.count == 1)
    system.evaluate()
    #expect(log == ["a"])
    system.assertFact(hungry)
    system.evaluate()
    #expect(log == ["a", "a"])
    system.removeAllRules()
    #expect(system.rules.isEmpty && system.agenda.isEmpty)
  }

  @Test("A predicate on the system's state asserts a fact, or takes it back")
  func predicates() {
    system.state["food"] = 2
    system.add(
      GKNSPredicateRule(
        predicate: NSPredicate(format: "food < 5"), assertingFact: hungry, grade: 0.5))
    system.add(
      GKNSPredicateRule(
        predicate: NSPredicate(format: "food > 5"), assertingFact: tired, grade: 1))
    system.evaluate()
    #expect(system.grade(forFact: hungry) == 0.5 && system.grade(forFact: tired) == 0)
    system.add(
      GKNSPredicateRule(
        predicate: NSPredicate(format: "food == 2"), retractingFact: hungry, grade: 0.5))
    system.evaluate()
    #expect(system.facts.isEmpty)
  }
}
