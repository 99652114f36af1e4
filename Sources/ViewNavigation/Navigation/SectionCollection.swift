import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// One section of a container's content: what was written as a `Section`, or views between two of them.
nonisolated public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, @unchecked Sendable {
    // Compared only; what it names belongs to the main thread.
    fileprivate let value: AnyHashable
  }

  /// Buttons at the end of a section: there are none here.
  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }

  public let id: ID
  /// What the section says to the container around it.
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  public var actions: Actions { Actions() }
}

/// All sections of a container's content.
nonisolated public struct SectionCollection: RandomAccessCollection, View {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor public var body: some View {
    ForEach(sections) { section in
      section.header
      section.content
      section.footer
    }
  }

  @MainActor fileprivate init(_ children: [ChildView]) {
    var sections: [SectionConfiguration] = []
    var (current, parts): (AnyHashable?, [SectionRole: [ChildView]]) = (nil, [:])
    func close() {
      guard let id = current else { return }
      sections.append(SectionConfiguration(id: .init(value: id), parts: parts))
    }
    for child in children {
      let place = child.trait(SectionPlace.self)
      // Views outside of any section make one of their own, named after the first of them.
      let isLoose = place == nil
      let id: AnyHashable =
        place.map { AnyHashable($0.section) }
        ?? (current?.base is ObjectIdentifier ? current! : AnyHashable(child.id))
      let continues = current == id || (isLoose && current?.base is ObjectIdentifier)
      if !continues {
        close()
        (current, parts) = (id, [:])
      }
      parts[place?.role ?? .content, default: []].append(child)
    }
    close()
    self.sections = sections
  }
}

extension SectionConfiguration {
  @MainActor fileprivate init(id: ID, parts: [SectionRole: [ChildView]]) {
    func views(_ role: SectionRole) -> SubviewsCollection {
      SubviewsCollection((parts[role] ?? []).map { Subview($0) })
    }
    self.init(
      id: id, containerValues: views(.values).first?.containerValues ?? ContainerValues(),
      header: views(.header), content: views(.content), footer: views(.footer))
  }
}

/// Which part of a section a view is.
enum SectionRole: Hashable { case header, content, footer, values }

/// Where a view stands among the sections of a container.
enum SectionPlace: ElementTrait {
  struct Value {
    let section: UUID
    let role: SectionRole
  }
}

/// A section whose parts know what they are.
struct CollectedSection<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  @State private var id = UUID()

  var body: some View {
    Group {
      // Nothing but what is said around the section; it is never shown.
      Color.clear.modifier(place(.values))
      header.modifier(place(.header))
      content.modifier(place(.content))
      footer.modifier(place(.footer))
    }
    .environment(\.isCollectingSections, false)
  }

  private func place(_ role: SectionRole) -> TraitModifier<SectionPlace> {
    TraitModifier(SectionPlace.self, value: SectionPlace.Value(section: id, role: role))
  }
}

private struct CollectingSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the sections here are wanted in parts.
  var isCollectingSections: Bool {
    get { self[CollectingSectionsKey.self] }
    set { self[CollectingSectionsKey.self] = newValue }
  }
}

/// A view made from the sections of another.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  fileprivate let base: Base
  fileprivate let transform: (SectionCollection) -> Result

  @MainActor public var body: some View {
    ChildrenView(base.environment(\.isCollectingSections, true), reachesViews: true) { children in
      transform(SectionCollection(children))
    }
  }
}

extension Group {
  /// Shows what `transform` makes of the sections of `view`.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The sections of a view, which are known once it is built.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection,
  DeferredElements, @unchecked Sendable
{
  // Made and shown on the main thread alone.
  package let rows: AnyView

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    fatalError("the sections of a container are known once they are built")
  }
}

extension ForEach {
  /// A row for each section of `view`.
  nonisolated public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    let rows = GroupSectionsOfContent(base: view) { sections in
      ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>(
        sections.sections, content: content)
    }
    self.init(
      deferred: ForEachSectionCollection(rows: AnyView(rows)), content: content,
      identify: { $0.id })
  }
}

// The names that these had when they were first shown.

extension Group {
  nonisolated public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}

extension ForEach {
  nonisolated public init<Base: View>(
    sectionOf view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(sections: view, content: content)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Whether a section of a sidebar has a sign to close it: on iOS those with `isExpanded` have one.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}
