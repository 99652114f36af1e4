import Foundation
import NIOHTTP1

/// Who may see the page, open the socket, and load what the session has written. There is nothing else to be had.
///
/// The token keeps strangers out. `Host` is checked so that a foreign name that is made to point to
/// this machine (DNS rebinding) gets nothing, and `Origin` so that no other page in the user's browser
/// may open the socket.
struct AccessRules: Sendable {
  var token: AccessToken
  /// Names and addresses of this machine, in lower case; of IPv6 in brackets.
  var hosts: Set<String>
  var port: Int

  enum Answer: Equatable {
    case page
    case socket
    /// The file of this number, if it also has this name.
    case file(Int, name: String)
    case refusal(HTTPResponseStatus)
  }

  /// What a request is answered with, before any upgrade.
  func answer(to head: HTTPRequestHead) -> Answer {
    guard let host = single("host", in: head), isOurs(host) else { return .refusal(.forbidden) }
    let path = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0].isEmpty, token.matches(parts[1]) else {
      return .refusal(.notFound)
    }
    guard head.method == .GET else { return .refusal(.methodNotAllowed) }
    if parts.count == 5, parts[2] == "files", let id = Int(parts[3]),
      let name = parts[4].removingPercentEncoding
    {
      return .file(id, name: name)
    }
    guard parts.count == 3 else { return .refusal(.notFound) }
    switch parts[2] {
    case "": return .page
    case "socket":
      let isSameOrigin = single("origin", in: head)?.lowercased() == "http://" + host.lowercased()
      return isSameOrigin ? .socket : .refusal(.forbidden)
    default: return .refusal(.notFound)
    }
  }

  /// The value of a header that must be there once.
  private func single(_ name: String, in head: HTTPRequestHead) -> String? {
    let values = head.headers[name]
    return values.count == 1 ? values[0] : nil
  }

  private func isOurs(_ host: String) -> Bool {
    var name = Substring(host.lowercased())
    var givenPort = 80
    let end = name.lastIndex(of: "]") ?? name.startIndex
    if let colon = name[end...].lastIndex(of: ":") {
      guard let number = Int(name[name.index(after: colon)...]) else { return false }
      givenPort = number
      name = name[..<colon]
    }
    return givenPort == port && hosts.contains(String(name))
  }
}
