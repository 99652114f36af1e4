import Dispatch

/// A queue that does one thing after another: Apple's platforms have a class for it, which an actor may run on.
public typealias DispatchSerialQueue = DispatchQueue
