@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Jobs
import Pixels
import ViewCatalog
import ViewRuntime

/// Draws what a device adds to its program's pictures: the status bar, and the device around the screen.
@MainActor
final class DeviceFrame {
  let device: DeviceModel
  private let job: RenderJob
  /// The device without its screen, when it is shown.
  private lazy var body = list(of: DeviceBody(device: device), size: canvas, isDark: false)
  private lazy var camera = list(of: DeviceCamera(device: device), size: screen.size, isDark: false)
  private var bars: [BarKey: DisplayList] = [:]
  private var lastBar: BarKey?
  /// Another one whenever the bar looks otherwise than before; under 2,000.
  private(set) var barNumber = 0

  private struct BarKey: Hashable {
    var time: String
    var date: String
    var isDark: Bool
  }

  /// Nil where nothing is to be added.
  init?(job: RenderJob) {
    guard job.showsStatusBar || job.showsBezel, let device = job.deviceModel else { return nil }
    self.device = device
    self.job = job
  }

  private var canvas: CGSize { job.canvasSize }
  /// The window in the picture.
  private var screen: CGRect {
    job.showsBezel
      ? device.screenInBody
      : CGRect(x: 0, y: 0, width: job.width, height: job.height)
  }

  /// The program's picture with all that belongs around it.
  ///
  /// - Parameters:
  ///   - appearance: that of the program, which the bar's colour follows.
  ///   - date: what the program's clock reads.
  func picture(
    of content: DisplayList, appearance: HostConfiguration.Appearance, at date: Date
  ) -> DisplayList {
    let isDark = appearance == .dark
    var inside = content
    if job.showsStatusBar { inside.append(contentsOf: bar(isDark: isDark, at: date)) }
    guard job.showsBezel else { return inside }
    var lit = DisplayList([
      .fill(
        Path(CGRect(origin: .zero, size: screen.size)), FillStyle(),
        .color(isDark ? .black : .white))
    ])
    lit.append(contentsOf: inside)
    lit.append(contentsOf: camera)
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      CGAffineTransform(translationX: screen.minX, y: screen.minY))
    effect.clip = Clip(
      path: Path(
        roundedRect: CGRect(origin: .zero, size: screen.size), cornerRadius: device.cornerRadius,
        style: .continuous))
    var whole = body
    whole.append(contentsOf: DisplayList([.layer(Layer(effect, lit))]))
    return whole
  }

  private func bar(isDark: Bool, at date: Date) -> DisplayList {
    let key = BarKey(
      time: job.statusTime ?? Self.clock(date), date: Self.day(date), isDark: isDark)
    if key != lastBar {
      lastBar = key
      barNumber = (barNumber + 1) % 2_000
    }
    if let known = bars[key] { return known }
    // A day's worth of minutes is kept at most.
    if bars.count > 1440 { bars = [:] }
    let view = ZStack {
      StatusBar(device: device, time: key.time, date: key.date)
      if device.safeAreaBottom > 0 { HomeIndicator(device: device) }
    }
    let list = list(of: view, size: screen.size, isDark: isDark)
    bars[key] = list
    return list
  }

  /// Twelve hours without a sign for which half of the day, as a device in the United States shows them.
  private static func clock(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// `Thu Jan 1`.
  private static func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(days[(parts.weekday ?? 1) - 1]) \(months[(parts.month ?? 1) - 1]) \(parts.day ?? 1)"
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  /// What a view draws in a window of its own that nobody else knows of.
  private func list(of view: some View, size: CGSize, isDark: Bool) -> DisplayList {
    var configuration = HostConfiguration()
    configuration.size = size
    configuration.scale = job.scale
    configuration.appearance = isDark ? .dark : .light
    configuration.isOffscreen = true
    return ViewHost(view.ignoresSafeArea(), configuration: configuration).frame(at: 0).displayList
  }
}
