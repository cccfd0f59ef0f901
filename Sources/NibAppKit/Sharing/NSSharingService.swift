import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A way to hand something on. Stands in for NSSharingService: nothing leaves the program, and a test finds in `performed`
/// what would have.
@MainActor
open class NSSharingService {
  /// The name of a service of the system's. Documented: the texts, by AppKit.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The service of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A letter.
    public static let composeEmail = Self(rawValue: "com.apple.share.Mail.compose")
    /// A message.
    public static let composeMessage = Self(rawValue: "com.apple.share.Messages.compose")
    /// To a computer or phone nearby.
    public static let sendViaAirDrop = Self(rawValue: "com.apple.share.AirDrop.send")
    /// To the list of what is read later.
    public static let addToSafariReadingList = Self(rawValue: "com.apple.share.System.add-to-safari-reading-list")
    /// To the photos.
    public static let addToIPhoto = Self(rawValue: "com.apple.share.System.add-to-iphoto")
    /// As the picture behind all windows.
    public static let useAsDesktopPicture = Self(rawValue: "com.apple.share.System.set-desktop-image")
    /// By way of the cloud.
    public static let cloudSharing = Self(rawValue: "com.apple.share.CloudSharing")
  }

  /// How much of what is handed on is the program's content.
  public enum SharingContentScope: Int, Sendable {
    /// A part; an item as a whole; the whole window or document.
    case item, partial, full
  }

  /// What a service was performed with.
  public struct Performed {
    /// The service.
    public let service: NSSharingService
    /// What was handed on.
    public let items: [Any]
  }

  /// What was handed on, the last one last; a test may empty the list.
  public static var performed: [Performed] = []

  /// The name of a service of the system's; nil for one of the program's.
  public final let name: Name?
  /// The title.
  open var title: String
  /// The title in a menu.
  open var menuItemTitle: String
  /// The image.
  public final let image: NSImage
  /// The image while it is pressed.
  public final let alternateImage: NSImage?
  /// What is told of it.
  open weak var delegate: (any NSSharingServiceDelegate)?
  /// Addresses of whom it is for.
  open var recipients: [String]?
  /// What it is about.
  open var subject: String?
  private final let handler: (@MainActor () -> Void)?

  /// Makes a service of the program's, which does as a handler does.
  public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping @MainActor () -> Void) {
    (name, self.title, menuItemTitle, self.image, self.alternateImage) = (nil, title, title, image, alternateImage)
    handler = block
  }

  /// The service of a name.
  public init?(named serviceName: Name) {
    guard !serviceName.rawValue.isEmpty else { return nil }
    name = serviceName
    title = Self.titles[serviceName] ?? serviceName.rawValue
    menuItemTitle = title
    image = NSImage(named: NSImage.shareTemplateName) ?? NSImage(size: NSSize(width: 16, height: 16))
    alternateImage = nil
    handler = nil
  }

  private static let titles: [Name: String] = [
    .composeEmail: "Mail", .composeMessage: "Messages", .sendViaAirDrop: "AirDrop",
    .addToSafariReadingList: "Add to Reading List", .addToIPhoto: "Add to Photos",
    .useAsDesktopPicture: "Set Desktop Picture",
  ]

  /// Services that take items: a letter, a message, AirDrop; for addresses of the web the reading list too.
  open class func sharingServices(forItems items: [Any]) -> [NSSharingService] {
    let names: [Name] = [.composeEmail, .composeMessage, .sendViaAirDrop, .addToSafariReadingList]
    return names.compactMap { NSSharingService(named: $0) }.filter { $0.canPerform(withItems: items) }
  }

  /// Whether the service takes items: any, but the reading list takes addresses of the web alone.
  open func canPerform(withItems items: [Any]?) -> Bool {
    guard let items, !items.isEmpty else { return handler != nil }
    guard name == .addToSafariReadingList else { return true }
    return items.allSatisfy { ($0 as? URL)?.scheme?.hasPrefix("http") == true }
  }

  /// Hands items on: tells the delegate, does as the handler does, and notes it in `performed`.
  open func perform(withItems items: [Any]) {
    guard canPerform(withItems: items) else {
      let error = CocoaError(.featureUnsupported)
      delegate?.sharingService(self, didFailToShareItems: items, error: error)
      return
    }
    delegate?.sharingService(self, willShareItems: items)
    handler?()
    Self.performed.append(Performed(service: self, items: items))
    delegate?.sharingService(self, didShareItems: items)
  }
}

/// What is told of a service. Stands in for NSSharingServiceDelegate.
@MainActor
public protocol NSSharingServiceDelegate: AnyObject {
  /// Items are about to be handed on.
  func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
  /// Items could not be handed on.
  func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
  /// Items were handed on.
  func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
}

extension NSSharingServiceDelegate {
  /// Does nothing.
  public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
  /// Does nothing.
  public func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error) {}
  /// Does nothing.
  public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
}
