import ViewContent
import ViewRuntime

/// What holds around a bar and not in it, for what opens from the bar.
private struct AroundBar {
  let textSize: DynamicTypeSize
  let labelStyle: AnyLabelStyle

  init(_ values: EnvironmentValues) {
    (textSize, labelStyle) = (values.dynamicTypeSize, values.labelStyle)
  }
}

private struct AroundBarKey: EnvironmentKey { static var defaultValue: AroundBar? { nil } }

extension View {
  /// The words of a bar, which do not grow with the user's text.
  nonisolated package func barWords() -> some View {
    modifier(
      EnvironmentModifier { values in
        if values[AroundBarKey.self] == nil { values[AroundBarKey.self] = AroundBar(values) }
        values.dynamicTypeSize = .large
      })
  }

  /// Gives back what holds around the bar from which this opens.
  nonisolated func leavingBar() -> some View {
    modifier(
      EnvironmentModifier { values in
        guard let around = values[AroundBarKey.self] else { return }
        values.dynamicTypeSize = around.textSize
        values.labelStyle = around.labelStyle
        values[AroundBarKey.self] = nil
      })
  }
}
