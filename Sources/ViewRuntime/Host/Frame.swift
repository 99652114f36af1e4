import Drawing

/// What is seen at one time.
package struct Frame: Sendable {
  /// Grows whenever the picture may have changed.
  package var number: Int
  package var displayList: DisplayList

  package init(number: Int, displayList: DisplayList) {
    self.number = number
    self.displayList = displayList
  }
}
