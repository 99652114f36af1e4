import Geometry
import ViewContent

extension ChartContent {
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    attributed(.accessibility(MarkAccessibility(label: label)))
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    attributed(.accessibility(MarkAccessibility(label: Text(labelKey))))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    attributed(.accessibility(MarkAccessibility(label: Text(label))))
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    attributed(.accessibility(MarkAccessibility(value: value)))
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    attributed(.accessibility(MarkAccessibility(value: Text(valueKey))))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    attributed(.accessibility(MarkAccessibility(value: Text(value))))
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    attributed(.accessibility(MarkAccessibility(identifier: identifier)))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    attributed(.accessibility(MarkAccessibility(isHidden: hidden)))
  }
}
