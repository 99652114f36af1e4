import Foundation

/// Something that is done where something is so.
open class GKRule: NSObject {
  /// Rules of a greater one are asked first.
  open var salience = 0
  private let predicate: ((GKRuleSystem) -> Bool)?
  private let action: ((GKRuleSystem) -> Void)?

  public override init() { (predicate, action) = (nil, nil) }

  public init(
    blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
    action: @escaping (GKRuleSystem) -> Void
  ) { (self.predicate, self.action) = (predicate, action) }

  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate?(system) ?? false }
  open func performAction(in system: GKRuleSystem) { action?(system) }
}

/// A rule that asserts a fact where a predicate is true of a system's state, or takes it back.
open class GKNSPredicateRule: GKRule {
  public let predicate: NSPredicate
  private let change: (GKRuleSystem) -> Void

  public init(predicate: NSPredicate, assertingFact fact: NSObject, grade: Float) {
    self.predicate = predicate
    change = { $0.assertFact(fact, grade: grade) }
    super.init()
  }

  public init(predicate: NSPredicate, retractingFact fact: NSObject, grade: Float) {
    self.predicate = predicate
    change = { $0.retractFact(fact, grade: grade) }
    super.init()
  }

  open override func evaluatePredicate(in system: GKRuleSystem) -> Bool {
    predicate.evaluate(with: system.state)
  }
  open override func performAction(in system: GKRuleSystem) { change(system) }
}

/// What is known, to what grade from 0 to 1, and the rules by which more becomes known.
open class GKRuleSystem: NSObject {
  /// Whatever the rules go by.
  public let state = NSMutableDictionary()
  open private(set) var rules: [GKRule] = []
  /// Those that are to be asked yet, in their order.
  open private(set) var agenda: [GKRule] = []
  /// Those whose action was done, in that order.
  open private(set) var executed: [GKRule] = []
  private var grades: [(fact: NSObject, grade: Float)] = []

  public override init() { super.init() }

  // MARK: Rules

  open func add(_ rule: GKRule) { add([rule]) }
  open func add(_ new: [GKRule]) {
    rules += new
    agenda = Self.ordered(agenda + new)
  }
  open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

  /// The more salient first, of equals the one that was added earlier.
  private static func ordered(_ rules: [GKRule]) -> [GKRule] {
    rules.enumerated().sorted {
      ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset)
    }.map(\.element)
  }

  /// Asks the rules in their order, each once until `reset()`. One that is true acts; facts that it changes may make
  /// others true, so that the rest are asked again from the first.
  open func evaluate() {
    while let index = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
      let rule = agenda.remove(at: index)
      executed.append(rule)
      rule.performAction(in: self)
    }
  }

  /// Forgets all facts, and has all rules to be asked.
  open func reset() {
    grades = []
    executed = []
    agenda = Self.ordered(rules)
  }

  // MARK: Facts

  open var facts: [Any] { grades.map(\.fact) }

  private func index(_ fact: NSObject) -> Int? { grades.firstIndex { $0.fact.isEqual(fact) } }

  /// 0 for what is not a fact.
  open func grade(forFact fact: NSObject) -> Float { index(fact).map { grades[$0].grade } ?? 0 }

  /// The least grade of several facts: how far all of them are so.
  open func minimumGrade(forFacts facts: [Any]) -> Float {
    facts.map { grade(forFact: ($0 as? NSObject) ?? NSNull()) }.min() ?? 0
  }
  /// The greatest grade of several facts: how far any of them is so.
  open func maximumGrade(forFacts facts: [Any]) -> Float {
    facts.map { grade(forFact: ($0 as? NSObject) ?? NSNull()) }.max() ?? 0
  }

  open func assertFact(_ fact: NSObject) { assertFact(fact, grade: 1) }

  /// Adds to a fact's grade, up to 1.
  open func assertFact(_ fact: NSObject, grade: Float) {
    guard let index = index(fact) else { return grades.append((fact, min(max(grade, 0), 1))) }
    grades[index].grade = min(max(grades[index].grade + grade, 0), 1)
  }

  open func retractFact(_ fact: NSObject) { retractFact(fact, grade: 1) }

  /// Takes from a fact's grade; one of 0 is no fact any more.
  open func retractFact(_ fact: NSObject, grade: Float) {
    guard let index = index(fact) else { return }
    grades[index].grade -= grade
    if grades[index].grade <= 0 { grades.remove(at: index) }
  }
}
