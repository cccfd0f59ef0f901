import NibFoundation
import NibRuntime
import NibStandIns

extension ArchiveCoder {
  /// AppKit's object of a color, a font or an image; nil for other values.
  static func object(of value: NibValue) -> Any? {
    switch value {
    case .color: NSColor(nibValue: value)
    case .font: NSFont(nibValue: value)
    case .image: NSImage(nibValue: value)
    default: nil
    }
  }
}
