import NibRuntime
import NibStandIns

/// A kind of files and of things that are dragged. Stands in for UTType, which Foundation has not here.
public struct UTType: Hashable, Sendable {
  /// The name, as `public.text`.
  public let identifier: String
  /// The ending of a file's name; nil for none.
  public let preferredFilenameExtension: String?

  /// Makes one of a name.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self = Self.known.first { $0.identifier == identifier } ?? Self(identifier, nil)
  }

  /// Makes one of the ending of a file's name, of those that are known here.
  public init?(filenameExtension: String) {
    guard let known = Self.known.first(where: { $0.preferredFilenameExtension == filenameExtension }) else {
      return nil
    }
    self = known
  }

  /// Makes one of a program's own.
  public init(exportedAs identifier: String) { self.init(identifier, nil) }

  /// Makes one of another program's.
  public init(importedAs identifier: String) { self.init(identifier, nil) }

  private init(_ identifier: String, _ filenameExtension: String?) {
    (self.identifier, preferredFilenameExtension) = (identifier, filenameExtension)
  }

  /// Anything.
  public static let item = Self("public.item", nil)
  /// Anything in bytes.
  public static let data = Self("public.data", nil)
  /// Anything to look at or to hear.
  public static let content = Self("public.content", nil)
  /// Folders.
  public static let folder = Self("public.folder", nil)
  /// Links.
  public static let url = Self("public.url", nil)
  /// Links to files.
  public static let fileURL = Self("public.file-url", nil)
  /// Texts.
  public static let text = Self("public.text", nil)
  /// Texts without attributes.
  public static let plainText = Self("public.plain-text", "txt")
  /// The same, in UTF-8.
  public static let utf8PlainText = Self("public.utf8-plain-text", nil)
  /// Texts with attributes.
  public static let rtf = Self("public.rtf", "rtf")
  /// Pages of the web.
  public static let html = Self("public.html", "html")
  /// As named.
  public static let json = Self("public.json", "json")
  /// As named.
  public static let xml = Self("public.xml", "xml")
  /// As named.
  public static let commaSeparatedText = Self("public.comma-separated-values-text", "csv")
  /// As named.
  public static let pdf = Self("com.adobe.pdf", "pdf")
  /// As named.
  public static let zip = Self("public.zip-archive", "zip")
  /// Pictures.
  public static let image = Self("public.image", nil)
  /// As named.
  public static let png = Self("public.png", "png")
  /// As named.
  public static let jpeg = Self("public.jpeg", "jpeg")
  /// As named.
  public static let gif = Self("com.compuserve.gif", "gif")
  /// Films.
  public static let movie = Self("public.movie", nil)
  /// Films and sounds.
  public static let audiovisualContent = Self("public.audiovisual-content", nil)
  /// Sounds.
  public static let audio = Self("public.audio", nil)

  private static let known: [Self] = [
    item, data, content, folder, url, fileURL, text, plainText, utf8PlainText, rtf, html, json, xml,
    commaSeparatedText, pdf, zip, image, png, jpeg, gif, movie, audiovisualContent, audio,
  ]
}
