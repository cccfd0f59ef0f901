import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSImage: ItemTypeNaming {
  package static var itemTypeIdentifier: String { "public.image" }
}

/// What is handed on with a title and pictures of it. Stands in for NSPreviewRepresentingActivityItem.
@MainActor
public final class NSPreviewRepresentingActivityItem: NSObject, NSPreviewRepresentableActivityItem {
  /// What is handed on.
  public let item: Any
  /// What it is called; nil for nothing.
  public let title: String?
  /// Leads to a picture of it; nil for none.
  public let imageProvider: NSItemProvider?
  /// Leads to its icon; nil for none.
  public let iconProvider: NSItemProvider?

  /// Makes one of pictures.
  public convenience init(item: Any, title: String?, image: NSImage?, icon: NSImage?) {
    self.init(
      item: item, title: title, imageProvider: image.map { NSItemProvider(object: $0) },
      iconProvider: icon.map { NSItemProvider(object: $0) })
  }

  /// Makes one of what leads to pictures.
  public init(item: Any, title: String?, imageProvider: NSItemProvider?, iconProvider: NSItemProvider?) {
    (self.item, self.title) = (item, title)
    (self.imageProvider, self.iconProvider) = (imageProvider, iconProvider)
    super.init()
  }
}

/// How something is not shared, and why. Stands in for NSSharingCollaborationModeRestriction.
public final class NSSharingCollaborationModeRestriction: NSObject, Sendable {
  /// How something is shared. Documented: the numbers, by AppKit.
  public enum Mode: Int, Sendable {
    /// A copy is sent; others change it together.
    case sendCopy, collaborate
  }

  /// How it is not shared.
  public let disabledMode: Mode
  /// Title of the alert that gives the reason; nil where the choice is not offered.
  public let alertTitle: String?
  /// Text of the alert.
  public let alertMessage: String?
  /// Title of the button that ends the alert; nil for the system's.
  public let alertDismissButtonTitle: String?
  /// Title of the button that does something about it; nil for none.
  public let alertRecoverySuggestionButtonTitle: String?
  /// What that button opens.
  public let alertRecoverySuggestionButtonLaunchURL: URL?

  /// Makes one by which the choice is not offered.
  public convenience init(disabledMode: Mode) {
    self.init(disabledMode: disabledMode, title: nil, message: nil, dismiss: nil, button: nil, url: nil)
  }

  /// Makes one that an alert explains.
  public convenience init(disabledMode: Mode, alertTitle: String, alertMessage: String) {
    self.init(
      disabledMode: disabledMode, title: alertTitle, message: alertMessage, dismiss: nil, button: nil, url: nil)
  }

  /// Makes one that an alert explains, with a button that opens a place.
  public convenience init(
    disabledMode: Mode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String,
    alertRecoverySuggestionButtonTitle: String, alertRecoverySuggestionButtonLaunch: URL
  ) {
    self.init(
      disabledMode: disabledMode, title: alertTitle, message: alertMessage, dismiss: alertDismissButtonTitle,
      button: alertRecoverySuggestionButtonTitle, url: alertRecoverySuggestionButtonLaunch)
  }

  private init(
    disabledMode: Mode, title: String?, message: String?, dismiss: String?, button: String?, url: URL?
  ) {
    (self.disabledMode, alertTitle, alertMessage) = (disabledMode, title, message)
    (alertDismissButtonTitle, alertRecoverySuggestionButtonTitle) = (dismiss, button)
    alertRecoverySuggestionButtonLaunchURL = url
    super.init()
  }
}

extension NSWindowController {
  /// What others at a distance see of the window's document; nil for nothing.
  public final var previewRepresentableActivityItems: [any NSPreviewRepresentableActivityItem]? {
    get { self[rare: Previews.self].items }
    set { self[rare: Previews.self].items = newValue }
  }
}

private struct Previews: RareState {
  var items: [any NSPreviewRepresentableActivityItem]?
}
