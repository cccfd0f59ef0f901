import Foundation
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

extension NSColor {
  /// Gives out the components in sRGB; those that are asked for.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    red?.pointee = CGFloat(redComponent)
    green?.pointee = CGFloat(greenComponent)
    blue?.pointee = CGFloat(blueComponent)
    alpha?.pointee = CGFloat(alphaComponent)
  }

  /// Gives out hue, saturation and brightness, each 0...1; those that are asked for.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    hue?.pointee = CGFloat(hueComponent)
    saturation?.pointee = CGFloat(saturationComponent)
    brightness?.pointee = CGFloat(brightnessComponent)
    alpha?.pointee = CGFloat(alphaComponent)
  }
}

extension NSImage {
  /// Makes an image of a file, which is read now; one of nothing (`isValid` is false) where it is missing or no picture.
  public convenience init(byReferencing url: URL) { self.init(nibImage: NSImage(contentsOf: url)?.nibImage) }

  /// Makes an image of a file, which is read now; one of nothing where it is missing or no picture.
  public convenience init?(byReferencingFile path: String) {
    self.init(nibImage: NSImage(contentsOfFile: path)?.nibImage)
  }

  private convenience init(nibImage: NibImage?) {
    self.init(nibImage ?? NibImage(name: "", archivedSize: NibSize(width: 0, height: 0)))
  }

  /// Makes an image of the bytes of a file; nil unless they begin as a picture's do. The picture is not decoded.
  public convenience init?(data: Data) { self.init(bytes: [UInt8](data)) }

  /// Makes an image of a file; nil unless it is there and begins as a picture does.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }
}
