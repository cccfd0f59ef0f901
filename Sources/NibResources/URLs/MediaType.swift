/// Media types by the extension of a file's name.
///
/// - Documented: the registry of media types of IANA; text is stated to be UTF-8.
public enum MediaType {
  /// What is said of a file whose extension is not known.
  public static let unknown = "application/octet-stream"

  /// The type for a path; the extension counts in any case of letters.
  public static func of(path: String) -> String {
    types[FilePath.fileExtension(FilePath.name(path)).lowercased()] ?? unknown
  }

  private static let types: [String: String] = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "bmp": "image/bmp",
    "tif": "image/tiff", "tiff": "image/tiff", "webp": "image/webp", "heic": "image/heic", "heif": "image/heif",
    "avif": "image/avif", "svg": "image/svg+xml", "ico": "image/vnd.microsoft.icon", "pdf": "application/pdf",
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml",
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
    "json": "application/json", "xml": "application/xml", "plist": "application/xml", "strings": "text/plain",
    "wasm": "application/wasm", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav", "caf": "audio/x-caf", "aiff": "audio/aiff",
    "mp4": "video/mp4", "m4v": "video/x-m4v", "mov": "video/quicktime", "webm": "video/webm",
  ]
}
