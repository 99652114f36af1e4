import Foundation
import FoundationAdditions

/// An order of objects that still knows their type.
// Its order is set when it is made.
final class TypedSortDescriptor<Compared>: NSSortDescriptor, @unchecked Sendable {
  let descriptor: SortDescriptor<Compared>

  init(_ descriptor: SortDescriptor<Compared>) {
    self.descriptor = descriptor
    let compare = descriptor.comparisonInOrder
    super.init(
      keyPath: \NSObject.self, ascending: true,
      comparator: { left, right in
        guard let one = left as? Compared, let other = right as? Compared else {
          return .orderedSame
        }
        return compare(one, other)
      })
  }

  /// An order of objects is kept in no archive.
  required init?(coder: NSCoder) { nil }
}

extension NSSortDescriptor {
  /// The same order, for objects of one type.
  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self.init(
      keyPath: \NSObject.self, ascending: true,
      comparator: TypedSortDescriptor(descriptor).comparator)
  }
}

extension [NSSortDescriptor] {
  /// The orders that know the type of what they compare.
  func typed<Compared>() -> [SortDescriptor<Compared>] {
    compactMap { ($0 as? TypedSortDescriptor<Compared>)?.descriptor }
  }
}
