// What a program that imports Nibwright needs of the layers: one import is enough.
@_exported import NibDiagnostics
@_exported import NibGraph
@_exported import NibResources
@_exported import NibRuntime
