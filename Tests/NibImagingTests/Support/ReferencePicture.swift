@testable import NibImaging
import NibResources
import NibTestSupport

/// Pixels as the command line of libvips computed them.
struct ReferencePicture {
  let size: PixelSize
  let bands: Int
  let bytes: [UInt8]

  /// Reads a file that the command line wrote, by the command line's own raw form.
  init(_ path: String, in folder: PictureFolder) throws {
    let facts = try ["width", "height", "bands"].map { field in
      Int(try ShellCommand.output("vipsheader -f \(field) '\(path)'", in: folder).filter(\.isNumber)) ?? 0
    }
    try ShellCommand.run("vips cast '\(path)' '\(path).cast.v' uchar && vips rawsave '\(path).cast.v' '\(path).raw'")
    size = PixelSize(width: facts[0], height: facts[1])
    bands = facts[2]
    bytes = try folder.bytes(at: path + ".raw")
  }

  /// The mean difference of the colour samples, 0 to 255; nil when the sizes differ.
  func difference(to image: PixelImage) -> Double? {
    guard image.size == size, bands > 0, bytes.count == size.width * size.height * bands else { return nil }
    var sum = 0
    for pixel in 0..<size.width * size.height {
      for band in 0..<3 {
        let mine = bytes[pixel * bands + (bands >= 3 ? band : 0)]
        sum += abs(Int(mine) - Int(image.bytes[pixel * 4 + band]))
      }
    }
    return Double(sum) / Double(size.width * size.height * 3)
  }
}
