import Foundation
import ViewInteraction

/// What is carried from one view to another.
package struct DragItem {
  /// The values, as they were handed over.
  package let values: [Any]

  package init(_ values: [Any]) { self.values = values }

  /// The values of that type: those that are of it, what providers hold, and texts of addresses.
  package func values<T>(of type: T.Type) -> [T] {
    values.compactMap { value in
      if let value = value as? T { return value }
      if let held = (value as? NSItemProvider)?.object {
        return held as? T ?? (held as? NSString).flatMap { String($0) as? T }
      }
      return (value as? URL)?.absoluteString as? T
    }
  }

  /// The values as providers.
  package var providers: [NSItemProvider] {
    values.map { $0 as? NSItemProvider ?? NSItemProvider(object: $0) }
  }
}
