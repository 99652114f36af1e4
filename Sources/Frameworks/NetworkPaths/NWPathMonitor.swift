@_exported import Foundation
import FoundationAdditions
import Inert

/// Tells whether there is a network: none, as for all of a program, unless the command is told `--network`; then
/// Wi-Fi.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  // Both are read and written under the lock.
  private var handler: (@Sendable (NWPath) -> Void)?
  private var queue: DispatchQueue?
  private let required: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]

  public init() { (required, prohibited) = (nil, []) }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    (required, prohibited) = (requiredInterfaceType, [])
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    (required, prohibited) = (nil, prohibitedInterfaceTypes)
  }

  /// Called with the path once, when the monitor starts: the network of a run does not change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public var currentPath: NWPath {
    let isOpen = NWPath.isOnline && required ?? .wifi == .wifi && !prohibited.contains(.wifi)
    return NWPath(isOpen: isOpen)
  }

  public func start(queue: DispatchQueue) {
    lock.withLock { self.queue = queue }
    queue.async { [weak self] in
      guard let self, self.queue != nil else { return }
      self.pathUpdateHandler?(self.currentPath)
    }
  }

  public func cancel() {
    lock.withLock { (handler, queue) = (nil, nil) }
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  public struct Iterator: AsyncIteratorProtocol {
    var path: NWPath?
    /// The path once; then it waits, since nothing changes, until its task is cancelled.
    public mutating func next() async -> NWPath? {
      if let path {
        self.path = nil
        return path
      }
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
      return nil
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}

/// How a computer is connected.
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  let isOpen: Bool

  static var isOnline: Bool { NetworkAccess.isOpen }

  public var status: Status { isOpen ? .satisfied : .unsatisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { isOpen }
  public var supportsIPv6: Bool { isOpen }
  public var supportsDNS: Bool { isOpen }
  public var availableInterfaces: [NWInterface] {
    isOpen ? [NWInterface(type: .wifi, name: "en0", index: 1)] : []
  }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    isOpen && type == .wifi
  }
}

/// What a path goes through.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: CaseIterable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
  public let index: Int
}
