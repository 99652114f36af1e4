// The rooms of the catalog under one name.
@_exported import CoreAnimation
@_exported import DrawingCommands
@_exported import UIKitBridge
@_exported import ViewContent
@_exported import ViewControls
@_exported import ViewGraphics
@_exported import ViewInteraction
@_exported import ViewLayout
@_exported import ViewNavigation
