// Apple's platforms have all strategies already.
@_exported import SnapshotTesting

#if os(Linux)
@_exported import HalcyonTesting
#endif
