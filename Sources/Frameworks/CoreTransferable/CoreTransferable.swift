// What can be carried from one program to another stands in SwiftUI's modules here.
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers
