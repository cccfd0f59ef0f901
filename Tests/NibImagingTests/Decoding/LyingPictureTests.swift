#if Imaging
  import NibImaging
  import NibResources
  import NibTestSupport
  import Testing

  @Suite("Pictures whose headers lie", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct LyingPictureTests {
    /// Beyond what anybody has; nothing at all; what would be negative.
    private static let sizes: [(UInt32, UInt32)] = [
      (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF, 0xFFFF), (0, 80), (120, 0), (0, 0), (0xFFFF_FFFF, 0xFFFF_FFFF),
      (120, 0x8000_0000),
    ]

    @Test("a size that cannot be is an error, in every form", arguments: SamplePictures.lyingFormats)
    func sizes(format: String) throws {
      for (width, height) in Self.sizes {
        guard let bytes = try SamplePictures.claiming(format, width: width, height: height) else { continue }
        let source = MemoryPictureSource(bytes)
        // Numbers that the format has no bits for, and canvases that frames need not fill, may leave a picture.
        for request in [PictureRequest.full, .thumbnail(maxPixelSize: 10)] {
          let failure: ImagingError?
          do throws(ImagingError) {
            let image = try VipsDecoder().image(of: source, request)
            failure = nil
            #expect(image.size.width * image.size.height <= 1 << 22, "\(width) x \(height): \(image.size)")
          } catch {
            failure = error
          }
          let expected: [ImagingError.Code] = [.tooLarge, .damaged, .truncated]
          #expect(
            failure.map { expected.contains($0.code) } ?? true, "\(width) x \(height): \(String(describing: failure))")
          if width > 0xFFFF, format.hasPrefix("png") || format.hasPrefix("tif") { #expect(failure != nil) }
          if width == 0, format.hasPrefix("png") || format.hasPrefix("tif") { #expect(failure != nil) }
        }
      }
    }
  }
#endif
