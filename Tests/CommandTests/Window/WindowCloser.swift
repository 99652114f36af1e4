import Foundation

/// Asks a window to close, as a window manager does for the button in its title bar.
///
/// Xlib's own functions, found at run time: no window manager is there, and xdotool only has ways
/// that tear the window away from its program.
enum WindowCloser {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Intern =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Send =
    @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Int32

  /// Whether the message was sent.
  static func close(window: UInt, display: String) -> Bool {
    guard let library = dlopen("libX11.so.6", RTLD_NOW),
      let open = dlsym(library, "XOpenDisplay"), let intern = dlsym(library, "XInternAtom"),
      let send = dlsym(library, "XSendEvent"), let close = dlsym(library, "XCloseDisplay"),
      let connection = unsafeBitCast(open, to: Open.self)(display)
    else { return false }
    let atom = unsafeBitCast(intern, to: Intern.self)
    // An XClientMessageEvent, in a room as large as any event.
    let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
    defer { event.deallocate() }
    event.initializeMemory(as: UInt8.self, repeating: 0, count: 192)
    event.storeBytes(of: 33, as: Int32.self)
    event.storeBytes(of: window, toByteOffset: 32, as: UInt.self)
    event.storeBytes(
      of: atom(connection, "WM_PROTOCOLS", 0), toByteOffset: 40, as: UInt.self)
    event.storeBytes(of: 32, toByteOffset: 48, as: Int32.self)
    event.storeBytes(
      of: atom(connection, "WM_DELETE_WINDOW", 0), toByteOffset: 56, as: UInt.self)
    let isSent = unsafeBitCast(send, to: Send.self)(connection, window, 0, 0, event) != 0
    // Closing sends what is waiting.
    _ = unsafeBitCast(close, to: Close.self)(connection)
    return isSent
  }
}
