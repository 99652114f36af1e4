import Foundation
@_exported import UniformTypeIdentifiers

// The names that kinds of files had before `UTType`: the identifiers that it has for them.

public let kUTTypeItem = UTType.item.identifier
public let kUTTypeContent = UTType.content.identifier
public let kUTTypeData = UTType.data.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
public let kUTTypeRTF = UTType.rtf.identifier
public let kUTTypeHTML = UTType.html.identifier
public let kUTTypeXML = UTType.xml.identifier
public let kUTTypeJSON = UTType.json.identifier
public let kUTTypePropertyList = UTType.propertyList.identifier
public let kUTTypeCommaSeparatedText = UTType.commaSeparatedText.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypeFileURL = UTType.fileURL.identifier
public let kUTTypePDF = UTType.pdf.identifier
public let kUTTypeImage = UTType.image.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeGIF = UTType.gif.identifier
public let kUTTypeTIFF = UTType.tiff.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier
public let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.identifier
public let kUTTypeAudio = UTType.audio.identifier
public let kUTTypeMP3 = UTType.mp3.identifier
public let kUTTypeArchive = UTType.archive.identifier
public let kUTTypeZipArchive = UTType.zip.identifier
public let kUTTypeFolder = UTType.folder.identifier
public let kUTTypeVCard = UTType.vCard.identifier
