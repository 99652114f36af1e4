import Foundation
import NIOCore

/// Where a browser finds the page.
package struct BrowserAddress: Sendable {
  package var token: AccessToken
  package var port: Int
  /// What the user wants to be bound: `127.0.0.1`, `0.0.0.0`, a name.
  package var host: String

  /// The addresses to open, the best one first. For a server on all interfaces: one for each of them
  /// that other machines may reach.
  package var urls: [String] { names.map { "http://\($0):\(port)/\(token)/" } }

  /// Whether other machines may reach it.
  package var isShared: Bool { !Self.loopback.contains(names[0]) }

  var rules: AccessRules {
    AccessRules(token: token, hosts: Set(names).union(acceptedNames), port: port)
  }

  private static let loopback: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  private var isEveryInterface: Bool { ["0.0.0.0", "::", "[::]", ""].contains(host) }

  private var names: [String] {
    guard isEveryInterface else { return [bracketed(host.lowercased())] }
    let reachable = interfaceAddresses.filter { !Self.loopback.contains($0) }
    // IPv4 first: it is shorter, and every phone in a home has it.
    let sorted = reachable.filter { !$0.hasPrefix("[") } + reachable.filter { $0.hasPrefix("[") }
    return sorted.isEmpty ? ["127.0.0.1"] : sorted
  }

  /// What a `Host` header may say beside the names that are shown.
  private var acceptedNames: Set<String> {
    if Self.loopback.contains(bracketed(host.lowercased())) { return Self.loopback }
    guard isEveryInterface else { return [] }
    let own = ProcessInfo.processInfo.hostName.lowercased()
    return Self.loopback.union(interfaceAddresses).union(own.isEmpty ? [] : [own, own + ".local"])
  }

  private var interfaceAddresses: [String] {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap { device in
      guard let address = device.address?.ipAddress, !address.hasPrefix("fe80") else { return nil }
      return bracketed(address)
    }
  }

  private func bracketed(_ host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }
}
