// As `import UIKit` does. The counterpart for programs that do without Foundation has light types of the same names.
@_exported import Foundation
// Bundles, localized texts and data assets of both frameworks.
@_exported import NibFoundation
@_exported import class NibResources.MainBundle
@_exported import enum NibResources.GlobalLookup
// What pixels of images come in.
@_exported import enum NibResources.EncodedFormat
@_exported import struct NibResources.ImagingError
@_exported import struct NibResources.PixelImage
@_exported import struct NibResources.PixelSize
// What an archive changes for some size classes.
@_exported import struct NibGraph.TraitVariation
// What stand-ins of both frameworks share: `NSLayoutConstraint`, `NSTextAlignment`, the base class, errors.
@_exported import NibStandIns
// What a controller says of its outlets and actions.
@_exported import class NibRuntime.Action
@_exported import class NibRuntime.Inspectable
@_exported import enum NibRuntime.InterfaceFaults
@_exported import class NibRuntime.Outlet
@_exported import class NibRuntime.OutletCollection
@_exported import class NibRuntime.WeakOutlet
