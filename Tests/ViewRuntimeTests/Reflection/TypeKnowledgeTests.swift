import Testing

@testable @_spi(Runtime) import ViewRuntime

@Suite("What is looked up about types beforehand")
@MainActor
struct TypeKnowledgeTests {
  private struct Pair<First, Second> {}
  private enum Choice<Content> { case none, some(Content) }
  private struct Packed<each Content> {}

  private func arguments(_ type: Any.Type) -> [ObjectIdentifier] {
    GenericArguments.of(type).map { ObjectIdentifier($0) }
  }

  private func identifiers(_ types: Any.Type...) -> [ObjectIdentifier] {
    types.map { ObjectIdentifier($0) }
  }

  @Test("The arguments of structures, enumerations and tuples are found, in their order")
  func arguments() {
    #expect(arguments(Pair<Int, String>.self) == identifiers(Int.self, String.self))
    #expect(arguments(Choice<Bool>.self) == identifiers(Bool.self))
    #expect(arguments(Int?.self) == identifiers(Int.self))
    #expect(arguments((Int, Bool, String).self) == identifiers(Int.self, Bool.self, String.self))
    #expect(arguments([String: Int].self) == identifiers(String.self, Int.self))
  }

  @Test("Types without arguments, with packs, and of other kinds have none")
  func noArguments() {
    let types: [Any.Type] = [
      Int.self, Packed<Int, Bool>.self, TypeKnowledgeTests.self, (() -> Void).self, Any.self,
      Void.self,
    ]
    for type in types { #expect(GenericArguments.of(type).isEmpty, "\(type)") }
  }

  @Test("A further question is put for each type that is found, once")
  func question() {
    final class Asked { var types: [ObjectIdentifier] = [] }
    let asked = Asked()
    var types = TypeKnowledge { type in
      asked.types.append(ObjectIdentifier(type))
      return type == Int.self
    }
    types.learn(Pair<Pair<Int, String>, Int>.self)
    let expected = identifiers(
      Pair<Pair<Int, String>, Int>.self, Pair<Int, String>.self, Int.self, String.self)
    #expect(asked.types.count == 4 && Set(asked.types) == Set(expected))
    #expect(types.count.affirmed == 1)
  }

  private struct Leaf: View {
    nonisolated(unsafe) static var count = 0
    init() { Self.count += 1 }
    var body: Never { fatalError("no body is asked for") }
  }

  private struct Inner: View {
    var body: some View {
      Leaf()
      Leaf()
    }
  }

  /// A view that is made of ever longer ones.
  private struct Growing<Content>: View {
    var body: Growing<Pair<Content, Content>> { Growing<Pair<Content, Content>>() }
  }

  @Test("All that bodies are made of is learned, and no view is made")
  func learning() {
    var knowledge = TypeKnowledge()
    knowledge.learn(root: Inner.self)
    let count = knowledge.count
    #expect(count.types > 5)
    knowledge.learn(Leaf.self)
    #expect(knowledge.count.types == count.types)
    #expect(Leaf.count == 0)
  }

  @Test("A type that grows without end is learned for a while")
  func growth() {
    var knowledge = TypeKnowledge(mostTypes: 30)
    knowledge.learn(Growing<Int>.self)
    #expect(knowledge.count.types <= 60)
  }
}
