import Observation
import OpenCombine

/// Objects that all windows of a program have in their environment, each by its type.
@MainActor
package enum ProgramEnvironment {
  private static var changes: [(inout EnvironmentValues) -> Void] = []

  /// Takes `object` where it is observable, of either kind; others are in no environment.
  package static func provide(_ object: AnyObject) {
    if let object = object as? any ObservableObject {
      add(object)
    } else if let object = object as? any AnyObject & Observable {
      add(object)
    }
  }

  private static func add<Object: AnyObject>(_ object: Object) {
    changes.append { $0[EnvironmentObjectKey<Object>.self] = object }
  }

  /// Puts what was provided into `values`.
  package static func apply(to values: inout EnvironmentValues) {
    for change in changes { change(&values) }
  }
}
