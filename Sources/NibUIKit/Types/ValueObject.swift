import NibStandIns

#if NIB_LIGHT
  /// The base of colors, fonts and images.
  public typealias ValueObject = FrameworkValue
#else
  import Foundation

  /// The base of colors, fonts and images, as in UIKit.
  public typealias ValueObject = NSObject
#endif
