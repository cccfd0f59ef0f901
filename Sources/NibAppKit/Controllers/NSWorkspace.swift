import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The system around a program. Stands in for NSWorkspace: nothing is opened, and a test sees what was asked for.
@MainActor
public final class NSWorkspace {
  /// The one of the program.
  public static let shared = NSWorkspace()

  /// Addresses and files that the program opened, the last one last; a test may empty the list.
  public var openedURLs: [URL] = []
  /// Files that the program showed in the Finder, the last ones last; a test may empty the list.
  public var shownFileURLs: [URL] = []
  /// What a test says to the question whether an address can be opened; yes where it is nil.
  public var canOpen: (@MainActor (URL) -> Bool)?
  /// What it tells the rest of the program by.
  public let notificationCenter = NotificationCenter()

  private init() {}

  /// Opens an address or a file.
  /// - Returns: whether it could be opened, as `canOpen` says.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard canOpen?(url) ?? true else { return false }
    openedURLs.append(url)
    return true
  }

  /// Opens a file.
  /// - Returns: whether it could be opened, as `canOpen` says.
  @discardableResult
  public func openFile(_ path: String) -> Bool { open(URL(fileURLWithPath: path)) }

  /// Shows files in the Finder.
  public func activateFileViewerSelecting(_ urls: [URL]) { shownFileURLs += urls }

  /// Shows a file in the Finder.
  /// - Returns: true.
  @discardableResult
  public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool {
    shownFileURLs.append(URL(fileURLWithPath: path ?? root))
    return true
  }

  /// The icon of a file: an image of the system's, a folder's for a path that ends in a slash.
  public func icon(forFile path: String) -> NSImage {
    NSImage(named: path.hasSuffix("/") ? NSImage.folderName : NSImage.multipleDocumentsName)
      ?? NSImage(size: NSSize(width: 32, height: 32))
  }
}

/// The pointer. Stands in for NSCursor: which one is set can be asked for, and none is seen.
@MainActor
public final class NSCursor {
  /// The image of the pointer; nil for one of the system's.
  public let image: NSImage?
  /// The point of the image that counts.
  public let hotSpot: NSPoint
  /// The name of a pointer of the system's, as `pointingHand`.
  public let name: String?

  /// Makes a pointer of an image.
  public init(image: NSImage, hotSpot: NSPoint) {
    self.image = image
    self.hotSpot = hotSpot
    name = nil
  }

  private init(_ name: String) {
    image = nil
    hotSpot = .zero
    self.name = name
  }

  /// As named.
  public static let arrow = NSCursor("arrow")
  /// As named.
  public static let iBeam = NSCursor("iBeam")
  /// As named.
  public static let crosshair = NSCursor("crosshair")
  /// As named.
  public static let closedHand = NSCursor("closedHand")
  /// As named.
  public static let openHand = NSCursor("openHand")
  /// As named.
  public static let pointingHand = NSCursor("pointingHand")
  /// As named.
  public static let resizeLeftRight = NSCursor("resizeLeftRight")
  /// As named.
  public static let resizeUpDown = NSCursor("resizeUpDown")
  /// As named.
  public static let operationNotAllowed = NSCursor("operationNotAllowed")
  /// As named.
  public static let dragCopy = NSCursor("dragCopy")
  /// As named.
  public static let dragLink = NSCursor("dragLink")
  /// As named.
  public static let contextualMenu = NSCursor("contextualMenu")

  private static var stack: [NSCursor] = [.arrow]
  private static var hiding = 0

  /// The pointer that is set.
  public static var current: NSCursor { stack[stack.count - 1] }
  /// Whether the pointer is hidden.
  public static var isHidden: Bool { hiding > 0 }

  /// Makes this the pointer.
  public func set() { Self.stack[Self.stack.count - 1] = self }
  /// Makes this the pointer until `pop`.
  public func push() { Self.stack.append(self) }
  /// Makes the pointer the one before `push`.
  public func pop() { Self.pop() }
  /// Makes the pointer the one before `push`.
  public static func pop() { if stack.count > 1 { stack.removeLast() } }
  /// Hides the pointer; as often as it is called, `unhide` must be.
  public static func hide() { hiding += 1 }
  /// Shows the pointer again.
  public static func unhide() { hiding = max(0, hiding - 1) }
}

/// A sound. Stands in for NSSound: nothing is heard, and a test sees what was asked for.
@MainActor
public final class NSSound {
  /// The name; nil for a sound of a file.
  public let name: String?
  /// Whether it is being played.
  public private(set) var isPlaying = false
  /// How loud it is, 0...1.
  public var volume: Float = 1
  /// Whether it begins again at its end.
  public var loops = false

  /// Makes the sound of a name.
  public init?(named name: String) { self.name = name }

  /// Plays it.
  /// - Returns: false if it is being played.
  @discardableResult
  public func play() -> Bool {
    guard !isPlaying else { return false }
    isPlaying = true
    return true
  }

  /// Ends it.
  /// - Returns: false if it is not being played.
  @discardableResult
  public func stop() -> Bool {
    guard isPlaying else { return false }
    isPlaying = false
    return true
  }

  /// How often the program beeped; a test may set it to 0.
  public static var beepCount = 0

  /// Beeps.
  public static func beep() { beepCount += 1 }
}
