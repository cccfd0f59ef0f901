#if Imaging
  import NibImaging
  import NibTestSupport
  import Testing

  @Suite("The guide's code on pictures", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct PictureGuideTests {
    @Test("a thumbnail, and a library of a folder")
    func pictures() async throws {
      let path = try SamplePictures.file("jpg", width: 1203, height: 901)
      let folder = try PictureFolder()
      try folder.add("sea.jpg", folder.bytes(at: path))
      let pictures = folder.path

      // shown in Pictures
      let decoder = VipsDecoder(limits: DecodeLimits(memory: 128 << 20, excess: .shrink))
      let image = try decoder.thumbnail(of: FilePictureSource(path), maxPixelSize: 1000)
      print(image.size.width, image.bytes.count)

      let permission = PictureAuthorization(purpose: "To choose a portrait") { purpose in
        print(purpose)
        return true
      }
      let library = PictureLibrary(pictures, authorization: permission, decoder: decoder)
      for asset in try await library.assets() where asset.isComplete {
        let square = try await library.image(of: asset.id, .squareThumbnail(maxPixelSize: 200))
        let photograph = try await library.details(of: asset.id).properties
        print(asset.id, square.size.width, photograph.taken?.year ?? 0, photograph.keywords)
      }
      for album in try await library.albums() { print(album.name, album.pictures.count) }
      // end

      #expect(image.size.width == 1000)
      #expect(permission.status == .authorized)
    }
  }
#endif
