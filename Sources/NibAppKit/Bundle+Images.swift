import Foundation
import NibAppKitLight
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

extension Bundle {
  /// The image of a name in the bundle; nil if there is none.
  ///
  /// The name may have its extension, and need not. The same name gives the same object for as long as its file is the
  /// same.
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage.named(name, in: namedResources) }
}

extension NSColor {
  /// The color of a name in a bundle's catalogs; nil for the main bundle's.
  public convenience init?(named name: NSColor.Name, bundle: Bundle?) {
    guard let color = NSColor.named(name, in: bundle?.namedResources ?? MainBundle.current.own) else { return nil }
    self.init(color.nibColor)
  }
}

extension NSImage {
  /// Makes an image of the bytes of a file; nil unless they begin as a picture's do. The picture is not decoded.
  public convenience init?(data: Data) { self.init(bytes: [UInt8](data)) }

  /// Makes an image of a file; nil unless it is there and begins as a picture does.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }
}
