// As `import AppKit` does: the classes, and Foundation.
@_exported import Foundation
@_exported import NibAppKitLight
@_exported import NibFoundation
@_exported import enum NibResources.EncodedFormat
@_exported import enum NibResources.GlobalLookup
@_exported import class NibResources.MainBundle
@_exported import struct NibResources.ImagingError
@_exported import struct NibResources.PixelImage
@_exported import struct NibResources.PixelSize
