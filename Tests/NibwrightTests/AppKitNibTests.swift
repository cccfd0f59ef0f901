import NibAppKit
import NibArchives
import NibGraph
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite("AppKit nibs from files") struct AppKitNibTests {
  private func archived(_ nib: TestDesktopNib) throws -> [UInt8] {
    try ArchiveEncoder(order: .asStored).encode(nib.graph())
  }

  /// A table with a nib for its cells, and a window with a button.
  private func seed() throws -> TestDesktopNib {
    var cell = TestDesktopNib()
    cell.object("cell", "NSTableCellView", [("NSSubviews", .array([.ref("text")]))])
    cell.object("text", "NSTextField", [("NSEnabled", .bool(true))], in: "cell")
    cell.outlet("textField", from: "cell", to: "text")
    let bytes = TestNib.Value.object("NSData", [("NS.bytes", .data(try archived(cell)))])
    let inner = TestNib.Value.object("NSNib", [("NSNibFileData", bytes), ("NSNibFileIsKeyed", .bool(true))])
    var nib = TestDesktopNib(ownerClass: "NSApplication")
    nib.object(
      "table", "NSTableView",
      [("NSTableViewArchivedReusableViewsKey", .dictionary([(.string("name"), inner)])), ("NSTvFlags", .int(1))])
    nib.object("window", "NSWindowTemplate", [("NSWindowClass", .string("NSWindow")), ("NSWindowView", .ref("view"))])
    nib.object("view", "NSView", [("NSFrame", .string("{{1, 2}, {3, 4}}")), ("NSNextResponder", .ref("window"))])
    nib.custom("custom", "MyView", as: "NSCustomView", [("NSSuperview", .ref("view"))])
    nib.attributes(
      of: "view", paths: ["tag", "alphaValue"], values: [.object("NSNumber", [("NS.intval", .int(3))]), .null])
    nib.outlet("delegate", from: "window", to: "owner")
    nib.binding("hidden", of: "view", to: "application", keyPath: "isActive")
    nib.action("close:", from: "table", to: nil)
    nib.window("window")
    return nib
  }

  @Test("a table makes views from the nibs that its archive carries")
  func reusable() throws {
    let nib = try NibFile(data: archived(seed()), environment: .inspection)

    let table = try #require(try nib.instantiateReport(owner: RecordingOwner()).find(NSTableView.self))
    let first = try #require(try table.makeView(identifier: "name") as? NSTableCellView)
    let second = try table.makeView(identifier: "name")

    #expect(table.reusableIdentifiers == ["name"])
    #expect(first !== second && first.identifier == "name" && first.textField?.superview === first)
    #expect(try table.makeView(identifier: "other") == nil)
  }

  @Test("every byte changed gives an error or live objects, never a trap")
  func hostile() throws {
    var bytes = try archived(seed())
    for index in TestSize.share(Array(bytes.indices), every: 2) {
      for value: UInt8 in TestSize.share([0x00, 0x80, 0xFF, bytes[index] ^ 1], every: 4, from: index / 2) {
        let original = bytes[index]
        bytes[index] = value
        if let nib = try? NibFile(data: bytes, environment: .inspection),
          let live = try? nib.instantiateReport(owner: RecordingOwner())
        {
          _ = InstantiatedTreeRendering().render(live)
          for table in live.all(NSTableView.self) { _ = try? table.makeView(identifier: "name") }
        }
        bytes[index] = original
      }
    }
  }

  @Test("the reusable views of the shared collection come to life", .enabled(if: SharedFiles.root != nil))
  func shared() throws {
    let root = try #require(SharedFiles.root)
    var made = 0
    let paths = ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }
    for path in TestSize.share(paths, every: 4) {
      guard let bytes = TestDisk.bytes(path), let nib = try? NibFile(data: bytes, name: path, environment: .inspection),
        nib.graph.value("IB.objectdata", of: .root) != nil
      else { continue }
      for table in try nib.instantiateReport(owner: RecordingOwner()).all(NSTableView.self) {
        for identifier in table.reusableIdentifiers {
          #expect(try table.makeView(identifier: identifier) != nil, "\(path): \(identifier)")
          made += 1
        }
      }
    }

    #expect(made > TestSize.count(3, full: 15))
  }
}
