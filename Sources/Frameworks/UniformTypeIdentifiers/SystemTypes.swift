/// The kinds of data that the system declares: name, families, file endings, MIME types.
enum SystemTypes {
  struct Entry {
    let identifier: String
    let parents: [String]
    let endings: [String]
    let mimeTypes: [String]
  }

  /// One kind a line: name|families|endings|MIME types.
  private static let table = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.disk-image|public.item||
    public.data|public.item||
    public.directory|public.item||
    com.apple.resolvable|||
    public.symlink|public.item com.apple.resolvable||
    public.executable|public.item||
    com.apple.alias-file|public.data com.apple.resolvable||
    com.apple.bookmark|public.data||
    public.url|public.data||
    public.file-url|public.url||
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||
    public.utf16-external-plain-text|public.plain-text||
    public.utf16-plain-text|public.plain-text||
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml text/xml
    public.yaml|public.text|yaml yml|application/x-yaml
    public.css|public.text|css|text/css
    public.source-code|public.plain-text||
    public.assembly-source|public.source-code|s|
    public.c-source|public.source-code|c|
    public.objective-c-source|public.source-code|m|
    public.swift-source|public.source-code|swift|
    public.c-plus-plus-source|public.source-code|cpp cc cxx|
    public.objective-c-plus-plus-source|public.source-code|mm|
    public.c-header|public.source-code|h|
    public.c-plus-plus-header|public.source-code|hpp hh|
    public.script|public.source-code||
    public.shell-script|public.script|sh|
    public.python-script|public.shell-script|py|text/x-python-script
    public.ruby-script|public.shell-script|rb|text/ruby-script
    public.perl-script|public.shell-script|pl|text/perl-script
    public.php-script|public.shell-script|php|text/php
    com.netscape.javascript-source|public.source-code public.executable|js mjs|text/javascript
    public.json|public.text|json|application/json
    public.geojson|public.json|geojson|application/geo+json
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|com.apple.property-list public.xml||
    com.apple.binary-property-list|com.apple.property-list||
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    com.apple.rtfd|public.composite-content|rtfd|
    com.apple.flat-rtfd|public.data public.composite-content||
    com.apple.webarchive|public.data public.composite-content|webarchive|
    public.image|public.data public.content||
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg
    public.tiff|public.image|tiff tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.apple.icns|public.image|icns|
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/x-icon
    public.camera-raw-image|public.image||
    public.svg-image|public.image public.xml|svg|image/svg+xml
    com.apple.live-photo|public.data||
    public.heif|public.image|heif|image/heif
    public.heic|public.heif|heic|image/heic
    org.webmproject.webp|public.image|webp|image/webp
    com.ilm.openexr-image|public.image|exr|
    com.adobe.raw-image|public.camera-raw-image|dng|
    public.3d-content|public.content||
    com.pixar.universal-scene-description|public.data public.3d-content|usd|
    com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|
    com.apple.reality|public.data|reality|
    com.apple.scenekit.scene|public.3d-content|scn|
    com.apple.arobject|public.data|arobject|
    public.audiovisual-content|public.data public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg|video/mpeg
    public.mpeg-2-video|public.video|m2v|
    public.mpeg-2-transport-stream|public.movie|ts|
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4|public.movie|mp4|video/mp4
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    com.apple.protected-mpeg-4-audio|public.audio|m4p|
    public.avi|public.movie|avi|video/avi
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav
    public.midi-audio|public.audio|mid midi|audio/midi
    public.playlist|||
    public.m3u-playlist|public.text public.playlist|m3u|
    public.folder|public.directory||
    public.volume|public.folder||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory|bundle|
    com.apple.framework|com.apple.bundle|framework|
    com.apple.application|public.executable||
    com.apple.application-bundle|com.apple.application com.apple.bundle|app|
    public.unix-executable|public.data public.executable||
    public.archive|public.data||
    public.zip-archive|public.archive|zip|application/zip
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip
    public.bzip2-archive|public.archive|bz2|
    public.tar-archive|public.archive|tar|application/x-tar
    com.apple.archive|public.archive|aar|
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.database|||
    public.message|||
    public.contact|||
    public.vcard|public.text public.contact|vcf vcard|text/vcard
    public.to-do-item|||
    public.calendar-event|||
    public.email-message|public.message|eml|message/rfc822
    com.apple.internet-location|public.data||
    com.microsoft.internet-shortcut|com.apple.internet-location|url|
    public.font|public.data||
    public.bookmark|||
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.log|public.plain-text|log|
    com.rsa.pkcs-12|public.data|p12 pfx|
    public.x509-certificate|public.data|cer crt|
    """

  static let all: [Entry] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func words(_ index: Int) -> [String] { fields[index].split(separator: " ").map(String.init) }
    return Entry(
      identifier: fields[0], parents: words(1), endings: words(2), mimeTypes: words(3))
  }

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
}
