@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Pixels
import Testing
import ViewRuntime

@testable import Hosting
@testable import Jobs

@Suite("Devices")
struct DeviceModelTests {
  @Test("Names are told apart, and found in any case, with or without what stands between words")
  func names() {
    #expect(Set(DeviceModel.all.map { DeviceModel.key($0.name) }).count == DeviceModel.all.count)
    #expect(DeviceModel.named("ipad pro 13-inch")?.name == "iPad Pro 13")
    #expect(DeviceModel.named("IPHONE 16E")?.name == "iPhone 16e")
    #expect(DeviceModel.named("iPhone se (2nd Generation)")?.width == 375)
    #expect(DeviceModel.named("Walkman") == nil)
  }

  @Test(
    "Screens have as many pixels as Apple's specifications say",
    arguments: [
      ("iPhone 17", 1206, 2622), ("iPhone 17 Pro Max", 1320, 2868), ("iPhone Air", 1260, 2736),
      ("iPhone 16", 1179, 2556), ("iPhone 16 Plus", 1290, 2796), ("iPhone 14", 1170, 2532),
      ("iPhone 14 Plus", 1284, 2778), ("iPhone SE", 750, 1334), ("iPhone 11", 828, 1792),
      ("iPhone X", 1125, 2436), ("iPhone XS Max", 1242, 2688), ("iPad mini", 1488, 2266),
      ("iPad Air 11", 1640, 2360), ("iPad Air 13", 2048, 2732), ("iPad Pro 11", 1668, 2420),
      ("iPad Pro 13", 2064, 2752), ("Apple Watch Series 11 46mm", 416, 496),
      ("Apple Watch Series 11 42mm", 374, 446), ("Apple Watch SE 40mm", 324, 394),
    ])
  func pixels(name: String, width: Int, height: Int) throws {
    let device = try #require(DeviceModel.named(name))
    #expect(device.width * device.scale == Double(width))
    #expect(device.height * device.scale == Double(height))
  }

  @Test("Bodies are larger than their screens, by a few millimetres where there is no button")
  func bodies() {
    for device in DeviceModel.all {
      let millimetres = device.border.side / device.pointsPerInch * 25.4
      #expect(millimetres > 1 && millimetres < 12, "\(device.name): \(millimetres)")
      if device.kind == .phone, device.top != .homeButton {
        #expect(abs(device.border.side - device.border.end) < 8, "\(device.name)")
      }
    }
  }
}

@Suite("A device around a program")
@MainActor
struct DeviceFrameTests {
  private func job(_ name: String, bar: Bool = true, bezel: Bool = true) throws -> RenderJob {
    let device = try #require(DeviceModel.named(name))
    var job = RenderJob()
    (job.width, job.height, job.scale) = (device.width, device.height, 1)
    (job.device, job.showsStatusBar, job.showsBezel) = (name, bar, bezel)
    return job
  }

  /// What is seen around a program that is all of one colour.
  private func picture(
    _ job: RenderJob, _ color: ColorComponents = ColorComponents(red: 0, green: 0, blue: 1),
    dark: Bool = false
  ) throws -> Bitmap {
    let frame = try #require(DeviceFrame(job: job))
    let content = DisplayList([
      .fill(
        Path(CGRect(x: 0, y: 0, width: job.width, height: job.height)), FillStyle(), .color(color))
    ])
    let list = frame.picture(
      of: content, appearance: dark ? .dark : .light, at: Date(timeIntervalSince1970: 0))
    let bitmap = Bitmap(width: job.pixelSize.width, height: job.pixelSize.height)
    Painter(jobs: 1).paint(list, into: bitmap, scale: 1, background: .clear)
    return bitmap
  }

  private func pixel(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> [UInt8] {
    bitmap.pixelBytes(Int(x), Int(y))
  }

  @Test(
    "The program lies in the screen, the corners of which are round, and nothing lies around the body"
  )
  func places() throws {
    for name in ["iPhone 17", "iPhone 14", "iPhone SE", "iPad Air 11", "Apple Watch SE 40mm"] {
      let job = try job(name)
      let device = try #require(job.deviceModel)
      let screen = device.screenInBody
      let bitmap = try picture(job)
      #expect(pixel(bitmap, screen.midX, screen.midY) == [0, 0, 255, 255], "\(name)")
      #expect(pixel(bitmap, 0, 0)[3] == 0, "\(name)")
      // The glass beside the screen is black.
      #expect(pixel(bitmap, screen.minX - 2, screen.midY) == [0, 0, 0, 255], "\(name)")
      let corner = pixel(bitmap, screen.minX + 1, screen.minY + 1)
      #expect((corner == [0, 0, 255, 255]) == (device.cornerRadius == 0), "\(name)")
    }
  }

  @Test("The bar is dark on a light program and light on a dark one")
  func colors() throws {
    let job = try job("iPhone 17", bezel: false)
    let ground = ColorComponents(red: 0.5, green: 0.5, blue: 0.5)
    for dark in [false, true] {
      let bitmap = try picture(job, ground, dark: dark)
      var ink = 0
      for y in 20..<48 {
        for x in 20..<130 {
          let value = pixel(bitmap, Double(x), Double(y))[0]
          if dark ? value > 240 : value < 15 { ink += 1 }
        }
      }
      // Four figures and a colon of 17 points cover about 90 square points.
      #expect((40...200).contains(ink), "\(dark): \(ink)")
    }
  }

  @Test("An island covers the middle of the bar only where the device is shown")
  func island() throws {
    let bare = try picture(job("iPhone 17", bezel: false))
    #expect(pixel(bare, 201, 31) == [0, 0, 255, 255])
    let job = try job("iPhone 17")
    let device = try #require(job.deviceModel)
    let screen = device.screenInBody
    let shown = try picture(job)
    #expect(pixel(shown, screen.minX + 201, screen.minY + 31) == [0, 0, 0, 255])
  }

  @Test("The bar's clock follows the program's and makes a new picture each minute")
  func clock() throws {
    let frame = try #require(DeviceFrame(job: job("iPhone 17", bezel: false)))
    func number(_ seconds: Double) -> Int {
      _ = frame.picture(
        of: DisplayList([]), appearance: .light, at: Date(timeIntervalSince1970: seconds))
      return frame.barNumber
    }
    let first = number(0)
    #expect(number(59.9) == first)
    #expect(number(60) != first)
  }

  @Test("Nothing is added where nothing is asked for")
  func nothing() throws {
    #expect(DeviceFrame(job: try job("iPhone 17", bar: false, bezel: false)) == nil)
    #expect(DeviceFrame(job: RenderJob()) == nil)
  }
}

extension Bitmap {
  /// Red, green, blue and alpha of a pixel.
  fileprivate func pixelBytes(_ x: Int, _ y: Int) -> [UInt8] {
    (0..<4).map { bytes.load(fromByteOffset: y * rowBytes + 4 * x + $0, as: UInt8.self) }
  }
}
