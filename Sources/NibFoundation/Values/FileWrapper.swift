// Foundation's type of this name, where Foundation has none.

#if !canImport(ObjectiveC)
  import Foundation

  /// A file, a folder or a link as a value of a program. Stands in for FileWrapper.
  ///
  /// A folder is read whole when it is made; there is nothing that is read later.
  open class FileWrapper {
    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Makes a set of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// What was there stays as it was where writing fails.
      public static let atomic = Self(rawValue: 1)
      /// The names of the files become those that they were written with.
      public static let withNameUpdating = Self(rawValue: 2)
    }

    /// How a wrapper is read. Documented: the bits, by Foundation; all is read at once here.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Makes a set of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// At once.
      public static let immediate = Self(rawValue: 1)
      /// Without a map of the file.
      public static let withoutMapping = Self(rawValue: 2)
    }

    private enum Content {
      case file(Data)
      case folder([String: FileWrapper])
      case link(URL)
    }

    private let content: Content
    private var inner: [String: FileWrapper]
    /// The name that it has in its folder, or would like to have.
    open var preferredFilename: String?
    /// The name that it was read or written with.
    open var filename: String?

    private init(_ content: Content) {
      self.content = content
      if case .folder(let wrappers) = content { inner = wrappers } else { inner = [:] }
    }

    /// Makes a file of bytes.
    public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }

    /// Makes a folder of wrappers by their names.
    public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      self.init(.folder(childrenByPreferredName))
      for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
        child.preferredFilename = name
      }
    }

    /// Makes a link to a place.
    public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url)) }

    /// Reads a file, a folder or a link.
    /// - Throws: what the system says of it.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
      let files = FileManager.default
      switch try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
      case .typeDirectory?:
        let names = try files.contentsOfDirectory(atPath: url.path)
        let pairs = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options)) }
        self.init(.folder(Dictionary(uniqueKeysWithValues: pairs)))
      case .typeSymbolicLink?:
        self.init(.link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path))))
      default: self.init(.file(try Data(contentsOf: url)))
      }
      (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether it is a link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    /// The bytes of a file; nil for others.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// Where a link leads; nil for others.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
    /// What is in a folder, by name; nil for others.
    open var fileWrappers: [String: FileWrapper]? { isDirectory ? inner : nil }

    /// Puts a wrapper into a folder, under its preferred name, or that with a number where there is one of that name.
    /// - Returns: the name that it has there.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
      let wanted = child.preferredFilename ?? "Untitled"
      var (name, number) = (wanted, 1)
      while inner[name] != nil {
        number += 1
        name = "\(number)__#$!@%!#__\(wanted)"
      }
      inner[name] = child
      return name
    }

    /// Puts a file of bytes into a folder.
    /// - Returns: the name that it has there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    /// Takes a wrapper out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) { inner = inner.filter { $0.value !== child } }

    /// The name of a wrapper of a folder; nil for others.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { inner.first { $0.value === child }?.key }

    /// Writes it. A folder takes the place of what was there whole.
    /// - Throws: what the system says of the file.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
      switch content {
      case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
      case .link(let place): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: place)
      case .folder: try writeFolder(to: url)
      }
      if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Writes a folder beside its place, and puts it there once it is whole. What was there stays where that fails.
    /// - Throws: `fileWriteInvalidFileName` for a name that leads out of the folder.
    private func writeFolder(to url: URL) throws {
      let files = FileManager.default
      let fresh = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
      do {
        try files.createDirectory(at: fresh, withIntermediateDirectories: false)
        for (name, child) in inner {
          guard name.isFileName else {
            throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
          }
          try child.write(to: fresh.appendingPathComponent(name), originalContentsURL: nil)
        }
        let old = fresh.appendingPathExtension("old")
        let isThere = files.fileExists(atPath: url.path)
        if isThere { try files.moveItem(at: url, to: old) }
        do {
          try files.moveItem(at: fresh, to: url)
        } catch {
          if isThere { try files.moveItem(at: old, to: url) }
          throw error
        }
        if isThere { try? files.removeItem(at: old) }
      } catch {
        try? files.removeItem(at: fresh)
        throw error
      }
    }
  }
#endif
