import ViewRuntime

/// Whatever answers the ticks of a frame clock with pictures: a window, or a test.
@MainActor
package protocol FrameSource: AnyObject {
  /// Queues a touch for the next frame.
  func send(_ event: TouchEvent)

  /// Queues what is typed for the next frame, in order with the touches.
  func send(_ input: TypedInput)

  /// The picture at `time`, seconds since the start; times never go back.
  func frame(at time: Double) -> Frame

  /// Light or dark, as its views ask the window to be; nil where it says nothing.
  var appearance: HostConfiguration.Appearance? { get }
}

extension FrameSource {
  /// Nobody types where there is no field.
  package func send(_ input: TypedInput) {}

  package var appearance: HostConfiguration.Appearance? { nil }
}

extension ViewHost: FrameSource {
  package var appearance: HostConfiguration.Appearance? { colorScheme == .dark ? .dark : .light }
}
