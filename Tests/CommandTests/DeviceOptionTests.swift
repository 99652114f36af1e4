import Foundation
import Jobs
import Testing

@testable import halcyon

@Suite("Whose window a program has")
struct DeviceOptionTests {
  private func job(_ arguments: String...) throws -> RenderJob {
    try SceneOptions.parse(arguments).job(.render)
  }

  @Test("A device sets size, pixels and safe area, whatever the case of its name")
  func device() throws {
    for name in ["iPhone 17", "iphone 17", "IPHONE17"] {
      let job = try job("--device", name)
      #expect(job.width == 402 && job.height == 874 && job.scale == 3)
      #expect(job.safeArea == [62, 0, 34, 0] && job.pixelSize == (1206, 2622))
      #expect(!job.showsStatusBar && !job.showsBezel)
    }
  }

  @Test("Pixels per point may be others than the device's")
  func scale() throws {
    #expect(try job("--device", "iPad mini", "--scale", "1").pixelSize == (744, 1133))
  }

  @Test("A window that is nobody's has no safe area")
  func none() throws {
    let job = try job()
    #expect(job.width == 390 && job.height == 844 && job.scale == 3)
    #expect(job.safeArea == [0, 0, 0, 0] && job.device == nil)
  }

  @Test(
    "Presets are as many pixels as the places ask for",
    arguments: [
      ("story", 1080, 1920), ("reel", 1080, 1920), ("square", 1080, 1080), ("hd", 1920, 1080),
      ("4k", 3840, 2160), ("og", 1200, 630),
    ])
  func presets(name: String, width: Int, height: Int) throws {
    #expect(try job("--preset", name).pixelSize == (width, height))
    #expect(try job("--preset", name.uppercased()).pixelSize == (width, height))
  }

  @Test("A device around the program makes the picture larger, not the window")
  func bezel() throws {
    let job = try job("--bezel")
    #expect(job.device == "iPhone 17" && job.width == 402)
    // The body is 71.5 mm wide, 1295 points at 460 pixels to the inch; a point a side for rounding.
    let body = 71.5 / 25.4 * 460 / 3
    #expect(abs(Double(job.canvasSize.width) - body) <= 2 + 2 * 3)
  }

  @Test("The list names each device with its size, and is readable as JSON")
  func list() throws {
    for device in DeviceModel.all { #expect(DevicesCommand.text.contains(device.name)) }
    #expect(DevicesCommand.text.contains("402x874"))
  }
}

@Suite("What a program is given")
struct DataOptionTests {
  @Test("A setting has a name and any value")
  func settings() {
    #expect(Setting(argument: "name=Ada")?.value == "Ada")
    #expect(Setting(argument: "sum=a=b")?.value == "a=b")
    #expect(Setting(argument: "empty=")?.value == "")
    for text in ["name", "=Ada", "-name=Ada", "HALCYON_JOB=1", ""] {
      #expect(Setting(argument: text) == nil, "\(text)")
    }
  }

  @Test("Launch arguments are pairs, and a minus sign is not taken for a name")
  func arguments() throws {
    let options = try DataOptions.parse(["--set", "name=Ada Lovelace", "--set", "n=-5"])
    #expect(options.arguments == ["-name", "Ada Lovelace", "-n", "\"-5\""])
    #expect(options.environment == ["name": "Ada Lovelace", "n": "-5"])
  }

  @Test("A file that is not there is an input that is missing")
  func missing() throws {
    let options = try DataOptions.parse(["--data", "/nowhere/x.json"])
    #expect(throws: CommandFailure.self) { try options.files() }
    #expect(try DataOptions.parse([]).files() == nil)
  }
}
