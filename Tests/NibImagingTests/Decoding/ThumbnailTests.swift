#if Imaging
  import NibImaging
  import NibResources
  import NibTestSupport
  import Testing

  @Suite("Thumbnails", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct ThumbnailTests {
    let folder: PictureFolder

    init() throws { folder = try PictureFolder() }

    @Test("a JPEG is shrunk as vipsthumbnail shrinks it", arguments: [(1000, 749), (300, 225), (100, 75), (37, 28)])
    func jpeg(width: Int, height: Int) throws {
      let path = try SamplePictures.file("jpg", width: 1203, height: 901)
      let result = "\(folder.path)/ref.png"
      try ShellCommand.run("vipsthumbnail '\(path)' --size '\(width)x\(height)!' -o '\(result)'")
      let reference = try ReferencePicture(result, in: folder)

      let image = try VipsDecoder().thumbnail(of: FilePictureSource(path), maxPixelSize: width)

      let difference = try #require(reference.difference(to: image), "\(image.size) and \(reference.size)")
      #expect(difference <= 1)
      #expect(image[0, 0]?.alpha == 255)
    }

    @Test("every orientation is turned as vips turns it", arguments: 1...8)
    func orientations(orientation: Int) throws {
      let plain = try folder.bytes(at: SamplePictures.file("jpg[strip]"))
      let path = try folder.add("turned.jpg", SamplePictures.oriented(plain, orientation))
      try ShellCommand.run("vips thumbnail '\(path)' '\(folder.path)/ref.png' 120 --height 120")
      let reference = try ReferencePicture(folder.path + "/ref.png", in: folder)

      let source = try FilePictureSource(path)
      let image = try VipsDecoder().thumbnail(of: source, maxPixelSize: 120)

      let difference = try #require(reference.difference(to: image), "\(image.size) and \(reference.size)")
      #expect(difference <= 2)
      #expect(try VipsDecoder().header(of: source).orientation == orientation)
    }
  }
#endif
