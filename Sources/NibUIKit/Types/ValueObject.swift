import NibStandIns

import Foundation

/// The base of colors, fonts and images, as in UIKit.
public typealias ValueObject = NSObject
