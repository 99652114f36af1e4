import Foundation
import Inert

/// What is known of a service beside its name.
public struct NWTXTRecord: Hashable, Sendable {
  public let dictionary: [String: String]
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
}

/// Looks for services nearby: there are none here, and it waits as on a network that is down.
public final class NWBrowser: @unchecked Sendable {
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }
  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable {
      case none
      case bonjour(NWTXTRecord)
    }
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result)
    }
    public let endpoint: NWEndpoint
    public let metadata: Metadata
    public let interfaces: [NWInterface]
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public private(set) var state = State.setup
  public var browseResults: Set<Result> { [] }

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }

  public func start(queue: DispatchQueue) {
    Inert.note("Network", "no service is found: there is no network to look in")
    state = .waiting(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }

  public func cancel() { state = .cancelled }
}

/// Waits for connections from others: none come here.
public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public struct Service: Hashable, Sendable {
    public var name: String?
    public var type: String
    public var domain: String?
    public init(name: String? = nil, type: String, domain: String? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord
    ) { self.init(name: name, type: type, domain: domain) }
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var newConnectionLimit = Int.max
  public private(set) var state = State.setup

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    self.port = port
  }

  public func start(queue: DispatchQueue) {
    Inert.note("Network", "nobody connects: there is no network to listen to")
    state = .waiting(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }

  public func cancel() { state = .cancelled }
}
