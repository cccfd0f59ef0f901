// What pictures become, and why they do not: said in a layer below, for classes of frameworks that find the decoder by name.
@_exported import enum NibResources.EncodedFormat
@_exported import struct NibResources.ImagingError
@_exported import struct NibResources.PixelImage
