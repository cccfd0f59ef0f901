import Foundation

/// What is copied and pasted. Stands in for NSPasteboard: what a test puts there, it finds there.
@MainActor
public final class NSPasteboard: PasteboardLookup {
  /// A kind of what is copied.
  public struct PasteboardType: RawRepresentable, Sendable, Hashable {
    /// The name of the kind.
    public let rawValue: String

    /// The kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A file.
    public static let fileURL = PasteboardType("public.file-url")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// Text with attributes.
    public static let rtf = PasteboardType("public.rtf")
    /// A picture.
    public static let png = PasteboardType("public.png")
    /// A picture.
    public static let tiff = PasteboardType("public.tiff")
    /// A PDF document.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// Text with attributes and pictures.
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    /// A page.
    public static let html = PasteboardType("public.html")
    /// Text in columns.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// A font, as attributes of text.
    public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
    /// How paragraphs stand.
    public static let ruler = PasteboardType("com.apple.cocoa.pasteboard.paragraph-formatting")
    /// A sound.
    public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
    /// Several texts that are selected.
    public static let multipleTextSelection = PasteboardType("com.apple.cocoa.pasteboard.multiple-text-selection")
    /// How a find is made.
    public static let findPanelSearchOptions = PasteboardType("com.apple.cocoa.pasteboard.find-panel-search-options")
    /// What is in a file.
    public static let fileContents = PasteboardType("NSFileContentsPboardType")

    /// The kind of files with an ending.
    public static func fileNameType(forPathExtension fileType: String) -> PasteboardType {
      PasteboardType("NSTypedFilenamesPboardType:\(fileType)")
    }

    /// A color.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The one of copy and paste.
    public static let general = Name("Apple CFPasteboard general")
    /// What is sought.
    public static let find = Name("Apple CFPasteboard find")
    /// A font.
    public static let font = Name("Apple CFPasteboard font")
    /// How paragraphs stand.
    public static let ruler = Name("Apple CFPasteboard ruler")
    /// What is dragged.
    public static let drag = Name("Apple CFPasteboard drag")
  }

  /// What is done when a pasteboard is emptied.
  public struct ContentsOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is put there stays on this computer.
    public static let currentHostOnly = Self(rawValue: 1)
  }

  /// How things are read.
  public struct ReadingOptionKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether of addresses only files are read: a Boolean value.
    public static let urlReadingFileURLsOnly = Self(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Kinds that what is at an address must have: an array of names.
    public static let urlReadingContentsConformToTypes = Self(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }

  private static var named: [Name: NSPasteboard] = [:]

  /// The one of copy and paste.
  public static let general = NSPasteboard(.general)
  /// Its name.
  public let name: Name

  /// The one of a name: the same object for the same name.
  public static func named(_ name: Name) -> NSPasteboard {
    if name == .general { return general }
    if let known = named[name] { return known }
    let new = NSPasteboard(name)
    named[name] = new
    return new
  }

  /// Makes one with a name that no other has.
  public static func withUniqueName() -> NSPasteboard {
    let new = NSPasteboard(Name("CFPasteboardUnique-\(UUID().uuidString)"))
    named[new.name] = new
    return new
  }

  /// Forgets the pasteboard of its name, with what is on it.
  public func releaseGlobally() {
    clearContents()
    Self.named[name] = nil
  }

  private init(_ name: Name) { self.name = name }

  private var items: [NSPasteboardItem] = []
  /// Kinds that owners said they will put there, the first one first.
  private var declared: [PasteboardType] = []
  private struct Owner { weak var object: (any NSPasteboardTypeOwner)? }
  private var owners: [PasteboardType: Owner] = [:]
  /// How often its owner changed.
  public private(set) var changeCount = 0

  /// Makes one of its own.
  public init() { name = Name("") }

  /// The kinds that it has, those that were declared or put there first at the beginning; nil for none.
  public var types: [PasteboardType]? {
    var known: Set<PasteboardType> = []
    let types = (declared + items.flatMap(\.types)).filter { known.insert($0).inserted }
    return types.isEmpty ? nil : types
  }

  /// The things that are there; nil for none.
  public var pasteboardItems: [NSPasteboardItem]? { items.isEmpty ? nil : items }

  func add(_ item: NSPasteboardItem) {
    items.append(item)
    item.pasteboard = self
  }

  /// Empties it.
  /// - Returns: `changeCount`.
  @discardableResult
  public func clearContents() -> Int {
    let (left, former) = (items, owners.values.compactMap(\.object))
    (items, declared, owners) = ([], [], [:])
    changeCount += 1
    for item in left { item.finish(on: self) }
    var told: Set<ObjectIdentifier> = []
    for owner in former where told.insert(ObjectIdentifier(owner)).inserted { owner.pasteboardChangedOwner(self) }
    return changeCount
  }

  /// Has an owner put kinds there when somebody asks.
  func declare(_ types: [PasteboardType], _ owner: (any NSPasteboardTypeOwner)?) {
    for type in types {
      if !declared.contains(type) { declared.append(type) }
      owners[type] = Owner(object: owner)
    }
  }

  /// Puts bytes there, in place of those of the kind.
  /// - Returns: true.
  @discardableResult
  public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    if items.isEmpty { add(NSPasteboardItem()) }
    if let data { items[0].setData(data, forType: type) } else { items[0].removeData(forType: type) }
    return true
  }

  /// Puts a text there, in place of that of the kind.
  /// - Returns: true.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  /// Puts a value of property lists there, in place of that of the kind.
  /// - Returns: false for what is no such value.
  @discardableResult
  public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
    PasteboardValues.data(plist).map { setData($0, forType: dataType) } ?? false
  }

  /// The value of property lists of a kind; nil for none.
  public func propertyList(forType dataType: PasteboardType) -> Any? {
    data(forType: dataType).map { PasteboardValues.value($0) }
  }

  /// The bytes of a kind; nil for none.
  public func data(forType type: PasteboardType) -> Data? {
    func found() -> Data? { items.lazy.compactMap { $0.data(forType: type) }.first }
    if let data = found() { return data }
    // Once, for the owner may ask what is there.
    guard let owner = owners.removeValue(forKey: type)?.object else { return nil }
    owner.pasteboard(self, provideDataForType: type)
    let data = found()
    if data == nil { owners[type] = Owner(object: owner) }
    return data
  }

  /// The text of a kind; nil for none, or for what is no text.
  public func string(forType type: PasteboardType) -> String? {
    data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
  }
}

/// The initializer of NSPasteboard that gives an object that is there already.
@MainActor
public protocol PasteboardLookup {}

extension PasteboardLookup {
  /// The pasteboard of a name: the same object for the same name.
  public init(name: NSPasteboard.Name) {
    guard let known = NSPasteboard.named(name) as? Self else { preconditionFailure("NSPasteboard is final") }
    self = known
  }
}
