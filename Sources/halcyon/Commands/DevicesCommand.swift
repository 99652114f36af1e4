import ArgumentParser
import Foundation
import Jobs

/// `halcyon devices`: whose windows programs may have.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices and presets that --device and --preset know.")

  @Flag(help: "Answer in JSON.")
  var json = false

  private struct Answer: Encodable {
    var devices: [DeviceModel]
    var presets: [FramePreset]
  }

  func run() throws {
    guard !json else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let answer = Answer(devices: DeviceModel.all, presets: FramePreset.all)
      return print(String(decoding: try encoder.encode(answer), as: UTF8.self))
    }
    print(Self.text)
  }

  static var text: String {
    let width = (DeviceModel.all.map(\.name.count).max() ?? 0) + 2
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let devices = DeviceModel.all.map {
      padded($0.name, width) + padded("\(format($0.width))x\(format($0.height))", 11)
        + padded("@\(format($0.scale))", 4)
        + "safe area \(format($0.safeAreaTop)) above, \(format($0.safeAreaBottom)) below"
    }
    let presets = FramePreset.all.map {
      padded($0.name, width) + padded("\(format($0.width))x\(format($0.height))", 11)
        + padded("@\(format($0.scale))", 4) + $0.purpose
    }
    return
      (["Devices (--device), upright, in points:"] + devices
      + ["", "Presets (--preset):"] + presets).joined(separator: "\n")
  }
}
