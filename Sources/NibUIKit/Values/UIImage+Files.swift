import NibRuntime
import NibStandIns

// Images of files and bytes, and in archives that programs write.

import Foundation
import NibResources

extension NibImage {
  /// What `UIImage.encode(with:)` wrote.
  init?(_ coder: NSCoder) {
    guard let name = coder.text("UIResourceName") else { return nil }
    self.init(name: name, isSymbol: coder.decodeBool(forKey: "UIIsSymbol"))
    guard coder.containsValue(forKey: "UIImageData"),
      let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData")
    else { return }
    let bytes = [UInt8](Data(referencing: data))
    answer = NibImage(bytes: bytes, scale: coder.decodeDouble(forKey: "UIScale"))?.answer
  }

  /// The image of a file; nil unless it is there and begins as a picture does.
  ///
  /// - Documented: of a path without a scale, as `icon.png`, the file for the screen's scale counts, `icon@3x.png`,
  ///   where there is one ("Supporting High-Resolution Screens").
  init?(contentsOfFile path: String) {
    let scale = LookupTraits(nil).scale
    let file = FileManager.default
    let suffixed = Self.path(path, forScale: scale)
    let chosen = suffixed.flatMap { file.fileExists(atPath: $0) ? $0 : nil } ?? path
    self.init(path: chosen, scale: Double(Self.scale(ofPath: chosen)))
  }

  /// The same path with a scale before its extension; nil for one that has a scale.
  private static func path(_ path: String, forScale scale: Int) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard scale > 1, Self.scale(ofPath: path) == 1, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return nil
    }
    return "\(path[..<dot])@\(scale)x\(path[dot...])"
  }

  private static func scale(ofPath path: String) -> Int {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return ImageVariant(fileName: name)?.scale ?? 1
  }
}

extension UIImage {
  /// The bytes of the image's file; nil where there is none, or it cannot be read.
  var fileContents: [UInt8]? {
    guard let file = nibImage.file else { return nil }
    return file.bytes ?? (try? DiskFileSource().read(file.path))
  }
}

extension UIImage: NSSecureCoding, NSCopying {
  /// Yes.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the name, and the bytes of the file where there is one.
  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: nibImage.name), forKey: "UIResourceName")
    coder.encode(nibImage.isSymbol, forKey: "UIIsSymbol")
    coder.encode(Double(scale), forKey: "UIScale")
    if let bytes = fileContents { coder.encode(NSData(data: Data(bytes)), forKey: "UIImageData") }
  }

  /// The image itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
