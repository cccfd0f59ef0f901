#if Imaging
  import NibImaging
  import NibResources
  import NibTestSupport
  import Testing

  @Suite("Hostile pictures", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct HostilePictureTests {
    static let endings = ["jpg", "jpg[interlace]", "png", "png[interlace]", "gif", "tif", "webp", "heic", "avif"]

    private func failure(_ source: any PictureSource, _ decoder: VipsDecoder = .init(), side: Int? = 100)
      -> ImagingError?
    {
      do throws(ImagingError) {
        _ = try decoder.image(of: source, PictureRequest(maxPixelSize: side))
        return nil
      } catch {
        return error
      }
    }

    @Test("every format is read, its size and format without decoding", arguments: endings)
    func everyFormat(ending: String) throws {
      let source = try FilePictureSource(SamplePictures.file(ending))
      let format = try #require(ImageHeader(try source.bytes(at: 0, count: 4096))?.format)
      try #require(VipsDecoder.readableFormats.contains(format), "libvips here does not read \(format)")

      let header = try VipsDecoder().header(of: source)
      let image = try VipsDecoder().thumbnail(of: source, maxPixelSize: 100)

      #expect(header.pixelSize == PixelSize(width: 400, height: 300))
      #expect(image.size == PixelSize(width: 100, height: 75))
      #expect(try TruncationCheck.find(source) == .there)
    }

    @Test("a picture that ends early is an error that says so", arguments: endings)
    func truncated(ending: String) throws {
      let bytes = try PictureFolder().bytes(at: SamplePictures.file(ending))
      for share in [20, 50, 80, 99] {
        let part = MemoryPictureSource(Array(bytes.prefix(bytes.count * share / 100)), name: "part.\(ending)")

        let error = try #require(failure(part), "\(share) %")

        #expect(error.code == .truncated, "\(share) %: \(error)")
      }
    }

    @Test("a picture that ends early is shown as far as it goes when that is borne")
    func borne() throws {
      let bytes = try PictureFolder().bytes(at: SamplePictures.file("jpg"))
      let part = MemoryPictureSource(Array(bytes.prefix(bytes.count / 2)))

      let image = try VipsDecoder().image(of: part, PictureRequest(maxPixelSize: 100, tolerance: .anything))

      #expect(image.size.width == 100)
    }

    @Test("flipped bytes give pixels or an error, never a trap", arguments: endings)
    func flipped(ending: String) throws {
      let bytes = try PictureFolder().bytes(at: SamplePictures.file(ending, width: 64, height: 48))
      var random = SystemRandomNumberGenerator()
      for _ in 0..<40 {
        var changed = bytes
        for _ in 0..<3 { changed[Int.random(in: 0..<changed.count, using: &random)] ^= UInt8.random(in: 1...255) }
        _ = failure(MemoryPictureSource(changed))
        _ = failure(MemoryPictureSource(changed), side: nil)
      }
    }

    @Test("a fault in the middle of a PNG is an error")
    func damaged() throws {
      var bytes = try PictureFolder().bytes(at: SamplePictures.file("png", width: 1203, height: 901))
      bytes[bytes.count / 2] ^= 0xFF

      #expect(failure(MemoryPictureSource(bytes))?.code == .damaged)
    }

    @Test("what is no picture is named as such")
    func noPicture() throws {
      #expect(failure(MemoryPictureSource(Array("hello".utf8)))?.code == .unknownFormat)
      #expect(failure(MemoryPictureSource([]))?.code == .truncated)
      #expect(
        failure(MemoryPictureSource(Array("BM".utf8) + [UInt8](repeating: 0, count: 100)))?.code == .unsupportedFormat)
    }

    @Test("loaders that are not named are blocked in the whole process")
    func blocked() throws {
      // A PPM is read by libvips, but not by Nibwright.
      #expect(failure(MemoryPictureSource(Array("P6 1 1 255 abc".utf8)))?.code == .unknownFormat)
    }

    @Test("a PNG that claims billions of pixels is refused before memory is taken")
    func bomb() throws {
      let bytes = try PictureFolder().bytes(at: SamplePictures.file("png"))
      var claimed = bytes
      claimed.replaceSubrange(16..<24, with: [0, 0x10, 0, 0, 0, 0x10, 0, 0])
      // The checksum of the header is wrong now too; either answer is a refusal, none may allocate.
      let error = try #require(failure(MemoryPictureSource(claimed)))

      #expect([.tooLarge, .damaged, .truncated].contains(error.code))
    }

    @Test("more memory than allowed is refused, or less is made of it")
    func ceiling() throws {
      let source = try FilePictureSource(SamplePictures.file("png", width: 1203, height: 901))
      var decoder = VipsDecoder(limits: DecodeLimits(memory: 5 << 20))

      let refused = failure(source, decoder, side: nil)
      decoder.limits.excess = .shrink
      decoder.limits.memory = 6 << 20
      let shrunk = try decoder.image(of: source, .full)

      #expect(refused?.code == .tooLarge)
      #expect(shrunk.size.width == 300)
    }

    @Test("a progressive JPEG is counted with all its coefficients")
    func progressive() throws {
      let plain = try FilePictureSource(SamplePictures.file("jpg", width: 1203, height: 901))
      let passes = try FilePictureSource(SamplePictures.file("jpg[interlace]", width: 1203, height: 901))
      let decoder = VipsDecoder(limits: DecodeLimits(memory: 4 << 20))

      #expect(failure(plain, decoder) == nil)
      #expect(failure(passes, decoder)?.code == .tooLarge)
    }

    @Test("a source that fails is none that ends, however much is borne", arguments: ["jpg", "jpg[interlace]", "png"])
    func failsWhereEndsAreBorne(ending: String) throws {
      let bytes = try PictureFolder().bytes(at: SamplePictures.file(ending, width: 1203, height: 901))
      let denied = ImagingError(code: .notAuthorized, place: .init(file: "remote"), detail: "no more")
      let failing = ClosurePictureSource(name: "remote", byteCount: bytes.count) { offset, buffer in
        let left = bytes.count / 2 - offset
        guard left > 0 else { throw denied }
        return MemoryPictureSource(Array(bytes.prefix(bytes.count / 2))).read(at: offset, into: buffer)
      }
      let request = PictureRequest(maxPixelSize: 100, tolerance: .anything)

      let error = #expect(throws: ImagingError.self) { _ = try VipsDecoder().image(of: failing, request) }

      #expect(error?.code == .notAuthorized)
    }

    @Test("the source's own error comes through, and a cancelled decode says so")
    func sourceErrors() throws {
      let bytes = try PictureFolder().bytes(at: SamplePictures.file("jpg", width: 1203, height: 901))
      let failing = ClosurePictureSource(name: "remote", byteCount: bytes.count) { offset, buffer in
        if offset > 8192 { throw ImagingError(code: .notAuthorized, place: .init(file: "remote"), detail: "no more") }
        return MemoryPictureSource(bytes).read(at: offset, into: buffer)
      }
      let cancellation = Cancellation()
      let cancelling = ClosurePictureSource(name: "remote", byteCount: bytes.count) { offset, buffer in
        if offset > 8192 { cancellation.cancel() }
        return MemoryPictureSource(bytes).read(at: offset, into: buffer)
      }

      #expect(failure(failing)?.code == .notAuthorized)
      #expect(throws: ImagingError(code: .cancelled, place: .init(file: "remote"), detail: "")) {
        _ = try VipsDecoder().image(of: cancelling, .full, cancellation: cancellation)
      }
    }
  }
#endif
