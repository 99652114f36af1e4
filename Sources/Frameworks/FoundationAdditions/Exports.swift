// What `import Foundation` brings on Apple's platforms and stands in modules of its own here. The command imports
// this into each file of a program.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
@_exported import FoundationNames
@_exported import Security
