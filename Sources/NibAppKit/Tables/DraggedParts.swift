import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSDraggingImageComponent {
  /// The picture and the text of a cell or an item, where they are connected.
  static func parts(_ image: NSImageView?, _ text: NSTextField?) -> [NSDraggingImageComponent] {
    var parts: [NSDraggingImageComponent] = []
    if let image {
      let part = NSDraggingImageComponent(key: .icon)
      (part.contents, part.frame) = (image.image, image.frame)
      parts.append(part)
    }
    if let text {
      let part = NSDraggingImageComponent(key: .label)
      (part.contents, part.frame) = (text.stringValue, text.frame)
      parts.append(part)
    }
    return parts
  }
}

extension NSView {
  /// How what is behind a view looks. Documented: the numbers, by AppKit.
  public enum BackgroundStyle: Int, Sendable {
    /// As ever.
    case normal
    /// In a strong color, as a selection.
    case emphasized
    /// As if it stood out, or as if it were sunk in.
    case raised, lowered
  }
}
