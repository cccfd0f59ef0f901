// As `import AppKit` does: the classes, and Foundation.
@_exported import Foundation
@_exported import NibFoundation
// Decide between the two classes of each name for a file that imports Foundation, too. No other file of the module may
// import one class: the compiler would keep that import, which is not exported, in place of this one. They say whose
// class they mean.
@_exported import class NibFoundation.NSComparisonPredicate
@_exported import class NibFoundation.NSCompoundPredicate
@_exported import class NibFoundation.NSExpression
@_exported import class NibFoundation.NSSortDescriptor
// What stand-ins of both frameworks share: `NSLayoutConstraint`, `NSTextAlignment`, the base class, errors.
@_exported import NibStandIns
// What a controller says of its outlets and actions.
@_exported import class NibRuntime.Action
@_exported import class NibRuntime.Inspectable
@_exported import class NibRuntime.Outlet
@_exported import class NibRuntime.OutletCollection
@_exported import class NibRuntime.WeakOutlet
@_exported import enum NibResources.EncodedFormat
@_exported import enum NibResources.GlobalLookup
@_exported import class NibResources.MainBundle
@_exported import struct NibResources.ImagingError
@_exported import struct NibResources.PixelImage
@_exported import struct NibResources.PixelSize
