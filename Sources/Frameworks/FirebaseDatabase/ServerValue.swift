import Foundation

/// Values that the server works out when it writes them.
public class ServerValue: NSObject {
  static let key = ".sv"

  public class func timestamp() -> [AnyHashable: Any] { [key: "timestamp"] }
  public class func increment(_ delta: NSNumber) -> [AnyHashable: Any] {
    [key: ["increment": delta]]
  }

  static func node(for wish: Any, before: DataNode?) -> DataNode {
    guard let change = wish as? [String: Any], let delta = DataNode(change["increment"]),
      case .number(let delta) = delta
    else { return .number(NSNumber(value: Int64(Date().timeIntervalSince1970 * 1000))) }
    guard case .number(let number) = before else { return .number(delta) }
    let isWhole = [number, delta].allSatisfy { !["d", "f"].contains(String(cString: $0.objCType)) }
    return .number(
      isWhole
        ? NSNumber(value: number.int64Value &+ delta.int64Value)
        : NSNumber(value: number.doubleValue + delta.doubleValue))
  }
}
