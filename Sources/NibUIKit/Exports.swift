// One import is enough, as for UIKit. What has a name that an app's own types may have is left out: a test of the app that
// imports both could not say it.

// As `import UIKit` does: Foundation, with bundles, localized texts and data assets of both frameworks.
@_exported import NibFoundation
// Decide between the two classes of each name for a file that imports Foundation, too.
@_exported import class NibFoundation.NSComparisonPredicate
@_exported import class NibFoundation.NSCompoundPredicate
@_exported import class NibFoundation.NSExpression
@_exported import class NibResources.MainBundle
@_exported import enum NibResources.GlobalLookup
// What pixels of images come in.
@_exported import enum NibResources.EncodedFormat
@_exported import struct NibResources.ImagingError
@_exported import struct NibResources.PixelImage
@_exported import struct NibResources.PixelSize
// What an archive changes for some size classes.
@_exported import struct NibGraph.TraitVariation
// What stand-ins of both frameworks share.
@_exported import enum NibStandIns.ImageReports
@_exported import class NibStandIns.NSLayoutConstraint
@_exported import enum NibStandIns.NSLineBreakMode
@_exported import enum NibStandIns.NSTextAlignment
@_exported import class NibStandIns.NibObjectStandIn
@_exported import class NibStandIns.StandIn
@_exported import struct NibStandIns.StandInError
@_exported import struct NibStandIns.UIAccessibilityTraits
// What objects are made and shown with.
@_exported import class NibObjects.ArchivedObject
@_exported import struct NibObjects.InstantiatedTree
@_exported import struct NibObjects.InstantiatedTreeRendering
@_exported import struct NibObjects.LoadSummary
@_exported import struct NibObjects.SceneTree
@_exported import protocol NibObjects.NibInstantiating
@_exported import protocol NibObjects.NibMade
@_exported import struct NibObjects.NibPlaces
@_exported import enum NibObjects.StoryboardAnswer
@_exported import protocol NibObjects.StoryboardContent
@_exported import protocol NibObjects.StoryboardMade
@_exported import struct NibObjects.StoryboardParts
@_exported import protocol NibObjects.StoryboardProviding
// What a controller says of its outlets and actions.
@_exported import class NibRuntime.Action
@_exported import class NibRuntime.Inspectable
@_exported import enum NibRuntime.InterfaceFaults
@_exported import class NibRuntime.Outlet
@_exported import class NibRuntime.OutletCollection
@_exported import class NibRuntime.WeakOutlet
