#if Imaging
  import CNibVips

  /// Starts libvips, once a process.
  ///
  /// libvips keeps one list of allowed loaders a process. Nibwright allows the loaders of `LoaderTraits` and blocks all
  /// others, so a program that uses libvips itself must ask for its further loaders afterwards.
  enum VipsRuntime {
    /// Whether libvips could be started.
    static let isReady: Bool = {
      let kinds = Array(Set(LoaderTraits.all.map(\.kind))).sorted()
      let texts = kinds.map { VipsText($0) }
      return withExtendedLifetime(texts) {
        (texts.map { Optional($0.pointer) } + [nil]).withUnsafeBufferPointer { nib_vips_start($0.baseAddress) == 0 }
      }
    }()

    /// The words of the failures since the last call, on one line. libvips keeps one text a process, so that decodes
    /// which fail at the same time may show each other's words.
    static func takeWords() -> String {
      guard let text = nib_vips_take_error() else { return "libvips gives no reason" }
      defer { nib_vips_free(text) }
      let lines = String(cString: text).split(whereSeparator: \.isNewline)
      return lines.isEmpty ? "libvips gives no reason" : lines.prefix(4).joined(separator: "; ")
    }
  }

  /// A C string that lives as long as this object.
  final class VipsText {
    let pointer: UnsafePointer<CChar>
    private let memory: UnsafeMutableBufferPointer<CChar>

    init(_ text: String) {
      let bytes = text.utf8CString
      memory = .allocate(capacity: bytes.count)
      _ = memory.initialize(from: bytes)
      pointer = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
    }

    deinit { memory.deallocate() }
  }
#endif
