import Foundation
import NibFoundation
import NibRuntime
import NibStandIns
import Synchronization

/// A list of colors with names. Stands in for NSColorList: lists are kept as JSON where a file is asked for.
open class NSColorList: NSObject, @unchecked Sendable {
  /// The name of a list.
  public typealias Name = String

  /// The colors of a list are others now.
  public static let didChangeNotification = Notification.Name("NSColorListDidChangeNotification")

  /// The name; nil for none.
  public final let name: Name?
  private final var colors: [(key: NSColor.Name, color: NSColor)] = []
  /// Whether colors can be added and taken away: not in the system's.
  public final var isEditable: Bool { !isOfSystem }
  private final var isOfSystem = false
  private final var file: URL?

  /// Makes an empty list.
  public init(name: Name) {
    self.name = name
    super.init()
  }

  /// Makes the list of a file that `write(to:)` wrote; nil where there is none. No file makes an empty list.
  public init?(name: Name, fromFile path: String?) {
    self.name = name
    super.init()
    guard let path else { return }
    guard let data = FileManager.default.contents(atPath: path),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { return nil }
    file = URL(fileURLWithPath: path)
    colors = entries.map {
      ($0.key, NSColor(red: $0.parts[0], green: $0.parts[1], blue: $0.parts[2], alpha: $0.parts[3]))
    }
  }

  private struct Entry: Codable {
    var key: String
    var parts: [Double]
  }

  /// The lists that there are: that of the system's colors, and those that programs wrote without saying where.
  public class var availableColorLists: [NSColorList] {
    [ListStore.system] + ListStore.written.withLock { $0 }
  }

  /// The list of a name; nil for none.
  static func named(_ name: Name) -> NSColorList? { availableColorLists.first { $0.name == name } }

  /// The names of the colors, in order.
  open var allKeys: [NSColor.Name] { colors.map(\.key) }
  /// The color of a name; nil for none.
  open func color(withKey key: NSColor.Name) -> NSColor? { colors.first { $0.key == key }?.color }
  /// Sets the color of a name: in the place of the one that has it, else at the end.
  open func setColor(_ color: NSColor, forKey key: NSColor.Name) {
    guard isEditable else { return }
    if let place = colors.firstIndex(where: { $0.key == key }) {
      colors[place].color = color
    } else {
      colors.append((key, color))
    }
    tell()
  }
  /// Puts a color at a place; one that has the name leaves.
  open func insertColor(_ color: NSColor, key: NSColor.Name, at loc: Int) {
    guard isEditable else { return }
    colors.removeAll { $0.key == key }
    colors.insert((key, color), at: min(max(loc, 0), colors.count))
    tell()
  }
  /// Takes the color of a name away.
  open func removeColor(withKey key: NSColor.Name) {
    guard isEditable, colors.contains(where: { $0.key == key }) else { return }
    colors.removeAll { $0.key == key }
    tell()
  }

  private func tell() { NotificationCenter.default.post(name: Self.didChangeNotification, object: self) }

  /// Writes the list to a file; nil adds it to those that there are.
  open func write(to url: URL?) throws {
    guard let url else { return ListStore.add(self) }
    let entries = colors.map { key, color in
      Entry(key: key, parts: [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent])
    }
    try JSONEncoder().encode(entries).write(to: url)
    file = url
  }
  /// The same; false where the file cannot be written.
  @discardableResult
  open func write(toFile path: String?) -> Bool {
    (try? write(to: path.map { URL(fileURLWithPath: $0) })) != nil
  }
  /// Takes the file away, and the list from those that there are.
  open func removeFile() {
    if let file { try? FileManager.default.removeItem(at: file) }
    file = nil
    ListStore.written.withLock { $0.removeAll { $0 === self } }
  }

  /// The lists of the program.
  private enum ListStore {
    static let written = Mutex<[NSColorList]>([])
    static let system: NSColorList = {
      let list = NSColorList(name: "System")
      list.colors = NSColor.system.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      list.isOfSystem = true
      return list
    }()
    static func add(_ list: NSColorList) {
      written.withLock { written in
        written.removeAll { $0 === list || $0.name == list.name }
        written.append(list)
      }
    }
  }
}

/// The initializer of NSColorList that gives an object that is there already.
public protocol NSColorListLookup {}

extension NSColorListLookup {
  /// The list of a name; nil for none.
  public init?(named name: NSColorList.Name) {
    guard let list = NSColorList.named(name) as? Self else { return nil }
    self = list
  }
}

extension NSColorList: NSColorListLookup {}
