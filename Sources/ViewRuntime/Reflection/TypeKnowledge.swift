import Motion

/// What Swift's library looks up once in a process about the types of views, asked beforehand: for a process whose
/// copies would each have to ask again.
///
/// Nothing of the program runs: its types are looked at, and no value of them is made.
@MainActor
package struct TypeKnowledge {
  private var seen: Set<ObjectIdentifier> = []
  private var waiting: [Any.Type] = []
  private var affirmed = 0
  /// A view may be generic in a type that grows with each body.
  private let mostTypes: Int

  /// A further question about a type.
  private let question: (Any.Type) -> Bool

  package init(
    mostTypes: Int = 2000, asking question: @escaping (Any.Type) -> Bool = { _ in false }
  ) {
    (self.mostTypes, self.question) = (mostTypes, question)
  }

  /// Asks about a window that shows `type`.
  package mutating func learn<Root: View>(root type: Root.Type) {
    learn(RootView<Root>.self)
  }

  /// Asks about `type`, its body's type, and all that these are made of.
  mutating func learn(_ type: Any.Type) {
    waiting.append(type)
    while let next = waiting.popLast(), seen.count < mostTypes {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      waiting += GenericArguments.of(next)
      ask(question(next))
      if let view = next as? any View.Type { learn(view: view) }
      if let modifier = next as? any ViewModifier.Type { learn(modifier: modifier) }
    }
  }

  /// How many types it has asked about, and how many questions were answered with yes.
  package var count: (types: Int, affirmed: Int) { (seen.count, affirmed) }

  private mutating func learn<Content: View>(view: Content.Type) {
    waiting.append(Content.Body.self)
    ask(Content.self is any ExplicitlyIdentified.Type)
    ask(Content.self is any Equatable.Type)
    let isPrimitive = Content.self is any PrimitiveView.Type
    guard !isPrimitive, !(Content.self is any _HostedView.Type) else { return }
    ask(Content.self is any (View & Animatable).Type)
    ask(Content.Body.self is any CarriesMovement.Type)
    seen.insert(ObjectIdentifier(CompositeNode<Content>.self))
    ask(DynamicPropertyFields.of(Content.self).fields.isEmpty)
  }

  private mutating func learn<Modifier: ViewModifier>(modifier: Modifier.Type) {
    waiting.append(Modifier.Body.self)
    ask(Modifier.self is any Equatable.Type)
    guard !(Modifier.self is any PrimitiveModifier.Type) else { return }
    ask(Modifier.self is any (ViewModifier & Animatable).Type)
    ask(Modifier.Body.self is any CarriesMovement.Type)
    ask(DynamicPropertyFields.of(Modifier.self).fields.isEmpty)
  }

  /// Keeps the answer, or the optimizer leaves the question out.
  private mutating func ask(_ answer: Bool) { if answer { affirmed += 1 } }
}
