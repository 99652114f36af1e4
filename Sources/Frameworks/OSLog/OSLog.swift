@_exported import UnifiedLogging
