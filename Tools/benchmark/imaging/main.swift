// Peak memory and time of a picture of 100 megapixels shrunk to 1000 pixels, beside vipsthumbnail in the same run.
//
// usage: NibImagingBenchmark [PICTURE.jpg] [ROUNDS]
//        NibImagingBenchmark --check PICTURE.jpg MEGABYTES
//        NibImagingBenchmark --memory FOLDER [KIND]...
//
// The third form makes pictures of 100 megapixels in a folder, in every way in which libvips writes them (some 2.5 GB), and prints
// what shrinking each takes beside the estimate that limits are compared with, and beside vipsthumbnail. The second form decodes once, and fails when more memory than that was taken at the peak. Without a picture the first
// one makes one of noise beside itself, which takes a while and some 60 MB.

#if Imaging
  import NibImaging

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  let arguments = CommandLine.arguments
  if arguments.count == 4, arguments[1] == "--check", let most = Double(arguments[3]) {
    let bytes = try VipsDecoder().encoded(
      FilePictureSource(arguments[2]), .thumbnail(maxPixelSize: 1000), as: .jpeg(quality: 75))
    let peak = Double(ProcessRun.ownPeakBytes ?? .max) / 1e6
    print("\(bytes.count) bytes, peak RSS \(peak) MB, at most \(most) MB")
    exit(peak <= most ? 0 : 1)
  }
  if arguments.count == 5, arguments[1] == "--peak", let side = Int(arguments[3]) {
    try MemoryTable.decode(arguments[2], side: side, report: arguments[4])
    exit(0)
  }
  if arguments.count >= 3, arguments[1] == "--memory" {
    let kinds = Array(arguments.dropFirst(3))
    try MemoryTable.run(folder: arguments[2], kinds: kinds.isEmpty ? MemoryTable.kinds : kinds)
    exit(0)
  }
  if arguments.count == 3, arguments[1] == "once" {
    let source = try FilePictureSource(arguments[2])
    let bytes = try VipsDecoder().encoded(source, .thumbnail(maxPixelSize: 1000), as: .jpeg(quality: 75))
    print("\(bytes.count) bytes")
  } else {
    try ImagingComparison.run(
      picture: arguments.dropFirst().first, rounds: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 7)
  }
#else
  print("decoding needs a build with --traits Imaging")
#endif
