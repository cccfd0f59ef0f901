// As the frameworks' own headers do, which know one Foundation: where URL loading is a module beside it, that too.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
