// What a program that imports Nibwright needs of the layers: one import is enough.
@_exported import enum NibArchives.ArchiveOrder
@_exported import enum NibArchives.NibFolderRole
@_exported import struct NibCompiler.CompileOptions
@_exported import struct NibCompiler.CompiledInterface
@_exported import enum NibCompiler.LocalizableStrings
@_exported import NibDiagnostics
@_exported import NibGraph
@_exported import struct NibInspector.JSONRendering
@_exported import struct NibInspector.TreeOptions
@_exported import NibResources
@_exported import NibRuntime
@_exported import enum NibSchema.OutputProfile
@_exported import enum NibSchema.XcodeReleases
