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

  /// Makes one of the ending of a file's name: one that is known here, else one whose name begins with `dyn.` and that
  /// conforms to nothing but data; nil for an empty ending.
  public init?(filenameExtension: String) {
    let ending = filenameExtension.lowercased()
    guard !ending.isEmpty else { return nil }
    let name = Self.otherEndings[ending] ?? ending
    self = Self.known.first { $0.preferredFilenameExtension == name } ?? Self("dyn.\(ending)", ending)
  }

  private static let otherEndings = ["jpg": "jpeg", "htm": "html", "text": "txt"]

  /// Whether files of the kind are files of another one, too, as pictures in PNG are pictures.
  public func conforms(to type: UTType) -> Bool {
    var open = [identifier]
    var seen: Set<String> = []
    while let name = open.popLast() {
      if name == type.identifier { return true }
      guard seen.insert(name).inserted else { continue }
      open += Self.supertypes[name] ?? (name.hasPrefix("dyn.") ? ["public.data"] : [])
    }
    return false
  }

  /// Documented: the tree of the system's kinds, by UniformTypeIdentifiers.
  private static let supertypes: [String: [String]] = [
    "public.data": ["public.item"], "public.folder": ["public.item"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"], "public.html": ["public.text"],
    "public.json": ["public.text"], "public.xml": ["public.text"],
    "public.comma-separated-values-text": ["public.plain-text"], "public.url": ["public.data"],
    "public.file-url": ["public.url"], "com.adobe.pdf": ["public.data", "public.content"],
    "public.zip-archive": ["public.data"], "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"], "public.audio": ["public.audiovisual-content"],
  ]

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
