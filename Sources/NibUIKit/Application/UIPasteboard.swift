import NibRuntime
import NibStandIns

/// What was copied. Stands in for UIPasteboard; other programs' is not looked at.
@MainActor
public final class UIPasteboard {
  /// What tells a pasteboard from others.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The one that all share.
    public static let general = Self(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// The one that all share.
  public static let general = UIPasteboard(.general, Content())
  private static var named: [Name: Content] = [:]

  /// What all objects of a name share.
  private final class Content {
    var items: [[String: Any]] = []
    var changeCount = 0
    var expires: Date?
    var isLocal = false
  }

  /// The name.
  public let name: Name
  private let content: Content

  private init(_ name: Name, _ content: Content) { (self.name, self.content) = (name, content) }

  /// The pasteboard of a name; nil if there is none and none is to be made. What is copied to it, all others of the name
  /// have.
  public convenience init?(name: Name, create: Bool) {
    let known = name == .general ? Self.general.content : Self.named[name]
    guard let content = known ?? (create ? Content() : nil) else { return nil }
    if name != .general { Self.named[name] = content }
    self.init(name, content)
  }

  /// Makes a pasteboard of a name that no other has.
  public static func withUniqueName() -> UIPasteboard {
    let (name, content) = (Name(UUID().uuidString), Content())
    named[name] = content
    return UIPasteboard(name, content)
  }

  /// Forgets the pasteboard of a name; the one that all share stays.
  public static func remove(withName name: Name) {
    guard let content = named.removeValue(forKey: name) else { return }
    NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(name, content))
  }

  /// What was copied: for each item its parts by their types, as `public.utf8-plain-text`. Nothing once the date of
  /// `setItems(_:options:)` has come.
  public var items: [[String: Any]] {
    get {
      if let expires = content.expires, expires <= Date() { (content.items, content.expires) = ([], nil) }
      return content.items
    }
    set { put(newValue, until: nil, isLocal: false) }
  }

  private func put(_ items: [[String: Any]], until date: Date?, isLocal: Bool) {
    let before = Set(self.items.flatMap(\.keys))
    (content.items, content.expires, content.isLocal) = (items, date, isLocal)
    content.changeCount += 1
    let now = Set(items.flatMap(\.keys))
    let changes = [
      Self.changedTypesAddedUserInfoKey: now.subtracting(before).sorted(),
      Self.changedTypesRemovedUserInfoKey: before.subtracting(now).sorted(),
    ]
    NotificationCenter.default.post(name: Self.changedNotification, object: self, userInfo: changes)
  }

  /// How things are copied. Stands in for UIPasteboard.OptionsKey.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A date, from which on nothing is there.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices of the user do not get it.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Whether what was copied stays on the device, as `localOnly` said.
  public var isLocalOnly: Bool { content.isLocal }
  /// How often something else was copied.
  public var changeCount: Int { content.changeCount }
  /// The types of the first item's parts, sorted.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  private func first<Part>(_ kind: Kind, as type: Part.Type = Part.self) -> Part? { all(kind, as: type)?.first }

  private func all<Part>(_ kind: Kind, as type: Part.Type = Part.self) -> [Part]? {
    let parts = items.compactMap { $0[kind.rawValue] as? Part }
    return parts.isEmpty ? nil : parts
  }

  private func put<Part>(_ kind: Kind, _ parts: [Part]?) { items = (parts ?? []).map { [kind.rawValue: $0] } }

  private enum Kind: String {
    case text = "public.utf8-plain-text"
    case link = "public.url"
    case image = "public.image"
    case color = "com.apple.uikit.color"
  }

  /// The first text. Setting it replaces all there is.
  public var string: String? {
    get { first(.text) }
    set { put(.text, newValue.map { [$0] }) }
  }
  /// The texts.
  public var strings: [String]? {
    get { all(.text) }
    set { put(.text, newValue) }
  }
  /// The first link. Setting it replaces all there is.
  public var url: URL? {
    get { first(.link) }
    set { put(.link, newValue.map { [$0] }) }
  }
  /// The links.
  public var urls: [URL]? {
    get { all(.link) }
    set { put(.link, newValue) }
  }
  /// The first image. Setting it replaces all there is.
  public var image: UIImage? {
    get { first(.image) }
    set { put(.image, newValue.map { [$0] }) }
  }
  /// The images.
  public var images: [UIImage]? {
    get { all(.image) }
    set { put(.image, newValue) }
  }
  /// The first color. Setting it replaces all there is.
  public var color: UIColor? {
    get { first(.color) }
    set { put(.color, newValue.map { [$0] }) }
  }
  /// The colors.
  public var colors: [UIColor]? {
    get { all(.color) }
    set { put(.color, newValue) }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a link.
  public var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  public var hasImages: Bool { image != nil }
  /// Whether there is a color.
  public var hasColors: Bool { color != nil }
  /// How many items there are.
  public var numberOfItems: Int { items.count }

  /// Adds items.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces all there is, for as long as options say.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    put(items, until: options[.expirationDate] as? Date, isLocal: options[.localOnly] as? Bool ?? false)
  }

  /// Replaces all there is by one part of a type.
  public func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

  /// The first item's part of a type.
  public func value(forPasteboardType type: String) -> Any? { items.first?[type] }

  /// Replaces all there is by bytes of a type.
  public func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }

  /// The bytes of the first item's part of a type.
  public func data(forPasteboardType type: String) -> Data? { items.first?[type] as? Data }

  /// Whether the first item has a part of one of some types.
  public func contains(pasteboardTypes types: [String]) -> Bool {
    items.first.map { item in types.contains { item[$0] != nil } } ?? false
  }

  /// Something else was copied to the pasteboard that is the notification's object.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The pasteboard that is the notification's object was forgotten.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// Types that are new, in the notification of a change.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// Types that are gone, likewise.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
