import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

// What iOS 26 tells of drags and drops. Views are not dragged from program to program here: all of this waits.

nonisolated public struct DragConfiguration: Hashable, Sendable {
  nonisolated public struct OperationsWithinApp: Hashable, Sendable {
    public var allowCopy = true
    public var allowMove = false
    public var allowDelete = false
    public var allowAlias = false
    public init(
      allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false,
      allowAlias: Bool = false
    ) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
      self.allowAlias = allowAlias
    }
  }

  nonisolated public struct OperationsOutsideApp: Hashable, Sendable {
    public var allowCopy = true
    public var allowMove = false
    public var allowDelete = false
    public var allowAlias = false
    public init(
      allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false,
      allowAlias: Bool = false
    ) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
      self.allowAlias = allowAlias
    }
  }

  public var operationsWithinApp: OperationsWithinApp
  public var operationsOutsideApp: OperationsOutsideApp

  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  public init(allowMove: Bool, allowDelete: Bool = false) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete))
  }
}

nonisolated public struct DragSession: Identifiable, Sendable {
  nonisolated public struct ID: Hashable, Sendable {
    private let number: Int
    public func matches(_ other: DropSession.ID) -> Bool { false }
  }
  nonisolated public enum Phase: Hashable, Sendable {
    case initial, active, ending(DropOperation), ended(DropOperation), dataTransferCompleted
  }
  public let id: ID
  public let phase: Phase
  public let location: CGPoint

  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

nonisolated public struct DropConfiguration: Hashable, Sendable {
  public var operation: DropOperation
  public var acceptedItemCount: Int?
  public init(operation: DropOperation, acceptedItemCount: Int? = nil) {
    self.operation = operation
    self.acceptedItemCount = acceptedItemCount
  }
}

nonisolated public struct DropSession: Identifiable, Sendable {
  nonisolated public struct ID: Hashable, Sendable {
    fileprivate let number: Int
    public func matches(_ other: DragSession.ID) -> Bool { false }
  }
  nonisolated public enum Phase: Hashable, Sendable {
    case entering, active, exiting, ended(DropOperation), dataTransferCompleted
  }
  nonisolated public struct LocalSession: Sendable {
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
  }
  public let id: ID
  public let phase: Phase
  public let location: CGPoint
  public let size: CGSize
  public let itemsCount: Int
  public let localSession: LocalSession?
  public let suggestedOperations: DropOperation.Set

  /// A drop that is done, at a point of the view on which it was.
  fileprivate init(endedAt point: CGPoint, _ item: DragItem) {
    id = ID(number: 1)
    phase = .ended(.copy)
    location = point
    size = .zero
    itemsCount = item.values.count
    localSession = LocalSession()
    suggestedOperations = [.copy]
  }
}

/// How the pictures of what is dragged lie.
nonisolated public struct DragDropPreviewsFormation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case `default`, list, `none`, pile, stack }
  private let kind: Kind
  public static let `default` = DragDropPreviewsFormation(kind: .default)
  public static let list = DragDropPreviewsFormation(kind: .list)
  public static let none = DragDropPreviewsFormation(kind: .none)
  public static let pile = DragDropPreviewsFormation(kind: .pile)
  public static let stack = DragDropPreviewsFormation(kind: .stack)
}

extension DropOperation {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let cancel = Set(rawValue: 1)
    public static let copy = Set(rawValue: 2)
    public static let move = Set(rawValue: 4)
    public static let delete = Set(rawValue: 8)
    public static let forbidden = Set(rawValue: 16)
    public static let alias = Set(rawValue: 32)
  }
}

extension View {
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    self
  }
  nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation)
    -> some View
  { self }
  nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation)
    -> some View
  { self }
  nonisolated public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }
  nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void)
    -> some View
  { self }
  nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void)
    -> some View
  { self }
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    modifier(
      DropDestination(
        accepts: { isEnabled && !$0.values(of: T.self).isEmpty },
        perform: { item, point, _ in
          action(item.values(of: T.self), DropSession(endedAt: point, item))
          return true
        }))
  }
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}
