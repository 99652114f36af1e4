# Lays out what is installed; read by package and install.
# stage ROOT PREFIX: puts the files of a Halcyon that will lie under PREFIX into ROOT/PREFIX.

# The modules that users import, and those that these rest on.
staged_modules="SwiftUI UIKit Combine CoreGraphics Accelerate simd QuartzCore Charts Hosting OpenCombine \
OpenCombineFoundation OpenCombineDispatch ViewCatalog ViewGraphics ViewContent \
Jobs ViewLayout ViewInteraction ViewControls ViewNavigation UIKitBridge CoreAnimation DrawingCommands ViewRuntime Typesetting Drawing Pixels Geometry Motion \
Decoders Encoders ProgramSounds ShaderRows LiveLink VirtualTime _Testing_CoreGraphics _Testing_UIKit _Testing_CoreImage \
Inert FoundationNames FoundationAdditions UniformTypeIdentifiers UnifiedLogging OSLog CoreLocation CoreMotion CoreHaptics LocalAuthentication \
GameplayKit UserNotifications AudioToolbox CoreVideo CoreMedia ProgramFilms AVFoundation AVKit MediaPlayer AppIntents WidgetKit StoreKit TipKit Photos PhotosUI \
AuthenticationServices WebKit SafariServices MapKit SwiftData CoreData DataModels CryptoKit CoreImage NetworkPaths SceneKit SpriteKit PencilKit QuickLook CoreText \
EventKit EventKitUI Contacts ContactsUI HealthKit Metal MetalKit Security CloudKit CoreSpotlight PDFKit Vision VisionKit Speech GameKit \
NaturalLanguage Translation ActivityKit BackgroundTasks MessageUI CoreLocationUI Intents WeatherKit \
ReplayKit FoundationModels WatchKit CoreTransferable AVFAudio Symbols ImageIO MobileCoreServices PassKit AppTrackingTransparency \
WatchConnectivity CoreML PredictionModels SQLite3 SystemConfiguration MultipeerConnectivity PlaygroundSupport \
Accessibility LoadedPictures SDWebImageSwiftUI Kingfisher CodeScanner Lottie Firebase FirebaseAnalytics FirebaseAuth FirebaseCore \
FirebaseCrashlytics FirebaseDatabase FirebaseDatabaseSwift FirebaseFirestore FirebaseFirestoreSwift FirebaseMessaging FirebaseRemoteConfig FirebaseStorage AlarmKit ImagePlayground \
CommonCrypto CoreBluetooth LinkPresentation UIDynamics"

stage() {
  local root=$1 prefix=$2 products=.build/release module map
  local library=$root$prefix/lib/halcyon
  mkdir -p "$library/Modules" "$root$prefix/bin"
  for module in Sources/Frameworks/*/; do
    module=$(basename "$module")
    if [ -e "$products/Modules/$module.swiftmodule" ] && [[ " $staged_modules " != *" $module "* ]]; then
      echo "$module is missing in the list of Scripts/packaging/stage.sh" >&2
      return 1
    fi
  done
  for module in $staged_modules; do
    if [ ! -e "$products/Modules/$module.swiftmodule" ]; then
      echo "$module is no module of this build" >&2
      return 1
    fi
    cp "$products/Modules/$module.swiftmodule" "$products/Modules/$module.swiftdoc" "$library/Modules/"
  done
  stage_c_modules "$library"
  cp "$products/halcyon" "$products/libHalcyonRuntime.so" "$library/"
  cp "$products/SwiftUIMacros-tool" "$library/SwiftUIMacros-tool.program"
  cp Scripts/packaging/macros "$library/SwiftUIMacros-tool"
  cp -r "$products/Halcyon_halcyon.resources" "$library/"
  Scripts/package-extension "$library/halcyon.vsix" >/dev/null
  strip --strip-all "$library/halcyon" "$library/SwiftUIMacros-tool.program"
  strip --strip-unneeded "$library/libHalcyonRuntime.so"
  # Swift's libraries are found through the toolchain that a user has, wherever it lies.
  patchelf --remove-rpath "$library/halcyon" "$library/libHalcyonRuntime.so" \
    "$library/SwiftUIMacros-tool.program"
  swiftc --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p' > "$library/swift-version"
  cp Scripts/packaging/launcher "$root$prefix/bin/halcyon"
  chmod 755 "$root$prefix/bin/halcyon" "$library/SwiftUIMacros-tool"
  stage_documents "$root$prefix"
}

# Empty modules in the names of the C modules that Halcyon's own import: nothing of these reaches a user's program,
# so that nobody needs their headers.
stage_c_modules() {
  local module folder
  for folder in Sources/*/ Sources/Frameworks/*/ COpenCombineHelpers; do
    [ -d "$folder/include" ] || [ -f "$folder/module.modulemap" ] ||
      [ "$folder" = COpenCombineHelpers ] || continue
    module=$(basename "$folder")
    mkdir -p "$1/CModules/$module"
    echo "module $module {}" > "$1/CModules/$module/module.modulemap"
  done
}

# Manual pages, completions for three shells, and the licence.
stage_documents() {
  local share=$1/share version date zsh=site-functions
  # What Debian's packages bring lies apart from what a user puts there.
  [ "${1%/usr}" = "$1" ] || zsh=vendor-completions
  version=$(.build/release/halcyon --version)
  date=$(date -u -d "@$(source_date)" +%Y-%m-%d)
  .build/release/halcyon --experimental-dump-help |
    python3 Scripts/packaging/manual.py "$share/man/man1" "$date" "$version"
  gzip -9n "$share"/man/man1/halcyon*.1
  mkdir -p "$share/bash-completion/completions" "$share/zsh/$zsh" \
    "$share/fish/vendor_completions.d" "$share/doc/halcyon"
  .build/release/halcyon --generate-completion-script bash > "$share/bash-completion/completions/halcyon"
  .build/release/halcyon --generate-completion-script zsh > "$share/zsh/$zsh/_halcyon"
  .build/release/halcyon --generate-completion-script fish > "$share/fish/vendor_completions.d/halcyon.fish"
  cp LICENSE "$share/doc/halcyon/copyright"
}

# When the sources were last changed: seconds since 1970.
source_date() { git log -1 --format=%ct 2>/dev/null || echo 0; }
