import Foundation
import Inert

/// A port of a host.
public struct NWPort: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
  CustomDebugStringConvertible
{
  public let rawValue: UInt16
  public init?(rawValue: UInt16) { self.rawValue = rawValue }
  public init(integerLiteral value: UInt16) { rawValue = value }
  public init?(_ text: String) {
    guard let value = UInt16(text) else { return nil }
    rawValue = value
  }
  public static let any: NWPort = 0
  public static let http: NWPort = 80
  public static let https: NWPort = 443
  public static let ssh: NWPort = 22
  public var debugDescription: String { "\(rawValue)" }
}

/// Whom a connection is with.
public enum NWEndpoint: Hashable, Sendable {
  public typealias Port = NWPort

  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
    case name(String)
    public init(_ text: String) { self = .name(text) }
    public init(stringLiteral value: String) { self = .name(value) }
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String)
  case unix(path: String)
  case url(URL)
}

public enum NWError: Error, Hashable, Sendable, LocalizedError {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
  public var errorDescription: String? {
    switch self {
    case .posix(let code): String(cString: strerror(code.rawValue))
    case .dns(let code): "DNS error \(code)"
    case .tls(let code): "TLS error \(code)"
    }
  }
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable {
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice
  }
  public var serviceClass = ServiceClass.bestEffort
  public var acceptLocalOnly = false
  public var preferNoProxies = false
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {}
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {}
  public var allowLocalEndpointReuse = false
  public var includePeerToPeer = false
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public init() {}
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
}

/// A connection to another host. Programs reach none here, with or without `--network`: it waits for a network
/// that does not come, as on a telephone in a tunnel.
public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }

  /// What is done when a message has been handed on.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  public final class ContentContext: Sendable {
    public let identifier: String
    public init(identifier: String) { self.identifier = identifier }
    public static let defaultMessage = ContentContext(identifier: "default")
    public static let finalMessage = ContentContext(identifier: "final")
    public static let defaultStream = ContentContext(identifier: "stream")
  }

  private static let unreachable = NWError.posix(.ENETDOWN)

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  // Both are read and written under the lock.
  private var current = State.setup
  private var handler: (@Sendable (State) -> Void)?
  private let lock = NSLock()
  private var queue = DispatchQueue.main

  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    endpoint = .hostPort(host: host, port: port)
    self.parameters = parameters
  }

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }

  public var state: State { lock.withLock { current } }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  public var currentPath: NWPath? { nil }

  public func start(queue: DispatchQueue) {
    Inert.note("Network", "connections wait for a network that does not come")
    lock.withLock { self.queue = queue }
    tell(.preparing)
    tell(.waiting(Self.unreachable))
  }

  public func restart() { tell(.waiting(Self.unreachable)) }
  public func cancel() { tell(.cancelled) }
  public func forceCancel() { cancel() }

  public func send<Content: DataProtocol>(
    content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let done) = completion else { return }
    queue.async { done(Self.unreachable) }
  }

  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    queue.async { completion(nil, nil, true, Self.unreachable) }
  }

  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    queue.async { completion(nil, nil, true, Self.unreachable) }
  }

  private func tell(_ state: State) {
    lock.withLock { current = state }
    queue.async { [weak self] in self?.stateUpdateHandler?(state) }
  }
}

public enum NWProtocolTCP {
  // The program's settings: no connection reads them.
  public final class Options: @unchecked Sendable {
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var noDelay = false
    public var connectionTimeout = 0
    public init() {}
  }
}
public enum NWProtocolUDP {
  // Stores nothing.
  public final class Options: @unchecked Sendable { public init() {} }
}
public enum NWProtocolTLS {
  // Stores nothing.
  public final class Options: @unchecked Sendable { public init() {} }
}
