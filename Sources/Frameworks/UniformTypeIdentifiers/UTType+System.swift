extension UTType {
  public static var item: UTType { UTType(system: "public.item") }
  public static var content: UTType { UTType(system: "public.content") }
  public static var compositeContent: UTType { UTType(system: "public.composite-content") }
  public static var diskImage: UTType { UTType(system: "public.disk-image") }
  public static var data: UTType { UTType(system: "public.data") }
  public static var directory: UTType { UTType(system: "public.directory") }
  public static var resolvable: UTType { UTType(system: "com.apple.resolvable") }
  public static var symbolicLink: UTType { UTType(system: "public.symlink") }
  public static var executable: UTType { UTType(system: "public.executable") }
  public static var aliasFile: UTType { UTType(system: "com.apple.alias-file") }
  public static var urlBookmarkData: UTType { UTType(system: "com.apple.bookmark") }
  public static var url: UTType { UTType(system: "public.url") }
  public static var fileURL: UTType { UTType(system: "public.file-url") }
  public static var text: UTType { UTType(system: "public.text") }
  public static var plainText: UTType { UTType(system: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(system: "public.utf8-plain-text") }
  public static var utf16ExternalPlainText: UTType {
    UTType(system: "public.utf16-external-plain-text")
  }
  public static var utf16PlainText: UTType { UTType(system: "public.utf16-plain-text") }
  public static var delimitedText: UTType { UTType(system: "public.delimited-values-text") }
  public static var commaSeparatedText: UTType {
    UTType(system: "public.comma-separated-values-text")
  }
  public static var tabSeparatedText: UTType { UTType(system: "public.tab-separated-values-text") }
  public static var utf8TabSeparatedText: UTType {
    UTType(system: "public.utf8-tab-separated-values-text")
  }
  public static var rtf: UTType { UTType(system: "public.rtf") }
  public static var html: UTType { UTType(system: "public.html") }
  public static var xml: UTType { UTType(system: "public.xml") }
  public static var yaml: UTType { UTType(system: "public.yaml") }
  public static var css: UTType { UTType(system: "public.css") }
  public static var sourceCode: UTType { UTType(system: "public.source-code") }
  public static var assemblyLanguageSource: UTType { UTType(system: "public.assembly-source") }
  public static var cSource: UTType { UTType(system: "public.c-source") }
  public static var objectiveCSource: UTType { UTType(system: "public.objective-c-source") }
  public static var swiftSource: UTType { UTType(system: "public.swift-source") }
  public static var cPlusPlusSource: UTType { UTType(system: "public.c-plus-plus-source") }
  public static var objectiveCPlusPlusSource: UTType {
    UTType(system: "public.objective-c-plus-plus-source")
  }
  public static var cHeader: UTType { UTType(system: "public.c-header") }
  public static var cPlusPlusHeader: UTType { UTType(system: "public.c-plus-plus-header") }
  public static var script: UTType { UTType(system: "public.script") }
  public static var shellScript: UTType { UTType(system: "public.shell-script") }
  public static var pythonScript: UTType { UTType(system: "public.python-script") }
  public static var rubyScript: UTType { UTType(system: "public.ruby-script") }
  public static var perlScript: UTType { UTType(system: "public.perl-script") }
  public static var phpScript: UTType { UTType(system: "public.php-script") }
  public static var javaScript: UTType { UTType(system: "com.netscape.javascript-source") }
  public static var json: UTType { UTType(system: "public.json") }
  public static var geoJSON: UTType { UTType(system: "public.geojson") }
  public static var propertyList: UTType { UTType(system: "com.apple.property-list") }
  public static var xmlPropertyList: UTType { UTType(system: "com.apple.xml-property-list") }
  public static var binaryPropertyList: UTType { UTType(system: "com.apple.binary-property-list") }
  public static var pdf: UTType { UTType(system: "com.adobe.pdf") }
  public static var rtfd: UTType { UTType(system: "com.apple.rtfd") }
  public static var flatRTFD: UTType { UTType(system: "com.apple.flat-rtfd") }
  public static var webArchive: UTType { UTType(system: "com.apple.webarchive") }
  public static var image: UTType { UTType(system: "public.image") }
  public static var jpeg: UTType { UTType(system: "public.jpeg") }
  public static var tiff: UTType { UTType(system: "public.tiff") }
  public static var gif: UTType { UTType(system: "com.compuserve.gif") }
  public static var png: UTType { UTType(system: "public.png") }
  public static var icns: UTType { UTType(system: "com.apple.icns") }
  public static var bmp: UTType { UTType(system: "com.microsoft.bmp") }
  public static var ico: UTType { UTType(system: "com.microsoft.ico") }
  public static var rawImage: UTType { UTType(system: "public.camera-raw-image") }
  public static var svg: UTType { UTType(system: "public.svg-image") }
  public static var livePhoto: UTType { UTType(system: "com.apple.live-photo") }
  public static var heif: UTType { UTType(system: "public.heif") }
  public static var heic: UTType { UTType(system: "public.heic") }
  public static var webP: UTType { UTType(system: "org.webmproject.webp") }
  public static var exr: UTType { UTType(system: "com.ilm.openexr-image") }
  public static var dng: UTType { UTType(system: "com.adobe.raw-image") }
  public static var threeDContent: UTType { UTType(system: "public.3d-content") }
  public static var usd: UTType { UTType(system: "com.pixar.universal-scene-description") }
  public static var usdz: UTType { UTType(system: "com.pixar.universal-scene-description-mobile") }
  public static var realityFile: UTType { UTType(system: "com.apple.reality") }
  public static var sceneKitScene: UTType { UTType(system: "com.apple.scenekit.scene") }
  public static var arReferenceObject: UTType { UTType(system: "com.apple.arobject") }
  public static var audiovisualContent: UTType { UTType(system: "public.audiovisual-content") }
  public static var movie: UTType { UTType(system: "public.movie") }
  public static var video: UTType { UTType(system: "public.video") }
  public static var audio: UTType { UTType(system: "public.audio") }
  public static var quickTimeMovie: UTType { UTType(system: "com.apple.quicktime-movie") }
  public static var mpeg: UTType { UTType(system: "public.mpeg") }
  public static var mpeg2Video: UTType { UTType(system: "public.mpeg-2-video") }
  public static var mpeg2TransportStream: UTType {
    UTType(system: "public.mpeg-2-transport-stream")
  }
  public static var mp3: UTType { UTType(system: "public.mp3") }
  public static var mpeg4Movie: UTType { UTType(system: "public.mpeg-4") }
  public static var mpeg4Audio: UTType { UTType(system: "public.mpeg-4-audio") }
  public static var appleProtectedMPEG4Audio: UTType {
    UTType(system: "com.apple.protected-mpeg-4-audio")
  }
  public static var appleProtectedMPEG4Video: UTType {
    UTType(system: "com.apple.protected-mpeg-4-video")
  }
  public static var avi: UTType { UTType(system: "public.avi") }
  public static var aiff: UTType { UTType(system: "public.aiff-audio") }
  public static var wav: UTType { UTType(system: "com.microsoft.waveform-audio") }
  public static var midi: UTType { UTType(system: "public.midi-audio") }
  public static var playlist: UTType { UTType(system: "public.playlist") }
  public static var m3uPlaylist: UTType { UTType(system: "public.m3u-playlist") }
  public static var folder: UTType { UTType(system: "public.folder") }
  public static var volume: UTType { UTType(system: "public.volume") }
  public static var package: UTType { UTType(system: "com.apple.package") }
  public static var bundle: UTType { UTType(system: "com.apple.bundle") }
  public static var framework: UTType { UTType(system: "com.apple.framework") }
  public static var application: UTType { UTType(system: "com.apple.application") }
  public static var applicationBundle: UTType { UTType(system: "com.apple.application-bundle") }
  public static var unixExecutable: UTType { UTType(system: "public.unix-executable") }
  public static var archive: UTType { UTType(system: "public.archive") }
  public static var zip: UTType { UTType(system: "public.zip-archive") }
  public static var gzip: UTType { UTType(system: "org.gnu.gnu-zip-archive") }
  public static var bz2: UTType { UTType(system: "public.bzip2-archive") }
  public static var tarArchive: UTType { UTType(system: "public.tar-archive") }
  public static var appleArchive: UTType { UTType(system: "com.apple.archive") }
  public static var spreadsheet: UTType { UTType(system: "public.spreadsheet") }
  public static var presentation: UTType { UTType(system: "public.presentation") }
  public static var database: UTType { UTType(system: "public.database") }
  public static var message: UTType { UTType(system: "public.message") }
  public static var contact: UTType { UTType(system: "public.contact") }
  public static var vCard: UTType { UTType(system: "public.vcard") }
  public static var toDoItem: UTType { UTType(system: "public.to-do-item") }
  public static var calendarEvent: UTType { UTType(system: "public.calendar-event") }
  public static var emailMessage: UTType { UTType(system: "public.email-message") }
  public static var internetLocation: UTType { UTType(system: "com.apple.internet-location") }
  public static var internetShortcut: UTType { UTType(system: "com.microsoft.internet-shortcut") }
  public static var font: UTType { UTType(system: "public.font") }
  public static var bookmark: UTType { UTType(system: "public.bookmark") }
  public static var epub: UTType { UTType(system: "org.idpf.epub-container") }
  public static var log: UTType { UTType(system: "public.log") }
  public static var pkcs12: UTType { UTType(system: "com.rsa.pkcs-12") }
  public static var x509Certificate: UTType { UTType(system: "public.x509-certificate") }
}
