// Peak memory and time of a picture of 100 megapixels shrunk to 1000 pixels, beside vipsthumbnail in the same run.
//
// usage: NibImagingBenchmark [PICTURE.jpg] [ROUNDS]
//
// Without a picture it makes one of noise beside itself, which takes a while and some 60 MB.

#if Imaging
  import NibImaging

  let arguments = CommandLine.arguments
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
