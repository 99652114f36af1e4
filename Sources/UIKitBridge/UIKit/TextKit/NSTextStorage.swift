import Foundation
@_spi(Runtime) import ViewRuntime

/// Hears when a text was edited, before and after its layout managers do.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
  /// Attributes may be changed here, and characters.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Attributes alone may be changed here.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// A text with attributes whose layout managers hear of each change. Ranges are in units of UTF-16.
///
/// A subclass that keeps the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited` in the last two.
nonisolated open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  public private(set) var layoutManagers: [NSLayoutManager] = []
  public weak var delegate: (any NSTextStorageDelegate)?
  /// What was edited since `beginEditing`, or is being told.
  public private(set) var editedMask: EditActions = []
  public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  public private(set) var changeInLength = 0
  /// A view that shows the text.
  var onEdit: (() -> Void)?
  /// How many `beginEditing` wait for their end.
  private var editings = 0

  public init() { super.init(string: "") }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open override var length: Int { string.utf16.count }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    if layoutManagers.contains(where: { $0 === aLayoutManager }) { return }
    layoutManagers.append(aLayoutManager)
    // Layout managers, delegates and views live on the main thread.
    nonisolated(unsafe) let text = self
    assumeMainActor { aLayoutManager.textStorage = text }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    assumeMainActor { aLayoutManager.textStorage = nil }
  }

  // MARK: Edits

  open override func beginEditing() { editings += 1 }

  open override func endEditing() {
    editings = max(editings - 1, 0)
    if editings == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Tells of a change: at once, or when the last `endEditing` comes.
  ///
  /// - Parameters:
  ///   - editedRange: in the text as it was.
  ///   - delta: by how many units of UTF-16 it has grown.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let after = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    self.editedRange =
      self.editedMask.isEmpty ? after : NSUnionRange(self.editedRange, after)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editings == 0 { processEditing() }
  }

  open func processEditing() {
    // What the delegate changes is part of the same edit.
    editings += 1
    // As above.
    nonisolated(unsafe) let text = self
    assumeMainActor {
      text.delegate?.textStorage(
        text, willProcessEditing: text.editedMask, range: text.editedRange,
        changeInLength: text.changeInLength)
      text.delegate?.textStorage(
        text, didProcessEditing: text.editedMask, range: text.editedRange,
        changeInLength: text.changeInLength)
    }
    editings -= 1
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    assumeMainActor {
      text.onEdit?()
      for manager in text.layoutManagers { manager.textChanged() }
    }
  }

  // MARK: The two changes of which all others are made

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: What is read, by what a subclass may override

  /// What the methods of Foundation read: a copy of a text that a subclass keeps.
  private var readable: NSAttributedString? {
    type(of: self) == NSTextStorage.self ? nil : plainCopy
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    guard let readable else {
      return super.attribute(
        attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return readable.attribute(
      attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard let readable else {
      return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return readable.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let readable else {
      return super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }
    readable.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let readable else {
      return super.enumerateAttribute(
        attrName, in: enumerationRange, options: opts, using: block)
    }
    readable.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    readable?.attributedSubstring(from: range) ?? super.attributedSubstring(from: range)
  }

  // MARK: All other changes

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.forEachAttributes(in: NSRange(location: 0, length: attrString.length)) {
      setAttributes(
        $0, range: NSRange(location: range.location + $1.location, length: $1.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var parts: [([NSAttributedString.Key: Any], NSRange)] = []
    forEachAttributes(in: range) { parts.append(($0, $1)) }
    for (attributes, part) in parts {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: part)
    }
    endEditing()
  }
}

extension NSAttributedString {
  /// Hands over the attributes of each part of `range` in which they are the same, by what a subclass may override.
  func forEachAttributes(
    in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var place = range.location
    while place < range.location + range.length {
      var same = NSRange()
      let attributes = attributes(at: place, effectiveRange: &same)
      let end = min(max(same.location + same.length, place + 1), range.location + range.length)
      body(attributes, NSRange(location: place, length: end - place))
      place = end
    }
  }

  /// A plain string of the same letters and attributes.
  var plainCopy: NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    forEachAttributes(in: NSRange(location: 0, length: copy.length)) {
      copy.setAttributes($0, range: $1)
    }
    return copy
  }
}
