import Foundation

/// Whether a parameter of an intent is known well enough. Nobody asks here: no assistant runs a program's intents.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  // It holds nothing.
  public required override init() { super.init() }

  open class func needsValue() -> Self { Self() }
  open class func notRequired() -> Self { Self() }
  open class func unsupported() -> Self { Self() }
  open class func unsupported(withReason reason: Int, alternativeItems: [Any]?) -> Self { Self() }
  open class func confirmationRequired(withItemToConfirm item: Any?, forReason reason: Int) -> Self
  {
    Self()
  }
}

/// The same for a parameter of one type.
open class _INValueResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with value: Value) -> Self { Self() }
  open class func disambiguation(with values: [Value]) -> Self { Self() }
  open class func confirmationRequired(with value: Value?) -> Self { Self() }
}

public typealias INStringResolutionResult = _INValueResolutionResult<String>
public typealias INBooleanResolutionResult = _INValueResolutionResult<Bool>
public typealias INIntegerResolutionResult = _INValueResolutionResult<Int>
public typealias INDoubleResolutionResult = _INValueResolutionResult<Double>
public typealias INURLResolutionResult = _INValueResolutionResult<URL>
public typealias INDateComponentsResolutionResult = _INValueResolutionResult<DateComponents>
public typealias INPersonResolutionResult = _INValueResolutionResult<INPerson>
public typealias INSpeakableStringResolutionResult = _INValueResolutionResult<INSpeakableString>
public typealias INObjectResolutionResult = _INValueResolutionResult<INObject>
