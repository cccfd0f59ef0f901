// What stand-ins of both frameworks share: `NSLayoutConstraint`, `NSTextAlignment`, the base class, errors.
@_exported import NibStandIns
