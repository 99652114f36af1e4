// The half of AVFoundation that is heard.
@_exported import AVFoundation
