#if Imaging
  import CNibVips
  import Synchronization

  /// Stands between libvips, which asks on threads of its own, and a source.
  ///
  /// The C functions are made in functions of no actor: one made on the main actor would trap on libvips's threads.
  final class VipsReader: Sendable {
    let source: any PictureSource
    let cancellation: Cancellation
    private let failure = Mutex<ImagingError?>(nil)

    init(_ source: any PictureSource, cancellation: Cancellation) {
      self.source = source
      self.cancellation = cancellation
    }

    /// Why the source could not be read, when it could not.
    var error: ImagingError? { failure.withLock { $0 } }

    /// libvips's own source, which keeps this reader for as long as an image reads from it.
    func open() -> OpaquePointer? {
      let context = Unmanaged.passRetained(self).toOpaque()
      return nib_vips_source(context, Int64(source.byteCount), VipsReader.onRead, VipsReader.onRelease)
    }

    /// Asks for a stop while an image is computed.
    func watch(_ image: OpaquePointer) {
      nib_vips_watch(image, Unmanaged.passRetained(self).toOpaque(), VipsReader.onStop, VipsReader.onRelease)
    }

    private func read(at offset: Int, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
      if cancellation.isCancelled { return -1 }
      do {
        return min(try source.read(at: offset, into: buffer), buffer.count)
      } catch {
        failure.withLock { $0 = $0 ?? ImagingError.reading(source.name, error) }
        return -1
      }
    }

    private static func reader(_ context: UnsafeMutableRawPointer) -> VipsReader {
      Unmanaged<VipsReader>.fromOpaque(context).takeUnretainedValue()
    }

    private static let onRead: NibVipsRead = { context, offset, buffer, length in
      guard let context, let buffer, length >= 0 else { return -1 }
      return Int64(
        VipsReader.reader(context).read(
          at: Int(offset), UnsafeMutableRawBufferPointer(start: buffer, count: Int(length))))
    }

    private static let onStop: NibVipsStop = { context in
      context.map { VipsReader.reader($0).cancellation.isCancelled } ?? false
    }

    private static let onRelease: NibVipsRelease = { context in
      guard let context else { return }
      Unmanaged<VipsReader>.fromOpaque(context).release()
    }
  }
#endif
