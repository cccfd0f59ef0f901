#if Imaging
  import NibTestSupport
  import Testing

  @Suite("Memory of decodes", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct PictureMemoryTests {
    /// Built beside the tests.
    private static let program: String? = {
      var folder = CommandLine.arguments[0][...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        let path = folder + "/NibImagingBenchmark"
        if TestDisk.bytes(String(path)) != nil { return String(path) }
      }
      return nil
    }()

    @Test("a JPEG of 100 megapixels becomes one of 1000 pixels in at most 80 MB, read through callbacks")
    func hundredMegapixels() throws {
      let program = try #require(Self.program, "NibImagingBenchmark is not built")
      let folder = try PictureFolder()
      // Noise, so that the file is large: 16 by 16 times the same, which makes it fast.
      try ShellCommand.run(
        """
        set -e
        cd '\(folder.path)'
        vips gaussnoise g.v 725 544 --mean 128 --sigma 40
        vips bandjoin 'g.v g.v g.v' b.v
        vips cast b.v u.v uchar
        vips copy u.v s.v --interpretation srgb
        vips replicate s.v big.jpg 16 16
        """)

      // A process of its own, whose memory is that of one decode.
      let words = try ShellCommand.output("{ '\(program)' --check '\(folder.path)/big.jpg' 80 || true; }", in: folder)
      let numbers = words.split { !"0123456789.".contains($0) }.compactMap { Double($0) }

      #expect(numbers.count == 3 && numbers[0] > 10_000, "\(words)")
      #expect(numbers.count == 3 && numbers[1] > 5 && numbers[1] <= 80, "\(words)")
    }
  }
#endif
