// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The layers stand here from the bottom up; each target may import only what stands below it.
// ARCHITECTURE.md says why, and Scripts/check-imports compares the sources with its table.

/// The frameworks beside SwiftUI, each with what it rests on; all are in Sources/Frameworks.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("Security", ["FoundationNames"]),
  ("FoundationAdditions", ["Combine", "FoundationNames", "Security"]),
  ("UniformTypeIdentifiers", []),
  ("CryptoKit", ["CDigest"]), ("CommonCrypto", ["CryptoKit"]), ("CoreBluetooth", ["Inert"]),
  ("LinkPresentation", ["SwiftUI", "UIKit"]),
  ("UnifiedLogging", ["Inert"]), ("OSLog", ["UnifiedLogging"]),
  ("CoreLocation", ["Inert"]), ("CoreMotion", ["Inert"]), ("CoreHaptics", ["Inert"]),
  ("LocalAuthentication", ["Inert"]), ("GameplayKit", ["SpriteKit", "UIKit", "simd"]),
  ("UserNotifications", ["Inert", "CoreLocation"]),
  ("AudioToolbox", ["Inert", "ProgramSounds"]), ("CoreVideo", []), ("CoreMedia", ["CoreVideo"]),
  (
    "AVFoundation",
    [
      "Inert", "AudioToolbox", "CoreMedia", "FoundationNames", "ProgramSounds", "ProgramFilms",
      "QuartzCore",
      "CoreAnimation",
      "ViewRuntime", "Pixels", "Geometry",
    ]
  ),
  ("AVKit", ["Inert", "AVFoundation", "SwiftUI", "UIKit"]),
  ("MediaPlayer", ["Inert", "AVFoundation", "SwiftUI"]),
  ("AppIntents", ["Inert", "SwiftUI", "UniformTypeIdentifiers"]),
  ("ActivityKit", ["Inert", "SwiftUI"]),
  ("WidgetKit", ["ActivityKit", "Inert", "Intents", "AppIntents", "SwiftUI"]),
  ("AlarmKit", ["ActivityKit", "AppIntents", "Inert", "SwiftUI"]),
  ("ImagePlayground", ["Inert", "SwiftUI"]), ("StoreKit", ["Inert", "SwiftUI", "SwiftUIMacros"]),
  ("TipKit", ["SwiftUI", "SwiftUIMacros"]),
  ("Photos", ["AVFoundation", "CoreLocation", "UIKit"]),
  ("PhotosUI", ["Inert", "Photos", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]),
  ("AuthenticationServices", ["Inert", "SwiftUI", "UIKit"]),
  ("WebKit", ["Inert", "UIKit"]), ("SafariServices", ["Inert", "UIKit"]),
  ("MapKit", ["Inert", "CoreLocation", "SwiftUI", "UIKit"]),
  (
    "CoreImage",
    [
      "CQREncode", "CoreGraphics", "CoreVideo", "Decoders", "DrawingCommands", "Hosting", "Pixels",
      "ViewContent", "ViewGraphics", "ViewRuntime", "_Testing_CoreImage",
    ]
  ),
  ("NetworkPaths", ["FoundationAdditions", "Inert"]),
  (
    "CoreText",
    [
      "CoreGraphics", "DrawingCommands", "FoundationAdditions", "Geometry", "Typesetting",
      "ViewContent",
      "ViewGraphics",
    ]
  ),
  (
    "SpriteKit",
    ["AVFoundation", "CPhysics", "CoreImage", "SwiftUI", "UIKit", "ViewRuntime", "simd"]
  ),
  (
    "SceneKit",
    [
      "CoreAnimation", "CoreGraphics", "CoreText", "Geometry", "Pixels", "SwiftUI", "UIKit",
      "ViewRuntime", "simd",
    ]
  ),
  (
    "Metal",
    [
      "CShaderRows", "CoreAnimation", "CoreGraphics", "FoundationNames", "Pixels", "QuartzCore",
      "ShaderRows",
      "ViewRuntime",
    ]
  ),
  ("MetalKit", ["CoreGraphics", "Metal", "Pixels", "SwiftUI", "UIKit", "simd"]),
  ("UIDynamics", ["CPhysics", "SwiftUI"]),
  ("EventKit", ["CoreGraphics", "CoreLocation", "Inert"]), ("EventKitUI", ["EventKit", "UIKit"]),
  ("Contacts", ["Inert"]), ("ContactsUI", ["Contacts", "SwiftUI", "UIKit"]),
  ("HealthKit", ["Inert"]),
  ("CloudKit", ["CoreLocation", "Inert"]),
  ("CoreSpotlight", ["AppIntents", "Inert", "UniformTypeIdentifiers"]),
  ("PencilKit", ["CoreAnimation", "CoreGraphics", "UIKit", "ViewRuntime"]),
  ("QuickLook", ["SwiftUI", "UIKit"]),
  (
    "PDFKit", ["CoreGraphics", "Decoders", "DrawingCommands", "Inert", "Pixels", "UIKit"]
  ),
  ("Vision", ["CoreGraphics", "CoreImage", "CoreMedia", "CoreML", "Inert", "UIKit"]),
  // Packages that programs use and that cannot be built here.
  ("LoadedPictures", ["Decoders", "SwiftUI", "ViewContent"]),
  ("SDWebImageSwiftUI", ["LoadedPictures", "SwiftUI"]),
  (
    "Lottie",
    ["Decoders", "Pixels", "QuartzCore", "SwiftUI", "UIKit", "ViewContent", "ViewRuntime"]
  ),
  ("FirebaseCore", ["Inert"]), ("FirebaseAuth", ["FirebaseCore", "Inert"]),
  ("FirebaseFirestore", ["Combine", "FirebaseCore", "FoundationNames", "SwiftUI"]),
  ("FirebaseFirestoreSwift", ["FirebaseFirestore"]),
  ("FirebaseStorage", ["FirebaseCore", "Inert"]),
  ("FirebaseDatabase", ["FirebaseCore", "Inert"]),
  ("FirebaseDatabaseSwift", ["FirebaseDatabase"]),
  ("FirebaseAnalytics", ["FirebaseCore", "Inert", "SwiftUI"]),
  ("FirebaseCrashlytics", ["FirebaseCore", "Inert"]),
  ("FirebaseMessaging", ["FirebaseCore", "Inert"]),
  ("FirebaseRemoteConfig", ["FirebaseCore", "Inert", "SwiftUI"]),
  (
    "Firebase",
    [
      "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics",
      "FirebaseDatabase", "FirebaseFirestore", "FirebaseMessaging", "FirebaseRemoteConfig",
      "FirebaseStorage",
    ]
  ),
  ("Kingfisher", ["LoadedPictures", "SwiftUI"]), ("CodeScanner", ["AVFoundation", "SwiftUI"]),
  ("VisionKit", ["UIKit", "Vision"]), ("Speech", ["AVFoundation", "Inert"]),
  ("CoreTransferable", ["SwiftUI", "UniformTypeIdentifiers"]), ("AVFAudio", ["AVFoundation"]),
  ("Accessibility", ["SwiftUI"]), ("Symbols", ["SwiftUI"]), ("ImageIO", ["SwiftUI"]),
  ("MobileCoreServices", ["UniformTypeIdentifiers"]),
  ("PassKit", ["Inert", "SwiftUI", "UIKit"]), ("AppTrackingTransparency", ["Inert"]),
  ("WatchConnectivity", ["Inert"]), ("WatchKit", ["Inert", "SwiftUI", "UIKit"]),
  ("SQLite3", ["Inert"]),
  ("SystemConfiguration", ["FoundationAdditions", "Inert"]),
  ("MultipeerConnectivity", ["Inert", "UIKit"]), ("PlaygroundSupport", ["SwiftUI"]),
  ("GameKit", ["Inert", "UIKit"]), ("NaturalLanguage", ["Inert"]),
  ("Translation", ["Inert", "SwiftUI"]), ("BackgroundTasks", ["Inert"]),
  ("MessageUI", ["UIKit"]), ("CoreLocationUI", ["CoreLocation", "Inert", "SwiftUI"]),
  ("Intents", ["Inert", "SwiftUI"]), ("WeatherKit", ["CoreLocation", "Inert"]),
  ("ReplayKit", ["Inert", "UIKit"]), ("FoundationModels", ["Inert", "SwiftUIMacros"]),
  ("CoreML", ["CoreVideo", "Inert", "PredictionModels"]),
  ("SwiftData", ["Inert", "CSQLite", "SwiftUI", "SwiftUIMacros"]),
  ("CoreData", ["Combine", "DataModels", "FoundationAdditions", "Inert", "SwiftUI"]),
]

/// What a first film needs and nothing else, where the environment says so (`Scripts/build --core`): the other frameworks
/// and the web server of live programs are a third of a build.
let isCore = Context.environment["HALCYON_CORE"] == "1"
let coreTargets = [
  "SwiftUI", "UIKit", "Combine", "CoreGraphics", "Accelerate", "simd", "QuartzCore", "Charts",
]
let builtFrameworks = isCore ? ["OSLog"] : frameworks.map(\.name)

let package = Package(
  name: "Halcyon",
  products: [
    .library(name: "SwiftUI", targets: coreTargets),
    // The same modules as one shared library: what `halcyon` links a user's program against.
    .library(
      name: "HalcyonRuntime", type: .dynamic,
      targets: coreTargets + ["Hosting"] + builtFrameworks),
    // For tests of programs: a stage with a clock, and golden pictures.
    .library(name: "HalcyonTesting", targets: ["HalcyonTesting"]),
    .executable(name: "halcyon", targets: ["halcyon"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ]
    + (isCore ? [] : [.package(url: "https://github.com/apple/swift-nio", from: "2.101.2")]),
  targets: [
    // System libraries
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),

    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),

    // Layers
    .target(name: "PixelKernels"),
    .target(name: "CVirtualTime"),
    .target(name: "CProcess"),
    .target(name: "CDigest", linkerSettings: [.linkedLibrary("crypto")]),
    .target(name: "CTransfer", linkerSettings: [.linkedLibrary("curl")]),
    .target(name: "VirtualTime", dependencies: ["CVirtualTime"]),
    .target(name: "ProgramSounds"),
    .target(name: "Geometry"),
    .target(name: "Motion", dependencies: ["Geometry"]),
    .target(name: "Pixels", dependencies: ["Geometry", "PixelKernels"]),
    .target(name: "LiveLink", dependencies: ["Geometry", "Pixels", "CLiveLink"]),
    .target(name: "CLiveLink"),
    .target(
      name: "Typesetting", dependencies: ["Geometry", "CFreeType", "CHarfBuzz", "CFriBidi"],
      // The Unicode library that Foundation itself rests on: line breaking needs its rules.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "CShaderRows"),
    .target(name: "ShaderRows", dependencies: ["Geometry", "Pixels", "CShaderRows"]),
    .target(name: "CPrefetch"),
    .target(name: "Drawing", dependencies: ["Geometry", "Pixels", "Typesetting"]),
    .target(
      name: "ViewRuntime",
      dependencies: [
        "Geometry", "Motion", "Drawing", "Pixels", "CPrefetch", "FoundationNames",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    // The catalog, everything that users type: a room a target, and all of them under one name.
    .target(
      name: "ViewGraphics",
      dependencies: [
        "ViewRuntime", "Geometry", "Motion", "Drawing", "Pixels", "Decoders", "FoundationNames",
      ]),
    .target(
      name: "ViewContent",
      dependencies: [
        "ViewGraphics", "ViewRuntime", "Geometry", "Motion", "Drawing", "Pixels", "Typesetting",
        "Decoders", "ShaderRows", "FoundationAdditions", "FoundationNames",
      ]),
    .target(
      name: "ViewLayout",
      dependencies: ["ViewGraphics", "ViewRuntime", "Geometry", "Motion", "Drawing", "Pixels"]),
    .target(
      name: "ViewInteraction",
      dependencies: [
        "ViewContent", "ViewLayout", "ViewGraphics", "ViewRuntime", "Geometry", "Motion", "Drawing",
        "Typesetting", "SwiftUIMacros", "FoundationNames",
      ]),
    .target(
      name: "ViewControls",
      dependencies: [
        "ViewInteraction", "ViewContent", "ViewLayout", "ViewGraphics", "ViewRuntime", "Geometry",
        "Motion", "Drawing", "Pixels", "Typesetting",
      ]),
    .target(
      name: "ViewNavigation",
      dependencies: [
        "ViewControls", "ViewInteraction", "ViewContent", "ViewLayout", "ViewGraphics",
        "ViewRuntime", "Geometry", "Motion", "Typesetting", "Combine",
      ]),
    .target(
      name: "DrawingCommands",
      dependencies: [
        "FoundationNames", "ViewContent", "ViewGraphics", "ViewRuntime", "Geometry", "Drawing",
        "Encoders", "Pixels",
      ]),
    .target(name: "FoundationNames"),
    .target(
      name: "CoreAnimation",
      dependencies: [
        "FoundationNames", "DrawingCommands", "ViewContent", "ViewGraphics", "ViewRuntime",
        "Geometry", "Motion",
        "Drawing", "Pixels", "Typesetting",
      ]),
    .target(
      name: "UIKitBridge",
      dependencies: [
        "FoundationNames", "CoreAnimation", "DrawingCommands", "ViewControls", "ViewInteraction",
        "ViewLayout",
        "ViewContent", "ViewGraphics", "ViewRuntime", "Geometry", "Motion", "Decoders", "Drawing",
        "Pixels",
        "Typesetting",
      ]),
    .target(
      name: "ViewCatalog",
      dependencies: [
        "ViewGraphics", "ViewContent", "ViewLayout", "ViewInteraction", "ViewControls",
        "ViewNavigation", "UIKitBridge", "CoreAnimation", "DrawingCommands", "ViewRuntime",
        "Combine",
        "SwiftUIMacros",
      ]),
    .target(name: "CChildProcess"),
    .target(
      name: "CImageDecoders", dependencies: ["CPNG", "CJPEG", "CWebP"],
      // Debian's giflib has no pkg-config file.
      linkerSettings: [.linkedLibrary("gif"), .linkedLibrary("dl")]),
    .target(name: "Decoders", dependencies: ["Pixels", "CImageDecoders"]),
    .target(name: "CImageEncoders", dependencies: ["CJPEG"]),
    .target(
      name: "Encoders",
      dependencies: [
        "Pixels", "CDeflate", "CChildProcess", "CImageEncoders", "ProgramSounds", "VirtualTime",
      ]),
    // What the command and the programs that it starts say to each other.
    .target(
      name: "Jobs", dependencies: ["ViewRuntime", "Encoders", "Geometry", "Pixels", "VirtualTime"]),
    .target(name: "ProgramFilms", dependencies: ["Encoders", "Pixels", "Geometry"]),
    .target(
      name: "Hosting",
      dependencies: [
        "Jobs", "FoundationNames", "ViewRuntime", "ViewCatalog", "Geometry", "Drawing", "Pixels",
        "Encoders",
        "Typesetting",
        "VirtualTime",
        "LiveLink", "ShaderRows", "ProgramSounds", "CDigest", "CTransfer", "FoundationAdditions",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),

    // Tests of users' programs
    .target(name: "Goldens", dependencies: ["CGoldenPage", "Pixels", "Encoders", "Decoders"]),
    .target(name: "CGoldenPage", exclude: ["page"]),
    .target(name: "CTestingSupport"),
    .target(
      name: "HalcyonTesting",
      dependencies: [
        "CTestingSupport", "Goldens", "Jobs", "VirtualTime", "ViewCatalog", "ViewRuntime",
        "Decoders",
        "Drawing", "Encoders", "Geometry", "Hosting", "Pixels", "SwiftUI",
      ]),

    // Hosts of a live program, in the command alone: a server that links SwiftUI has none of them.
    .target(name: "CPictureCoding"),
    .target(name: "CLivePage", exclude: ["page"]),
    .target(
      name: "BrowserHost",
      dependencies: [
        "LiveLink", "Pixels", "CPictureCoding", "CLivePage", "CQREncode",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),

    .target(name: "CSDL2"),
    .target(
      name: "WindowHost",
      dependencies: ["LiveLink", "Pixels", "CSDL2", "Drawing", "Geometry", "Typesetting"]),

    // #Preview, @Previewable and @Entry, expanded by a program that the compiler starts
    .macro(name: "SwiftUIMacros", dependencies: ["SwiftLexing"]),
    .target(name: "SwiftLexing"),
    // What Xcode's editor of data models writes: for Core Data, and for the classes that the command makes of it.
    .target(name: "DataModels"),
    .target(name: "PredictionModels"),

    // Compatibility modules
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "CoreGraphics",
      dependencies: ["DrawingCommands", "Pixels", "Geometry", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreAnimation", "CoreGraphics"]),
    .target(name: "Accelerate"),
    .target(name: "simd"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "ViewCatalog", "ViewRuntime", "Motion", "Geometry", "Pixels", "Hosting", "Combine",
        "CoreGraphics", "CoreText", "QuartzCore", "UniformTypeIdentifiers", "FoundationAdditions",
        "UserNotifications",
      ]),
    .target(
      name: "Charts",
      dependencies: [
        "ViewInteraction", "ViewLayout", "ViewContent", "ViewGraphics", "ViewRuntime", "Motion",
        "Geometry", "Pixels",
      ]),
    .target(name: "UIKit", dependencies: ["SwiftUI", "UIDynamics", "_Testing_UIKit"]),

    // The command
    .executableTarget(
      name: "halcyon",
      dependencies: [
        "CDeflate", "CProcess", "CDigest", "SwiftLexing", "DataModels", "PredictionModels",
        "Jobs", "ViewRuntime", "Geometry",
        "Encoders", "LiveLink",
        "WindowHost", "Goldens", "Decoders", "Pixels", "ShaderRows",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + (isCore ? [] : ["BrowserHost"]),
      // Headers that users' shaders are compiled with, and the names that Apple's frameworks have.
      resources: [.copy("Metal"), .copy("Known")],
      // What takes time is done in the libraries, and in programs: optimising this one, on which the end of every
      // build waits, took 67 of the 612 seconds of a release build; without that it is 17.
      swiftSettings: [.unsafeFlags(["-Onone"])] + (isCore ? [] : [.define("WEB_SERVER")])),

    // Paints scenes that another program describes, and tells how long each took.
    .executableTarget(
      name: "raster-bench", dependencies: ["Drawing", "Geometry", "Pixels", "Typesetting"]),

    // Measures a frame without its painting: movement, a change of state, memory.
    .executableTarget(
      name: "runtime-bench",
      dependencies: [
        "ViewRuntime", "ViewCatalog", "Charts", "CoreAnimation", "DrawingCommands", "Motion",
        "Geometry",
      ]),

    // Measures a server's picture, from the view to the PNG file.
    .executableTarget(name: "picture-bench", dependencies: ["SwiftUI"]),

    // Tests
    // What tests of several targets need.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion"]),
    .testTarget(name: "PixelsTests", dependencies: ["Pixels", "PixelKernels", "TestSupport"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "TestSupport"]),
    .testTarget(name: "LiveLinkTests", dependencies: ["LiveLink", "Pixels"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "DrawingFuzz", "Decoders", "Encoders", "TestSupport"],
      exclude: ["Corpus.txt", "Goldens"]),
    // Any bytes as a display list: for libFuzzer (Scripts/fuzz), and for the tests that replay its finds.
    .target(
      name: "DrawingFuzz", dependencies: ["Drawing", "Geometry", "Pixels"],
      path: "Tests/DrawingFuzz"),
    // A program for tests that need a process of their own: virtual time, and what kills it.
    .executableTarget(
      name: "Probe", dependencies: ["VirtualTime", "Hosting", "Jobs"], path: "Tests/Probe"),
    .testTarget(
      name: "DecodersTests", dependencies: ["Decoders", "Pixels", "Encoders", "TestSupport"]),
    .testTarget(
      name: "EncodersTests", dependencies: ["Encoders", "ProgramSounds", "CZlib", "TestSupport"]),
    .testTarget(name: "ProgramSoundsTests", dependencies: ["ProgramSounds"]),
    .testTarget(
      name: "ProgramFilmsTests", dependencies: ["ProgramFilms", "Pixels", "TestSupport"]),
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime", "Probe"]),
    .testTarget(
      name: "GoldensTests", dependencies: ["Goldens", "Pixels", "Encoders", "TestSupport"]),
    .testTarget(
      name: "HalcyonTestingTests",
      dependencies: ["HalcyonTesting", "SwiftUI", "UIKit", "TestSupport"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "ViewRuntimeTests",
      dependencies: ["ViewRuntime", .product(name: "OpenCombine", package: "OpenCombine")]),
    .testTarget(
      name: "CoreAnimationTests",
      dependencies: [
        "CoreAnimation", "DrawingCommands", "FoundationNames", "UIKitBridge", "SwiftUI", "UIKit",
        "ViewCatalog",
        "ViewRuntime",
        "Drawing", "Geometry", "Pixels", "TestSupport",
      ]),
    .testTarget(
      name: "ViewCatalogTests",
      dependencies: [
        "SwiftUI", "UIKit", "ViewCatalog", "CoreAnimation", "DrawingCommands", "UIKitBridge",
        "Hosting",
        "HalcyonTesting", "TestSupport",
      ]),
    // Recorded answers of Apple's SwiftUI, kept as tables in Tests/Facts.
    .testTarget(
      name: "FactTests",
      dependencies: ["SwiftUI", "Charts", "ViewCatalog", "ViewRuntime", "HalcyonTesting"]),
    .testTarget(
      name: "ChartsTests",
      dependencies: [
        "Charts", "SwiftUI", "ViewCatalog", "ViewRuntime", "Hosting", "HalcyonTesting",
        "TestSupport",
      ]),
    .testTarget(
      name: "HostingTests",
      dependencies: [
        "SwiftUI", "Hosting", "Jobs", "ViewCatalog", "Drawing", "Geometry", "Pixels", "ViewRuntime",
        "Probe", "Encoders", "Decoders", "TestSupport",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    // The template for users' packages, built and run as it stands.
    .target(
      name: "WeatherUI", dependencies: ["SwiftUI"],
      path: "Templates/AppPackage/Sources/WeatherUI",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "WeatherUITests", dependencies: ["WeatherUI", "HalcyonTesting"],
      path: "Templates/AppPackage/Tests/WeatherUITests", exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // A live session for the tests of the hosts, in a process of its own.
    .executableTarget(
      name: "LiveProbe",
      dependencies: ["BrowserHost", "WindowHost", "LiveLink", "Pixels", "Encoders"],
      path: "Tests/LiveProbe"),
    // Chromium, and clients that behave badly, for the tests of what is served.
    .target(name: "BrowserClient", path: "Tests/BrowserClient"),
    .testTarget(
      name: "BrowserHostTests",
      dependencies: [
        "BrowserHost", "LiveLink", "Pixels", "LiveProbe", "BrowserClient", "TestSupport",
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "halcyon", "SwiftLexing", "Hosting", "Jobs", "LiveLink", "Decoders", "Metal", "Pixels",
        "Encoders", "BrowserClient", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets +=
  [
    // What the shared library and the command are made of: `swift build --target AllModules` compiles the modules of both
    // side by side, where two builds in a row leave a processor idle at the end of each.
    .target(
      name: "AllModules",
      dependencies: ["halcyon"]
        + (coreTargets + builtFrameworks).map { .init(stringLiteral: $0) }),
    .target(name: "Inert", path: "Sources/Frameworks/Inert"),
    .target(name: "CSQLite", path: "Sources/Frameworks/CSQLite"),
    .target(
      name: "CPhysics", path: "Sources/Frameworks/CPhysics",
      linkerSettings: [.linkedLibrary("box2d")]),
  ]
  + [
    .testTarget(
      name: "FrameworksTests",
      dependencies: [
        "TestSupport", "HalcyonTesting", "SwiftData", "CoreData", "DataModels", "CoreML",
        "PredictionModels", "CryptoKit", "CommonCrypto", "CoreBluetooth", "LinkPresentation",
        "UIDynamics",
        "Combine", "SwiftUI", "AVFoundation",
        "CoreImage", "CoreLocation", "CoreText", "FoundationAdditions", "ProgramSounds",
        "VirtualTime", "GameplayKit", "SceneKit", "SpriteKit", "UniformTypeIdentifiers",
        "UnifiedLogging",
        "FoundationModels", "MediaPlayer", "ReplayKit", "WatchKit", "HealthKit", "NaturalLanguage",
        "PDFKit",
        "PencilKit",
        "QuickLook", "Security", "Decoders", "DrawingCommands", "Pixels", "UIKit", "PassKit",
        "WatchConnectivity", "AppTrackingTransparency",
        "MobileCoreServices", "CoreTransferable", "AVFAudio", "Symbols", "Speech", "Vision",
        "MapKit", "StoreKit", "Accelerate", "SQLite3", "SystemConfiguration",
        "MultipeerConnectivity", "PlaygroundSupport", "SDWebImageSwiftUI", "Kingfisher", "Lottie",
        "FirebaseAuth", "FirebaseDatabase", "FirebaseFirestore", "FirebaseStorage",
        "AlarmKit", "AppIntents",
        "ImagePlayground", "ContactsUI",
        "CodeScanner",
        "WidgetKit", "TipKit", "Intents", "AVKit",
        "EventKit", "ActivityKit",
        "simd",
      ])
  ]
  + frameworks.map {
    .target(name: $0.name, dependencies: $0.dependencies, path: "Sources/Frameworks/\($0.name)")
  }

// SwiftPM compiles a target anew when a module that it names has changed, not when one has that such a module hands on.
// Methods and properties of UIKit's classes are found by their place in the class: a target that may inherit from one
// crashes if it is not compiled with it.
for target in package.targets {
  let names = target.dependencies.compactMap { dependency -> String? in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
  guard names.contains("SwiftUI") || names.contains("UIKit") else { continue }
  for base in ["CoreAnimation", "UIKitBridge"] where !names.contains(base) {
    target.dependencies.append(.byName(name: base))
  }
}

if isCore {
  let served = ["BrowserHost", "LiveProbe", "BrowserHostTests"]
  package.targets.removeAll { served.contains($0.name) }
  // A first film is there sooner when only what works in every frame is optimised: 203 instead of 303 s of
  // building, and the films of the Examples, the same bytes, take 1.1 times as long (the median; 0.9 to 1.5).
  let optimised = [
    "Geometry", "Motion", "Pixels", "Typesetting", "Drawing", "ViewRuntime", "ViewGraphics",
    "SwiftLexing", "SwiftUIMacros",
  ]
  for target in package.targets
  where [.regular, .executable].contains(target.type) && !optimised.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}
