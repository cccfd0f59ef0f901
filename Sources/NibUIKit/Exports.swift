// As `import UIKit` does. The twin for programs that do without Foundation has light types of the same names.
#if !NIB_LIGHT
  @_exported import Foundation
#endif
// What stand-ins of both frameworks share: `NSLayoutConstraint`, `NSTextAlignment`, the base class, errors.
@_exported import NibStandIns
