import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns
import Synchronization

/// The number of pixels and bits of a form that has as many as its device.
public let NSImageRepMatchesDevice = 0

extension NSImage {
  /// The direction that a form of an image is for. Documented: the numbers, by AppKit.
  public enum LayoutDirection: Int, Sendable {
    /// Any; from left to right; from right to left.
    case unspecified = -1
    /// As named.
    case leftToRight = 2
    /// As named.
    case rightToLeft = 3
  }
}

extension NSImageRep {
  /// The classes of forms that are known are others now.
  public static let registryDidChangeNotification = Notification.Name("NSImageRepRegistryDidChangeNotification")

  private static let registered = Mutex<[NSImageRep.Type]>([
    NSBitmapImageRep.self, NSPDFImageRep.self, NSEPSImageRep.self,
  ])

  /// Lets a class read files.
  public class func registerClass(_ imageRepClass: AnyClass) {
    guard let kind = imageRepClass as? NSImageRep.Type else { return }
    registered.withLock { known in
      known.removeAll { $0 == kind }
      known.append(kind)
    }
    NotificationCenter.default.post(name: registryDidChangeNotification, object: nil)
  }
  /// Lets a class read files no more.
  public class func unregisterClass(_ imageRepClass: AnyClass) {
    registered.withLock { known in known.removeAll { $0 == imageRepClass } }
    NotificationCenter.default.post(name: registryDidChangeNotification, object: nil)
  }
  /// The classes that read files.
  public class var registeredClasses: [AnyClass] { registered.withLock { $0 } }

  private static var readers: [NSImageRep.Type] { registered.withLock { $0.reversed() } }

  /// The class that reads bytes; nil for none.
  public class func `class`(for data: Data) -> AnyClass? { readers.first { $0.canInit(with: data) } }
  /// The class that reads files of a type; nil for none.
  public class func `class`(forType type: String) -> AnyClass? {
    readers.first { $0.imageUnfilteredTypes.contains(type) }
  }
  /// The class that reads files of an ending; nil for none.
  public class func `class`(forFileType type: String) -> AnyClass? {
    UTType(filenameExtension: type).flatMap { self.class(forType: $0.identifier) }
  }

  /// The forms of the bytes of a file.
  public class func imageReps(withContentsOf url: URL) -> [NSImageRep]? {
    guard let data = try? Data(contentsOf: url), let kind = self.class(for: data) as? NSImageRep.Type else {
      return nil
    }
    let found = kind.imageReps(with: data)
    return found.isEmpty ? nil : found
  }
  /// The forms of a file.
  public class func imageReps(withContentsOfFile filename: String) -> [NSImageRep]? {
    imageReps(withContentsOf: URL(fileURLWithPath: filename))
  }

  /// Draws it at a point; false where it cannot be drawn.
  @discardableResult
  public final func draw(at point: NSPoint) -> Bool { draw(in: NSRect(origin: point, size: size)) }

  /// Draws a part of it, all of it for an empty one, in a rectangle; hints are not looked at.
  @discardableResult
  public final func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [HintKey: Any]?
  ) -> Bool {
    let image = NSImage(size: size)
    image.addRepresentation(self)
    guard CurrentCanvas.canvas != nil, LinkedParts.linkedDrawing != nil, image.decodedCanvas != nil else {
      return false
    }
    image.draw(
      in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha,
      respectFlipped: respectContextIsFlipped, hints: hints)
    return true
  }

  /// Says whether some of it is seen through.
  public final func setAlpha(_ flag: Bool) { hasAlpha = flag }
  /// Says whether nothing behind it is seen through.
  public final func setOpaque(_ flag: Bool) { isOpaque = flag }

  #if !canImport(CoreGraphics)
    /// Its pixels; nil where these cannot be had.
    public final func cgImage(
      forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
      hints: [HintKey: Any]?
    ) -> CGImage? {
      let image = NSImage(size: size)
      image.addRepresentation(self)
      return image.cgImage(forProposedRect: proposedDestRect, context: context, hints: hints)
    }
  #endif
}

/// The initializers of NSImageRep that give an object of another class.
public protocol NSImageRepLookup {}

extension NSImageRepLookup {
  /// The first form of a file; nil where it cannot be read.
  public init?(contentsOf url: URL) {
    guard let found = NSImageRep.imageReps(withContentsOf: url)?.first as? Self else { return nil }
    self = found
  }
  /// The first form of a file; nil where it cannot be read.
  public init?(contentsOfFile filename: String) { self.init(contentsOf: URL(fileURLWithPath: filename)) }
}

extension NSImageRep: NSImageRepLookup {}
