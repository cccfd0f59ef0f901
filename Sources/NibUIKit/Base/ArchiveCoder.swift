import NibFoundation
import NibRuntime
import NibStandIns

extension ArchiveCoder {
  /// UIKit's object of a color, a font or an image; nil for other values.
  static func object(of value: NibValue) -> Any? {
    switch value {
    case .color: UIColor(nibValue: value)
    case .font: UIFont(nibValue: value)
    case .image: UIImage(nibValue: value)
    default: nil
    }
  }

  /// One that carries the values of an object of UIKit.
  @MainActor
  static func carrying(_ values: NibCoder) -> ArchiveCoder { carrying(values, object(of:)) }
}
