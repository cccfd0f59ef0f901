#if Imaging
  import NibImaging

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// What pictures of a hundred megapixels take when they are shrunk, beside the estimate and vipsthumbnail.
  enum MemoryTable {
    /// What libvips writes them as.
    static let kinds = [
      "jpg", "jpg[interlace]", "jpg[interlace,Q=95]", "png[compression=1]", "png[interlace,compression=1]", "tif",
      "tif[compression=lzw]", "tif[compression=jpeg]", "tif[tile]",
      "tif[tile,tile-width=1024,tile-height=1024]", "tif[tile,compression=jpeg]", "tif[tile,pyramid]", "webp[Q=50]",
    ]

    /// One decode in a process of its own, which writes the estimate and its peak to a file.
    static func decode(_ picture: String, side: Int, report: String) throws {
      let decoder = VipsDecoder(limits: DecodeLimits(memory: .max))
      let source = try FilePictureSource(picture)
      let estimate = try decoder.estimatedMemory(of: source, .thumbnail(maxPixelSize: side))
      let image = try decoder.thumbnail(of: source, maxPixelSize: side)
      guard let file = fopen(report, "w") else { throw ProcessRun.Failure(words: "\(report) cannot be written") }
      fputs("\(estimate) \(ProcessRun.ownPeakBytes ?? 0) \(image.size.width)\n", file)
      fclose(file)
    }

    static func run(folder: String, kinds: [String]) throws {
      let tiny = try decoded(try made("jpg", folder, tiles: 1), side: 10, folder)
      print(
        "libvips itself: \(megabytes(tiny.peak)) MB (a JPEG of 725 x 544 to 10 pixels); peaks below are VmHWM beyond it"
      )
      print(
        "| 11600 x 8700 pixels as | side | estimate MB | peak MB | peak / estimate | vipsthumbnail, all of it, MB |")
      print("|---|---|---|---|---|---|")
      for kind in kinds {
        let picture = try made(kind, folder, tiles: 16)
        for side in [10, 1000] {
          let (estimate, peak) = try decoded(picture, side: side, folder)
          let size = "\(side)x\(side)"
          let peer = try ProcessRun(["vipsthumbnail", picture, "--size", size, "-o", "\(folder)/peer.png"])
          let beyond = max(0, peak - tiny.peak)
          let share = (Double(beyond) / Double(estimate) * 100).rounded() / 100
          print(
            "| `\(kind)` | \(side) | \(megabytes(estimate)) | \(megabytes(beyond)) | \(share) | \(megabytes(peer.peakBytes)) |"
          )
        }
      }
    }

    private static func megabytes(_ bytes: Int) -> Int { (bytes + 500_000) / 1_000_000 }

    private static func decoded(
      _ picture: String, side: Int, _ folder: String
    ) throws -> (estimate: Int, peak: Int) {
      let report = "\(folder)/report.txt"
      _ = try ProcessRun([CommandLine.arguments[0], "--peak", picture, "\(side)", report])
      guard let file = fopen(report, "r") else { throw ProcessRun.Failure(words: "\(report) cannot be read") }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      fgets(&line, CInt(line.count), file)
      let numbers = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.split { !(0x30...0x39).contains($0) }
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 3 else { throw ProcessRun.Failure(words: "\(report) has no figures") }
      return (numbers[0], numbers[1])
    }

    /// Coloured noise, so that files are large; the same tile over and over, so that it is made fast.
    private static func made(_ kind: String, _ folder: String, tiles: Int) throws -> String {
      let ending = kind.prefix { $0 != "[" }
      let picture = "\(folder)/\(tiles)-\(kind.filter { $0.isLetter || $0.isNumber }).\(ending)"
      let run = try ProcessRun([
        "sh", "-c",
        """
        set -e; mkdir -p '\(folder)'; cd '\(folder)'; [ -s '\(picture)' ] && exit 0
        [ -s s.v ] || {
          vips gaussnoise g.v 725 544 --mean 128 --sigma 40; vips bandjoin 'g.v g.v g.v' b.v
          vips cast b.v u.v uchar; vips copy u.v s.v --interpretation srgb; rm -f g.v b.v u.v; }
        vips replicate s.v '\(picture)\(kind.drop { $0 != "[" })' \(tiles) \(tiles)
        """,
      ])
      guard run.status == 0 else { throw ProcessRun.Failure(words: "vips could not make \(kind)") }
      return picture
    }
  }
#endif
