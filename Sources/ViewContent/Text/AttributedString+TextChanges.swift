import Foundation
import ViewGraphics
import ViewRuntime

/// The attributes of SwiftUI in an `AttributedString`.
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// Foundation's own elsewhere; on Linux it has none.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  /// What the attributes of this run change.
  var textChanges: [TextChange] {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var changes: [TextChange] = []
    if let url = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      changes += LinkedAddress.changes(to: url)
    }
    if let intent = self[Keys.InlinePresentationIntentAttribute.self] {
      changes += intent.textChanges
    }
    if let color = self[Keys.BackgroundColorAttribute.self] {
      changes.append(.background(AnyShapeStyle(color)))
    }
    changes += uiKitChanges
    if let font = self[Keys.FontAttribute.self] { changes.append(.font(font)) }
    if let color = self[Keys.ForegroundColorAttribute.self] {
      changes.append(.style(AnyShapeStyle(color)))
    }
    if let kern = self[Keys.KerningAttribute.self] { changes.append(.kerning(kern)) }
    if let tracking = self[Keys.TrackingAttribute.self] { changes.append(.tracking(tracking)) }
    if let offset = self[Keys.BaselineOffsetAttribute.self] {
      changes.append(.baselineOffset(offset))
    }
    if let line = self[Keys.UnderlineStyleAttribute.self] { changes.append(.underline(line)) }
    if let line = self[Keys.StrikethroughStyleAttribute.self] {
      changes.append(.strikethrough(line))
    }
    return changes
  }
}
