import NibRuntime
import NibStandIns

// Values that archives of both frameworks hold, under the names that they have in UIKit.

/// Distances from the edges.
public typealias UIEdgeInsets = NibInsets
/// How much a constraint or a size counts.
public typealias UILayoutPriority = NSLayoutConstraint.Priority
