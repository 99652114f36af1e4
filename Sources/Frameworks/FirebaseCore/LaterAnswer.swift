import Foundation

/// Does the work at once and tells of its outcome later on the main queue, as an answer of a server comes.
package func answerLater<Value>(
  _ completion: ((Result<Value, any Error>) -> Void)?, _ work: () throws -> Value
) {
  let outcome = Result { try work() }
  guard let completion else { return }
  // Only the main queue uses them from here on.
  nonisolated(unsafe) let call = { completion(outcome) }
  DispatchQueue.main.async { call() }
}

/// The same for a completion that takes a value or else an error.
package func answerLater<Value>(
  _ completion: ((Value?, (any Error)?) -> Void)?, _ work: () throws -> Value
) {
  answerLater(
    completion.map { completion in
      { (outcome: Result<Value, any Error>) in
        switch outcome {
        case .success(let value): completion(value, nil)
        case .failure(let error): completion(nil, error)
        }
      }
    }, work)
}

/// The same for a completion that takes an error alone.
package func answerLater(_ completion: (((any Error)?) -> Void)?, _ work: () throws -> Void) {
  answerLater(
    completion.map { completion in
      { (outcome: Result<Void, any Error>) in
        if case .failure(let error) = outcome { completion(error) } else { completion(nil) }
      }
    }, work)
}
