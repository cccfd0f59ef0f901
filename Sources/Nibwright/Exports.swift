// What a program that imports Nibwright needs of the layers: one import is enough.
@_exported import enum NibArchives.ArchiveOrder
@_exported import enum NibArchives.NibFolderRole
@_exported import struct NibCompiler.CompileOptions
@_exported import struct NibCompiler.CompiledInterface
@_exported import enum NibCompiler.LocalizableStrings
@_exported import struct NibInspector.JSONRendering
@_exported import struct NibInspector.TreeOptions
@_exported import NibResources
@_exported import NibRuntime
@_exported import enum NibSchema.OutputProfile
@_exported import enum NibSchema.XcodeReleases
// Of these two layers all but the names that an app's own types may have: `Place`, `Value`, `Origin`.
@_exported import struct NibDiagnostics.DeploymentTarget
@_exported import struct NibDiagnostics.Diagnostic
@_exported import struct NibDiagnostics.DiagnosticPolicy
@_exported import struct NibDiagnostics.Diagnostics
@_exported import protocol NibDiagnostics.LocatedError
@_exported import struct NibDiagnostics.ReadLimits
@_exported import enum NibDiagnostics.VisibleText
@_exported import struct NibGraph.ArchiveFormat
@_exported import struct NibGraph.ArchivedAttribute
@_exported import struct NibGraph.ArchivedBinding
@_exported import struct NibGraph.ArchivedConnection
@_exported import struct NibGraph.ClassID
@_exported import struct NibGraph.ClassName
@_exported import struct NibGraph.ClassTable
@_exported import struct NibGraph.ConnectionReader
@_exported import struct NibGraph.ControlEvents
@_exported import struct NibGraph.GraphBuilder
@_exported import struct NibGraph.GraphError
@_exported import struct NibGraph.GraphTables
@_exported import struct NibGraph.KeyID
@_exported import enum NibGraph.KeyedArchiveEra
@_exported import struct NibGraph.KeyedArchiveNumbers
@_exported import struct NibGraph.KeyedValue
@_exported import struct NibGraph.NamedClass
@_exported import struct NibGraph.NibPlatform
@_exported import struct NibGraph.NibRoot
@_exported import struct NibGraph.ObjectGraph
@_exported import struct NibGraph.ObjectID
@_exported import struct NibGraph.ObjectRecord
@_exported import struct NibGraph.OriginTable
@_exported import struct NibGraph.StoryboardManifest
@_exported import struct NibGraph.TraitVariation
@_exported import enum NibGraph.ValueCode
