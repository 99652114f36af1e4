import Foundation
import LoadedPictures
import SwiftUI

extension WebImage {
  private func changed(_ change: (inout LoadedPicture) -> Void) -> Self {
    var result = self
    change(&result.picture)
    return result
  }

  private func configured(_ change: @escaping @Sendable (Image) -> Image) -> Self {
    changed { $0 = $0.configured(change) }
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Self {
    configured { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }

  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self {
    configured { $0.renderingMode(mode) }
  }

  public func interpolation(_ interpolation: Image.Interpolation) -> Self {
    configured { $0.interpolation(interpolation) }
  }

  public func antialiased(_ isAntialiased: Bool) -> Self {
    configured { $0.antialiased(isAntialiased) }
  }

  /// What is shown until the picture is there, and where it cannot be had.
  public func placeholder<Placeholder: View>(
    @ViewBuilder _ content: @escaping () -> Placeholder
  ) -> Self {
    changed { $0.placeholder = { AnyView(content()) } }
  }

  /// A picture that is shown until then.
  public func placeholder(_ image: Image) -> Self {
    changed { picture in
      let placeholder = picture.configured(image)
      picture.placeholder = { AnyView(placeholder) }
    }
  }

  /// What turns until the picture is there.
  public func indicator(_ indicator: Indicator<ProgressView<EmptyView, EmptyView>>) -> some View {
    var result = self
    if picture.placeholder == nil { result.picture.placeholder = { AnyView(indicator.content()) } }
    return result
  }

  /// A view of the program's own that turns until the picture is there.
  public func indicator<Turning: View>(
    @ViewBuilder _ content: @escaping (Binding<Bool>, Binding<Double>) -> Turning
  ) -> some View {
    var result = self
    if picture.placeholder == nil {
      result.picture.placeholder = { AnyView(content(.constant(true), .constant(0))) }
    }
    return result
  }

  public func transition(_ transition: SDWebImageTransition) -> Self {
    changed { $0.fade = transition.duration }
  }

  public func onSuccess(
    perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil
  ) -> Self {
    changed { picture in
      nonisolated(unsafe) let action = action  // Called on the main thread alone, as it was given.
      picture.onSuccess = { action?($0, nil, .none) }
    }
  }

  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> Self {
    changed { picture in
      nonisolated(unsafe) let action = action  // Called on the main thread alone, as it was given.
      picture.onFailure = { action?($0) }
    }
  }

  /// Pictures come whole: nobody is told of the way.
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> Self { self }
  public func retryOnAppear(_ flag: Bool) -> Self { self }
  public func cancelOnDisappear(_ flag: Bool) -> Self { self }
  public func customLoopCount(_ count: UInt?) -> Self { self }
  public func maxBufferSize(_ size: UInt?) -> Self { self }
  public func incrementalLoad(_ isIncremental: Bool) -> Self { self }
  public func pausable(_ flag: Bool) -> Self { self }
  public func purgeable(_ flag: Bool) -> Self { self }
  public func playbackRate(_ rate: Double) -> Self { self }
}

/// What turns while a picture is loaded.
public struct Indicator<Content: View>: Sendable {
  let content: @MainActor @Sendable () -> Content
}

extension Indicator where Content == ProgressView<EmptyView, EmptyView> {
  public static var activity: Self { Self { ProgressView() } }
  public static func activity(style: ActivityIndicatorStyle) -> Self { activity }
  public static var progress: Self { activity }

  public enum ActivityIndicatorStyle: Sendable { case medium, large }
}

/// How a picture comes.
public struct SDWebImageTransition: Sendable {
  let duration: Double
  public static let fade = Self(duration: 0.5)
  public static func fade(duration: Double) -> Self { Self(duration: duration) }
}

/// Where a picture was found.
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
