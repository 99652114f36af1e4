import Foundation
import Geometry
import ViewInteraction
import ViewRuntime

extension ForEach where Content: View {
  /// Takes items of type `T` that are dropped between the rows, or at their ends.
  ///
  /// - Parameter action: gets the items, and the number of the row before which they were dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    takingDrops(accepts: { !$0.values(of: T.self).isEmpty }) { action($0.values(of: T.self), $1) }
  }

  /// Takes what is dropped between the rows; `insert` gets it, and the number of the row before which it was dropped.
  nonisolated package func takingDrops(
    accepts: @escaping (DragItem) -> Bool, insert: @escaping (DragItem, Int) -> Void
  ) -> ForEach<Data, ID, ModifiedContent<Content, DropDestination>> {
    mapped { row, index in
      row.modifier(
        DropDestination(
          accepts: accepts,
          perform: { item, point, size in
            guard let index = index() else { return false }
            insert(item, point.y < size.height / 2 ? index : index + 1)
            return true
          }, reach: RowDrops.reach))
    }
  }
}

private enum RowDrops {
  /// The insets of a row of a list, at most.
  static let reach = CGSize(width: 20, height: 16)
}
