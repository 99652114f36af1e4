import AppIntents
import Foundation
import SwiftUI

// Buttons and toggles in the control centre. There is none here: a program may declare them, and they are shown nowhere.

@preconcurrency @MainActor
public protocol ControlWidgetConfiguration {}

@preconcurrency @MainActor
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @MainActor var body: Body { get }
}

extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> Self { self }
  public func description(_ description: LocalizedStringResource) -> Self { self }
  public func promptsForUserConfiguration() -> Self { self }
}

public protocol ControlWidgetTemplate {}

@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildBlock<Template: ControlWidgetTemplate>(_ template: Template) -> Template {
    template
  }
}

/// Where a control learns what it shows.
public protocol ControlValueProvider: Sendable {
  associatedtype Value: Sendable
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider: Sendable {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value: Sendable
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

public struct StaticControlConfiguration: ControlWidgetConfiguration {
  public init<Template: ControlWidgetTemplate>(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Template
  ) {}
  public init<Provider: ControlValueProvider, Template: ControlWidgetTemplate>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Template
  ) {}
}

public struct AppIntentControlConfiguration: ControlWidgetConfiguration {
  public init<Intent: ControlConfigurationIntent, Template: ControlWidgetTemplate>(
    kind: String, intent: Intent.Type = Intent.self,
    @ControlWidgetTemplateBuilder content: @escaping (Intent) -> Template
  ) {}
  public init<Provider: AppIntentControlValueProvider, Template: ControlWidgetTemplate>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Template
  ) {}
}

public struct ControlWidgetButton: ControlWidgetTemplate {
  public init<Label: View, Action: AppIntent>(
    action: Action, @ViewBuilder label: @escaping () -> Label
  ) {}
  public init<Label: View, Action: AppIntent>(
    action: Action, @ViewBuilder label: @escaping (Bool) -> Label
  ) {}
  public init<Action: AppIntent>(_ title: LocalizedStringKey, action: Action) {}
  public init<Action: AppIntent, ActionLabel: View>(
    _ title: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

public struct ControlWidgetToggle: ControlWidgetTemplate {
  public init<Action: SetValueIntent, ValueLabel: View>(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  public init<Action: SetValueIntent>(_ title: LocalizedStringKey, isOn: Bool, action: Action) {}
  public init<Label: View, ValueLabel: View, Action: SetValueIntent>(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetTemplate {
  public func tint(_ color: Color?) -> Self { self }
  public func disabled(_ isDisabled: Bool) -> Self { self }
}

/// Renews controls in the control centre: there is none here.
public final class ControlCenter: @unchecked Sendable {
  public static let shared = ControlCenter()
  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}
