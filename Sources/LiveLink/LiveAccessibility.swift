import Foundation

/// What one element of a program says to those who do not see its picture.
package struct LiveAccessibilityElement: Hashable, Sendable, Codable {
  /// The same for as long as the element is there; from 1 on.
  package var id: Int
  /// As `inspect --accessibility` prints it: `button`, `slider`, `list`.
  package var role: String
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  /// As `inspect --accessibility` prints them: `header`, `selected`.
  package var traits: [String]?
  /// 1 to 6; nil for what is no heading, or one whose level was not said.
  package var headingLevel: Int?
  /// Nil stands for true.
  package var isEnabled: Bool?
  /// Whether the program has assistive technologies go to it.
  package var isFocused: Bool?
  /// What can be done with it, by name, in the order of `LiveElementUse.action`.
  package var actions: [String]?
  /// Whether it can be made larger or smaller by a step.
  package var isAdjustable: Bool?
  /// Where it is seen: left, top, width and height in points, to a tenth.
  package var frame: [Double]
  /// Where a finger goes down to use it, where that is not the middle.
  package var touchPoint: [Double]?

  package init(id: Int, role: String, frame: [Double]) {
    (self.id, self.role, self.frame) = (id, role, frame)
  }

  /// Whether it differs from `other` in nothing but its place.
  package func differsOnlyInPlace(from other: LiveAccessibilityElement) -> Bool {
    var moved = other
    (moved.frame, moved.touchPoint) = (frame, touchPoint)
    return moved == self
  }
}

/// How a program's tree of elements differs from what was told of it before.
package struct LiveAccessibilityChange: Hashable, Sendable, Codable {
  /// Whether nothing of what was told before holds.
  package var isWhole = false
  /// Elements that are new or say something else.
  package var elements: [LiveAccessibilityElement] = []
  /// Elements that are elsewhere: their number, left, top, width and height, and the touch point's two
  /// where it is not the middle.
  package var places: [[Double]] = []
  /// The elements inside of one, in reading order, where they are others than before; 0 is the window. Whoever
  /// stands in no such list is gone.
  package var children: [Int: [Int]] = [:]

  package init() {}

  package var isEmpty: Bool {
    !isWhole && elements.isEmpty && places.isEmpty && children.isEmpty
  }
}

/// What somebody does with an element by other means than a finger.
package struct LiveElementUse: Hashable, Sendable, Codable {
  package enum Action: Hashable, Sendable, Codable {
    /// One of the element's `actions`, by its number.
    case perform(Int)
    case increment, decrement
    /// Assistive technologies have come to it, or have left it.
    case focus, blur
  }

  package var action: Action
  /// The element's `id` in what its user was told.
  package var element: Int
  /// Where the element stands in the whole tree, by numbers of children from the window on: what the program
  /// makes of `element`, so that the same happens when all is simulated again.
  package var path: [Int]?

  package init(_ action: Action, of element: Int) {
    (self.action, self.element) = (action, element)
  }
}

/// What stands at a place of the picture.
package struct LiveInspection: Hashable, Sendable, Codable {
  /// A view whose body is the program's own code.
  package struct View: Hashable, Sendable, Codable {
    /// With its module: `main.CounterView`.
    package var type: String
    /// Left, top, width and height in points.
    package var frame: [Double]

    package init(type: String, frame: [Double]) { (self.type, self.frame) = (type, frame) }
  }

  /// From the outermost to the innermost.
  package var views: [View]
  /// What the element at that place says, if there is one.
  package var label: String?

  package init(views: [View], label: String? = nil) { (self.views, self.label) = (views, label) }
}

/// Where a view that was asked for stands in the sources.
package struct LiveSourcePlace: Hashable, Sendable, Codable {
  /// The view's type, as the program calls it.
  package var view: String
  package var file: String
  /// From 1 on.
  package var line: Int
  /// What was found at `line`: the view's declaration, or the text that it shows there.
  package var isDeclaration: Bool
  /// Left, top, width and height of the view, in points.
  package var frame: [Double]

  package init(view: String, file: String, line: Int, isDeclaration: Bool, frame: [Double]) {
    (self.view, self.file, self.line) = (view, file, line)
    (self.isDeclaration, self.frame) = (isDeclaration, frame)
  }
}
