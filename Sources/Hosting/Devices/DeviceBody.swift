import Foundation
import Geometry
import Jobs
import ViewCatalog
import ViewRuntime

/// A device from the front, with its screen off: the metal at the edge, glass, and its buttons.
struct DeviceBody: View {
  let device: DeviceModel

  private var radius: Double {
    switch (device.kind, device.top) {
    case (.phone, .homeButton): 58
    case (.pad, .homeButton): 36
    case (.watch, _): device.cornerRadius + device.border.side
    default: device.cornerRadius + device.border.side
    }
  }

  /// How much of the border is metal, in points.
  private var metal: Double { device.kind == .pad ? 4 : 5 }

  var body: some View {
    ZStack {
      buttons
      ZStack {
        outline.fill(
          LinearGradient(
            stops: [
              .init(color: Color(white: 0.74), location: 0),
              .init(color: Color(white: 0.42), location: 0.06),
              .init(color: Color(white: 0.56), location: 0.5),
              .init(color: Color(white: 0.42), location: 0.94),
              .init(color: Color(white: 0.74), location: 1),
            ], startPoint: .leading, endPoint: .trailing))
        outline.inset(by: 1.2).fill(Color(white: 0.2))
        outline.inset(by: metal).fill(.black)
      }
      .padding(DeviceModel.buttonReach)
      if device.top == .homeButton { homeButton }
      if device.top == .homeButton, device.kind == .phone { earpiece }
    }
    .frame(width: device.bodySize.width, height: device.bodySize.height)
  }

  private var outline: RoundedRectangle {
    RoundedRectangle(cornerRadius: radius, style: .continuous)
  }

  /// A slit above the screen.
  private var earpiece: some View {
    Capsule().fill(Color(white: 0.16)).frame(width: device.width * 0.16, height: 6)
      .position(x: device.bodySize.width / 2, y: device.screenInBody.minY * 0.52)
  }

  /// A ring in the middle of what lies below the screen.
  private var homeButton: some View {
    let size = device.bodySize
    let screen = device.screenInBody
    let diameter = device.border.end * 0.62
    return Circle().stroke(Color(white: 0.32), lineWidth: 2)
      .frame(width: diameter, height: diameter)
      .position(x: size.width / 2, y: (screen.maxY + size.height - DeviceModel.buttonReach) / 2)
  }

  @ViewBuilder private var buttons: some View {
    let size = device.bodySize
    switch device.kind {
    case .phone:
      // Action, louder, softer on the left, and the side button, as shares of the height.
      button(at: 0.185, length: 0.037, x: DeviceModel.buttonReach)
      button(at: 0.262, length: 0.072, x: DeviceModel.buttonReach)
      button(at: 0.352, length: 0.072, x: DeviceModel.buttonReach)
      button(at: 0.30, length: 0.115, x: size.width - DeviceModel.buttonReach)
    case .watch:
      button(at: 0.33, length: 0.17, x: size.width - DeviceModel.buttonReach, thickness: 6)
      button(at: 0.62, length: 0.2, x: size.width - DeviceModel.buttonReach, thickness: 3)
    case .pad: EmptyView()
    }
  }

  private func button(
    at place: Double, length: Double, x: Double, thickness: Double = 5
  ) -> some View {
    let size = device.bodySize
    return RoundedRectangle(cornerRadius: 1.5)
      .fill(
        LinearGradient(
          colors: [Color(white: 0.36), Color(white: 0.6), Color(white: 0.36)],
          startPoint: .top, endPoint: .bottom)
      )
      .frame(width: thickness, height: size.height * length)
      .position(x: x, y: size.height * place)
  }
}

/// What lies over the screen of a device that is shown as a thing: the piece that holds the camera.
struct DeviceCamera: View {
  let device: DeviceModel

  var body: some View {
    ZStack {
      switch device.top {
      case .island:
        let frame = IslandShape.frame(on: device)
        Capsule().fill(.black).frame(width: frame.width, height: frame.height)
          .position(x: frame.midX, y: frame.midY)
      case .notch(let width):
        NotchShape(width: width, height: min(34, device.safeAreaTop - 13)).fill(.black)
      case .homeButton, .plain: EmptyView()
      }
    }
    .frame(width: device.width, height: device.height)
  }
}

/// A piece at the upper edge with round corners below, and small ones that lead into it.
struct NotchShape: Shape {
  let width: Double
  let height: Double

  func path(in rect: CGRect) -> Path {
    let (small, large) = (6.0, 20.0)
    let (left, right) = (rect.midX - width / 2, rect.midX + width / 2)
    var path = Path()
    path.move(to: CGPoint(x: left - small, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: left, y: rect.minY + small), control: CGPoint(x: left, y: rect.minY))
    path.addLine(to: CGPoint(x: left, y: rect.minY + height - large))
    path.addArc(
      center: CGPoint(x: left + large, y: rect.minY + height - large), radius: large,
      startAngle: .degrees(180), endAngle: .degrees(90), clockwise: true)
    path.addArc(
      center: CGPoint(x: right - large, y: rect.minY + height - large), radius: large,
      startAngle: .degrees(90), endAngle: .degrees(0), clockwise: true)
    path.addLine(to: CGPoint(x: right, y: rect.minY + small))
    path.addQuadCurve(
      to: CGPoint(x: right + small, y: rect.minY), control: CGPoint(x: right, y: rect.minY))
    path.closeSubpath()
    return path
  }
}
