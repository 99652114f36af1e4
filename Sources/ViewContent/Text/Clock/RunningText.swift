import Foundation

/// What a format writes of a value that goes with the clock: `Text(.currentDate, format:)`.
///
/// Formats are values: what the closures hold of them is not shared.
nonisolated struct RunningText: Equatable, @unchecked Sendable {
  let text: (_ now: Date) -> AttributedString
  /// When it is another one; nil for never.
  let nextChange: (_ now: Date) -> Date?
  /// What it is made of, to be compared.
  private let parts: Parts

  private struct Parts: Equatable {
    let source: AnyHashable
    let format: AnyHashable
  }

  init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F,
    attributed: @escaping (F.FormatOutput) -> AttributedString
  ) where F.FormatInput == V {
    text = { attributed(format.format(source.value($0))) }
    nextChange = { now in
      let value = source.value(now)
      let next =
        source.isRising ? format.discreteInput(after: value) : format.discreteInput(before: value)
      return next.flatMap(source.time)
    }
    parts = Parts(source: source.kind, format: AnyHashable(format))
  }

  static func == (left: RunningText, right: RunningText) -> Bool { left.parts == right.parts }
}

extension Text {
  /// A value that goes with the clock, as a format writes it; the text goes on by itself.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(storage: .running(RunningText(source, format) { AttributedString($0) }))
  }

  /// A value that goes with the clock, as a format writes it; the text goes on by itself.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(storage: .running(RunningText(source, format) { $0 }))
  }

  /// A value as a format writes it, with the looks that it gives to parts.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .attributed(format.format(input)))
  }
}
