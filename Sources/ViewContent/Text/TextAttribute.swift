import ViewRuntime

/// Something of one's own that a piece of text carries, for a `TextRenderer` to find.
public protocol TextAttribute {}

extension Text {
  /// Marks this text, and those inside it that do not carry an attribute of the same type.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed(.attribute(AnyTextAttribute(value)))
  }
}

/// An attribute whose type is hidden.
struct AnyTextAttribute: Equatable {
  let value: any TextAttribute
  /// Tells the types of attributes apart: a text carries one of each.
  let key: ObjectIdentifier

  init<T: TextAttribute>(_ value: T) {
    self.value = value
    key = ObjectIdentifier(T.self)
  }

  static func == (left: AnyTextAttribute, right: AnyTextAttribute) -> Bool {
    func open<T: TextAttribute>(_ value: T) -> Bool {
      (right.value as? T).map { ViewEquality.areEqual(value, $0) } ?? false
    }
    return left.key == right.key && open(left.value)
  }
}

/// The attributes of a run of text, at most one of each type.
struct TextAttributeList: Equatable {
  private var values: [ObjectIdentifier: AnyTextAttribute] = [:]

  var isEmpty: Bool { values.isEmpty }

  mutating func set(_ attribute: AnyTextAttribute) { values[attribute.key] = attribute }

  subscript<T: TextAttribute>(key: T.Type) -> T? {
    values[ObjectIdentifier(key)]?.value as? T
  }
}
