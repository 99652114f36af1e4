/// What prepares inputs for a model that follows in a pipeline.
enum FeatureTransform: Sendable {
  /// Several inputs one behind another, each with its number of columns.
  case vector([(name: String, count: Int)])
  case scale(shifts: [Double], factors: [Double])
  /// One column a category, of which one is 1.
  case oneHot(ClassLabels, failsForOthers: Bool)
  case normalize(Int64)
  /// Some columns of an array.
  case extract([Int])
  /// One column a key.
  case dictionary(ClassLabels)
  /// A number in place of one that stands for "none".
  case fill([Double], for: Double)
  /// A number a word, or a word a number, and one for all others.
  case numbers([String: Int64], others: Int64)
  case words([Int64: String], others: String)
  case identity

  init?(_ message: WireMessage) throws {
    if let vector = try message.message(602) {
      self = .vector(
        try vector.messages(1).map { ($0.string(1) ?? "", Int(clamping: $0.integer(2))) })
    } else if let scaler = try message.message(604) {
      self = .scale(shifts: try scaler.doubles(1), factors: try scaler.doubles(2))
    } else if let encoder = try message.message(600) {
      let labels = try ClassLabels(encoder, words: 1, numbers: 2)
      self = .oneHot(labels, failsForOthers: encoder.integer(11) == 0)
    } else if let normalizer = try message.message(607) {
      self = .normalize(normalizer.integer(1))
    } else if let extractor = try message.message(609) {
      self = .extract(try extractor.integers(1).map { Int(clamping: $0) })
    } else if let keys = try message.message(603) {
      self = .dictionary(try ClassLabels(keys, words: 1, numbers: 2))
    } else if let imputer = try message.message(601) {
      guard let filler = try Self.filler(imputer) else { return nil }
      self = filler
    } else if let mapping = try message.message(606) {
      self = try Self.mapping(mapping)
    } else if message.has(900) {
      self = .identity
    } else {
      return nil
    }
  }

  private static func filler(_ message: WireMessage) throws -> FeatureTransform? {
    let values: [Double] =
      if message.has(1) {
        [message.double(1)]
      } else if message.has(2) {
        [Double(message.integer(2))]
      } else {
        try message.message(4)?.doubles(1)
          ?? message.message(5)?.integers(1).map { Double($0) } ?? []
      }
    guard !values.isEmpty else { return nil }
    let none = message.has(12) ? Double(message.integer(12)) : message.double(11)
    return .fill(values, for: message.has(11) || message.has(12) ? none : .nan)
  }

  private static func mapping(_ message: WireMessage) throws -> FeatureTransform {
    if let map = try message.message(1) {
      let pairs = try map.messages(1).map { ($0.string(1) ?? "", $0.integer(2)) }
      return .numbers(
        Dictionary(pairs, uniquingKeysWith: { $1 }), others: message.integer(102))
    }
    let pairs = try message.message(2)?.messages(1).map { ($0.integer(1), $0.string(2) ?? "") }
    return .words(
      Dictionary(pairs ?? [], uniquingKeysWith: { $1 }), others: message.string(101) ?? "")
  }

  /// - Parameter declared: the model's own inputs, of which all but `vector` take the first.
  func value(
    of inputs: [String: PredictionValue], declared: [PredictionModel.Feature]
  ) throws -> PredictionValue {
    if case .vector(let parts) = self {
      return .array(
        try parts.flatMap { part in
          guard let numbers = inputs[part.name]?.numbers, numbers.count == part.count else {
            throw PredictionError.input(part.name)
          }
          return numbers
        })
    }
    guard let name = declared.first?.name, let input = inputs[name] else {
      throw PredictionError.input(declared.first?.name ?? "")
    }
    guard let value = value(of: input) else { throw PredictionError.input(name) }
    return value
  }

  private func value(of input: PredictionValue) -> PredictionValue? {
    switch self {
    case .vector: nil
    case .identity: input
    case .oneHot(let labels, let failsForOthers):
      Self.place(of: input, in: labels).map { place in
        .array((0..<labels.count).map { $0 == place ? 1 : 0 })
      } ?? (failsForOthers ? nil : .array([Double](repeating: 0, count: labels.count)))
    case .dictionary(let labels):
      switch (input, labels) {
      case (.stringMap(let map), .strings(let keys)): .array(keys.map { map[$0] ?? 0 })
      case (.integerMap(let map), .integers(let keys)): .array(keys.map { map[$0] ?? 0 })
      default: nil
      }
    case .numbers(let map, let others):
      if case .string(let word) = input { .integer(map[word] ?? others) } else { nil }
    case .words(let map, let others):
      if case .integer(let number) = input { .string(map[number] ?? others) } else { nil }
    default: input.numbers.flatMap { changed($0) }.map { Self.like(input, $0) }
    }
  }

  private func changed(_ numbers: [Double]) -> [Double]? {
    /// One value for all columns, or one a column.
    func part(_ values: [Double], _ index: Int) -> Double? {
      values.count == 1 ? values[0] : values.indices.contains(index) ? values[index] : nil
    }
    switch self {
    case .scale(let shifts, let factors):
      return numbers.indices.map {
        (numbers[$0] + (part(shifts, $0) ?? 0)) * (part(factors, $0) ?? 1)
      }
    case .normalize(let kind):
      let length =
        switch kind {
        case 0: numbers.map(abs).max() ?? 0
        case 1: numbers.reduce(0) { $0 + abs($1) }
        default: numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
        }
      return length > 0 ? numbers.map { $0 / length } : numbers
    case .extract(let columns):
      guard columns.allSatisfy(numbers.indices.contains) else { return nil }
      return columns.map { numbers[$0] }
    case .fill(let values, let none):
      return numbers.indices.map { index in
        let isNone = none.isNaN ? numbers[index].isNaN : numbers[index] == none
        return isNone ? part(values, index) ?? numbers[index] : numbers[index]
      }
    default: return nil
    }
  }

  /// Single numbers stay such.
  private static func like(_ input: PredictionValue, _ numbers: [Double]) -> PredictionValue {
    if case .array = input { .array(numbers) } else { .number(numbers.first ?? 0) }
  }

  private static func place(of input: PredictionValue, in labels: ClassLabels) -> Int? {
    switch (input, labels) {
    case (.string(let word), .strings(let labels)): labels.firstIndex(of: word)
    case (.integer(let number), .integers(let labels)): labels.firstIndex(of: number)
    default: nil
    }
  }
}
