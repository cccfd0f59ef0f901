import Foundation
import NibResources
import NibStandIns
import NibTestSupport
import NibUIKit
import Synchronization
import Testing

@Suite(
  "Hostile pictures as images",
  .enabled(if: ImagingPresence.canDecode, "decoding needs --traits Imaging and libvips-tools"))
struct HostileImageTests {
  private static func images(_ bytes: [UInt8], _ ending: String, in folder: PictureFolder) throws -> [UIImage?] {
    let path = try folder.add("x.\(ending)", bytes)
    let named = MainBundle.$current.withValue(MainBundle(folder.path)) { UIImage(named: "x") }
    return [UIImage(data: Data(bytes)), UIImage(contentsOfFile: path), named]
  }

  /// Pictures of a format that are none: cut, or of sizes that cannot be.
  nonisolated private static func bad(_ format: String) throws -> [[UInt8]] {
    let whole = try? PictureFolder().bytes(at: SamplePictures.file(format, width: 120, height: 80))
    let cut =
      whole.map { bytes in [0, 1, 10, 30, 50, 70, 90].map { Array(bytes.prefix(bytes.count * $0 / 100)) } } ?? []
    let sizes: [(UInt32, UInt32)] = [(0x7FFF_FFFF, 0x7FFF_FFFF), (0, 0), (0xFFFF_FFFF, 1), (0xFFFF, 0xFFFF)]
    return try cut + sizes.compactMap { try SamplePictures.claiming(format, width: $0.0, height: $0.1) }
  }

  @Test("is no image, or one whose pixels are nil with a report", arguments: SamplePictures.lyingFormats)
  func refused(format: String) throws {
    let folder = try PictureFolder()
    let heard = Mutex<[ImagingError.Code]>([])
    let ending = String(format.prefix { $0 != "[" })
    for bytes in try Self.bad(format) {
      try ImageReports.$hear.withValue({ error in heard.withLock { $0.append(error.code) } }) {
        for image in try Self.images(bytes, ending, in: folder).compactMap(\.self) {
          let before = heard.withLock(\.count)
          // A canvas that is larger than its frame may leave a picture, of a size that is allowed.
          let none = [
            image.pngData() == nil, image.jpegData(compressionQuality: 0) == nil,
            image.preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil,
          ].filter(\.self).count
          #expect(heard.withLock(\.count) == before + none)
        }
      }
    }
    let allowed: Set<ImagingError.Code> = [.truncated, .damaged, .tooLarge]
    #expect(heard.withLock { Set($0) }.isSubset(of: allowed), "\(heard.withLock { Set($0) })")
    #expect(heard.withLock { !$0.isEmpty })
  }

  @Test("no header makes a process take memory") func memory() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        ImageReports.$hear.withValue({ _ in }) {
          for format in SamplePictures.lyingFormats {
            for bytes in (try? Self.bad(format)) ?? [] {
              let image = UIImage(data: Data(bytes))
              _ = image?.pngData()
              _ = image?.preparingThumbnail(of: CGSize(width: 9, height: 9))
            }
          }
        }
      }
      // Kilobytes; where the system does not tell there is nothing to hold.
      let status = TestDisk.text("/proc/self/status") ?? ""
      let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }?.split { !$0.isNumber }.first
      precondition(peak.flatMap { Int($0) } ?? 0 < 400_000, "\(peak ?? "")")
    }
  }
}
