// The effects of symbols, which SwiftUI brings along.
@_exported import SwiftUI
