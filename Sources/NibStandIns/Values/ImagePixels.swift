import NibDiagnostics
import NibResources
import NibRuntime

// What images of both frameworks are made of, asked of the decoder that the program is linked with.

extension NibImage {
  /// The pixels of the image's file.
  /// - Throws: `noPicture` where there is no file, `noDecoder`, and what the decoder throws.
  package func pixels(_ form: PictureForm) throws(ImagingError) -> PixelImage {
    try codec().pixels(of: picture(), form)
  }

  /// The image as a file of a format.
  /// - Throws: as `pixels`.
  package func encoded(as format: EncodedFormat, _ form: PictureForm) throws(ImagingError) -> [UInt8] {
    let picture = try picture()
    guard let codec = try? codec() else {
      if let bytes = stored(as: format, form) { return bytes }
      return try codec().encoded(picture, form, as: format)
    }
    return try codec.encoded(picture, form, as: format)
  }

  /// The image made to fit a size, turned for display: of the pixels of a PNG in memory.
  /// - Parameters:
  ///   - size: what it is to fit, in points of its scale. It is never enlarged.
  ///   - orientation: how its stored pixels are turned; nil for as its file says.
  /// - Throws: as `pixels`.
  package func thumbnail(
    fitting size: NibSize, orientation: Int?, memory: Int? = nil
  ) throws(ImagingError) -> NibImage {
    let scale = file?.scale ?? 1
    func pixels(_ points: Double) -> Int {
      let count = (points * scale).rounded()
      return count >= 1 ? Int(min(count, 1e7)) : 1
    }
    let bounds = PixelSize(width: pixels(size.width), height: pixels(size.height))
    let form = PictureForm(bounds: bounds, orientation: orientation, memory: memory)
    let bytes = try codec().encoded(picture(), form, as: .png)
    guard var image = NibImage(bytes: bytes, scale: scale) else {
      throw ImagingError(.damaged, placeName, "the thumbnail has no size")
    }
    image.name = name
    image.drawing = drawing
    if case .found(var made)? = image.answer {
      made.isTemplate = file?.isTemplate
      image.answer = .found(made)
    }
    return image
  }

  private func codec() throws(ImagingError) -> any LinkedImageCodec.Type { try LinkedParts.imageCodec(for: placeName) }

  private var placeName: String { file.map { $0.path.isEmpty ? name : $0.path } ?? name }

  private func picture() throws(ImagingError) -> EncodedPicture {
    guard let file else {
      let words = isSymbol ? "a symbol of the system's has no file here" : "the image has no file, so it has no pixels"
      throw ImagingError(.noPicture, placeName, words)
    }
    return file.bytes.map { .memory($0, name: placeName) } ?? .file(path: file.path)
  }

  /// The file itself where it has the format, whole and unturned, and nothing decodes: as good as what would be encoded.
  private func stored(as format: EncodedFormat, _ form: PictureForm) -> [UInt8]? {
    let wanted: ImageFormat? =
      switch format {
      case .jpeg: .jpeg
      case .png: .png
      case .webp, .tiff, .heic: nil
      }
    guard form.bounds == nil, let wanted, let file, form.orientation ?? file.orientation == 1,
      let bytes = file.bytes ?? (try? DiskFileSource().read(file.path)), ImageHeader(bytes)?.format == wanted
    else { return nil }
    return bytes
  }
}

/// Hears why the pixels of an image cannot be had, where a signature of a framework has no room but for nil.
///
/// By default each message is written to standard error once. A closure hears them instead, for one task:
/// `ImageReports.$hear.withValue { error in … } operation: { … }`.
public enum ImageReports {
  /// What is called with each error; nil writes it to standard error.
  @TaskLocal public static var hear: (@Sendable (ImagingError) -> Void)?

  /// The result of a body, or nil after its error was reported.
  package static func optional<Result>(_ body: () throws(ImagingError) -> Result) -> Result? {
    do throws(ImagingError) { return try body() } catch {
      if let hear { hear(error) } else { tell(error) }
      return nil
    }
  }

  /// Reports that code names an image, in a literal or as a resource, that is nowhere: it shows nothing.
  package static func missing(_ name: String) {
    _ = optional { () throws(ImagingError) -> Never in
      throw ImagingError(
        code: .notFound, place: Place(file: name),
        detail: "code names the image '\(name)', which is in no catalog and no file of its bundle; nothing is shown")
    }
  }

  private static func tell(_ error: ImagingError) {
    // What no picture can have is told once, whichever picture is asked.
    let subject = error.code == .noDecoder ? error.detail : "\(error)"
    StandardErrorNotes.tell(subject, "\(Diagnostic(.warning, id: "imagePixels", error.detail, at: error.place))")
  }
}
