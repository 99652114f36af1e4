import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// What can be handed from one program to another, and in which forms.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One form, or several, in which a value is handed over. Nothing is here, so they are only named.
public protocol TransferRepresentation<Item> {
  associatedtype Item
}

/// Several forms, the best first; and those of values that are handed over as they are.
public struct TransferRepresentations<Item>: TransferRepresentation, Sendable {
  public init() {}
}

@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form
  where Form.Item == Item { form }
  public static func buildBlock<Form: TransferRepresentation>(_ form: Form) -> Form
  where Form.Item == Item { form }
  @_disfavoredOverload
  public static func buildBlock<each Form: TransferRepresentation>(
    _ forms: repeat each Form
  ) -> TransferRepresentations<Item> {
    TransferRepresentations()
  }
}

extension String: Transferable {
  public static var transferRepresentation: TransferRepresentations<String> {
    TransferRepresentations()
  }
}
extension URL: Transferable {
  public static var transferRepresentation: TransferRepresentations<URL> {
    TransferRepresentations()
  }
}
extension Data: Transferable {
  public static var transferRepresentation: TransferRepresentations<Data> {
    TransferRepresentations()
  }
}
extension Color: Transferable {
  public static var transferRepresentation: TransferRepresentations<Color> {
    TransferRepresentations()
  }
}
extension Image: Transferable {
  public static var transferRepresentation: TransferRepresentations<Image> {
    TransferRepresentations()
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: TransferRepresentations<AttributedString> {
    TransferRepresentations()
  }
}
