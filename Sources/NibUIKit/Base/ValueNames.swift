import NibRuntime
import NibStandIns

// Values that archives of both frameworks hold, under the names that they have in UIKit.

/// A color.
public typealias UIColor = NibColor
/// A font.
public typealias UIFont = NibFont
/// An image.
public typealias UIImage = NibImage
/// Distances from the edges.
public typealias UIEdgeInsets = NibInsets
/// How much a constraint or a size counts.
public typealias UILayoutPriority = NSLayoutConstraint.Priority
