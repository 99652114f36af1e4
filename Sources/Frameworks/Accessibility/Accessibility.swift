// What Apple's framework of this name declares is SwiftUI's here, which brings it along there.
@_exported import Foundation
@_exported import SwiftUI
