import NibResources

/// How libvips reads a format: one row a format that this target reads.
struct LoaderTraits: Sendable {
  /// How a loader can make a picture smaller before its pixels are there.
  enum Reduction: Sendable {
    /// Not at all.
    case none
    /// By 2, 4 or 8.
    case powers
    /// By any factor, and to any size when the format has no pixels of its own.
    case any
  }

  /// What must be in memory at once besides a window of rows.
  enum Holding: Sendable {
    /// Nothing, or the parts that it is stored in (`StoredParts`): rows come from top to bottom.
    case rows
    /// All pixels, at the size they are loaded in; so many bytes each beyond the samples.
    case pixels(extra: Int)
  }

  let format: ImageFormat
  /// The name of libvips' operation.
  let loader: String
  /// The name of the operation's class, for the list of what is allowed.
  let kind: String
  let reduction: Reduction
  let holding: Holding
  /// Whether the loader reads the whole file into memory.
  let readsWholeFile: Bool
  /// Whether pixels come turned as the container says.
  var turnsItself: Bool { loader == "heifload" }

  /// The rows. BMP is missing: libvips leaves it to ImageMagick, which is not for strangers' files.
  ///
  /// - Seen: libvips 8.14, what its loaders allocate for the pictures of the tests.
  static let all: [LoaderTraits] = [
    .init(
      format: .jpeg, loader: "jpegload", kind: "Jpeg", reduction: .powers, holding: .rows, readsWholeFile: false),
    .init(format: .png, loader: "pngload", kind: "Png", reduction: .none, holding: .rows, readsWholeFile: false),
    .init(
      format: .gif, loader: "gifload", kind: "Nsgif", reduction: .none, holding: .pixels(extra: 4),
      readsWholeFile: true),
    .init(
      format: .tiff, loader: "tiffload", kind: "Tiff", reduction: .none, holding: .rows, readsWholeFile: false),
    .init(
      format: .webp, loader: "webpload", kind: "Webp", reduction: .any, holding: .pixels(extra: 4),
      readsWholeFile: true),
    .init(
      format: .heic, loader: "heifload", kind: "Heif", reduction: .none, holding: .pixels(extra: 3),
      readsWholeFile: true),
    .init(
      format: .avif, loader: "heifload", kind: "Heif", reduction: .none, holding: .pixels(extra: 3),
      readsWholeFile: true),
    .init(
      format: .pdf, loader: "pdfload", kind: "Pdf", reduction: .any, holding: .pixels(extra: 4), readsWholeFile: true),
    .init(
      format: .svg, loader: "svgload", kind: "Svg", reduction: .any, holding: .pixels(extra: 4), readsWholeFile: true),
  ]

  /// The row of a format; nil when this target does not read it.
  static func of(_ format: ImageFormat) -> LoaderTraits? { all.first { $0.format == format } }
}
