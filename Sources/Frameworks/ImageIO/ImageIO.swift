// The files of pictures, which UIKit brings along.
@_exported import SwiftUI
