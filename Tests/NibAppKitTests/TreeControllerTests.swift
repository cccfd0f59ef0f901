import NibAppKit
import NibRuntime
import Testing

@MainActor
private final class Folder: BindableModel {
  @Dynamic var name: String
  @Dynamic var folders: [Folder]
  @Dynamic var isFile = false

  init(_ name: String, _ folders: Folder...) {
    self.name = name
    self.folders = folders
  }
}

@MainActor
private final class Disk: BindableModel {
  @Dynamic var roots = [Folder("b", Folder("b1"), Folder("b2", Folder("b21"))), Folder("a")]
}

@Suite("Tree controllers and outlines") struct TreeControllerTests {
  private let disk = Disk()
  private let tree = NSTreeController()
  private let outline = NSOutlineView()
  private let column = NSTableColumn()

  init() throws {
    tree.childrenKeyPath = "folders"
    tree.leafKeyPath = "isFile"
    column.isEditable = true
    outline.addTableColumn(column)
    try column.bind(NibBinding(name: "value", keyPath: "arrangedObjects.name"), to: tree)
    try tree.bind(NibBinding(name: "contentArray", keyPath: "roots"), to: disk)
  }

  private var rows: [String] {
    (0..<outline.numberOfRows).compactMap { String(nibValue: outline.value(column: column, row: $0)) }
  }

  @Test("an outline shows the objects at the top, and those below the rows that are opened")
  func rowsSeen() {
    #expect(rows == ["b", "a"])
    outline.expand(0)
    #expect(rows == ["b", "b1", "b2", "a"] && outline.isItemExpanded(0) && outline.level(ofRow: 2) == 1)
    outline.expand(2)
    #expect(rows == ["b", "b1", "b2", "b21", "a"])
    outline.collapse(0)
    outline.collapse(9)
    #expect(rows == ["b", "a"] && outline.level(ofRow: 9) == -1)
    disk.roots[1].isFile = true
    outline.expand(1)
    #expect(!outline.isItemExpanded(1))
  }

  @Test("the selection of rows is the controller's, by paths")
  func selection() throws {
    outline.expand(0)
    try outline.select([2])
    #expect(tree.selectionIndexPaths == [[0, 1]] && (tree.selectedObjects.first as? Folder)?.name == "b2")
    outline.collapse(0)
    tree.selectionIndexPaths = [[0, 1, 0]]
    #expect(rows == ["b", "b1", "b2", "b21", "a"] && outline.selectedRows == [3])
    tree.selectionIndexPaths = [[7]]
    #expect(tree.selectionIndexPaths == [[0]])
  }

  @Test("what is entered into a row is its object's, also below the top")
  func entering() throws {
    outline.expand(0)
    try outline.enter(.string("changed"), column: column, row: 1)
    #expect(disk.roots[0].folders[0].name == "changed" && rows[1] == "changed")
  }

  @Test("objects are sorted at each level")
  func sorting() {
    tree.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    #expect(rows == ["a", "b"])
    tree.sortDescriptors = tree.sortDescriptors.map(\.reversed)
    outline.expand(0)
    #expect(rows == ["b", "b2", "b1", "a"])
  }

  @Test("objects are added beside and below the selected one, and removed, in the model")
  func adding() throws {
    tree.objectMaker = { Folder("new") }
    tree.selectionIndexPaths = [[0]]
    try tree.addChild()
    #expect(disk.roots[0].folders.map(\.name) == ["b1", "b2", "new"] && tree.selectionIndexPath == [0, 2])
    try tree.add()
    #expect(disk.roots[0].folders.count == 4)
    try tree.remove()
    #expect(disk.roots[0].folders.count == 3)
    tree.selectionIndexPaths = [[1]]
    try tree.remove()
    #expect(disk.roots.map(\.name) == ["b"] && tree.selectionIndexPaths == [[0]])
    disk.roots[0].isFile = true
    #expect(!tree.canAddChild && tree.canAdd && tree.canRemove)
  }

  @Test("a path leads nowhere past the objects that are there")
  func paths() {
    #expect(tree.value(at: [0, 1, 0]).flatMap { $0.object as? Folder }?.name == "b21")
    #expect(tree.value(at: [0, 5]) == nil && tree.value(at: []) == nil && tree.value(at: [-1]) == nil)
  }
}

@Suite("Bindings of columns, matrices and collections") struct ListBindingTests {
  @MainActor
  private final class Track: BindableModel {
    @Dynamic var codec: String
    @Dynamic var codecs = ["AAC", "MP3"]
    @Dynamic var isOn = true

    init(_ codec: String) { self.codec = codec }
  }

  @Test("a column says what its bindings mean for a row, and a click on its header sorts the controller")
  func columns() throws {
    let (table, column, tracks) = (NSTableView(), NSTableColumn(), NSArrayController())
    table.addTableColumn(column)
    tracks.setContent([Track("MP3"), Track("AAC")])
    for (name, path) in [("value", "codec"), ("enabled", "isOn"), ("contentValues", "codecs")] {
      try column.bind(NibBinding(name: name, keyPath: "arrangedObjects.\(path)"), to: tracks)
    }
    #expect(column.boundValue("enabled", row: 0).flatMap { Bool(nibValue: $0) } == true)
    (tracks.arrangedObjects as? [Track])?[1].isOn = false
    #expect(column.boundValue("enabled", row: 1).flatMap { Bool(nibValue: $0) } == false)
    #expect(column.boundValue("contentValues", row: 0).flatMap { [String](nibValue: $0) } == ["AAC", "MP3"])
    #expect(column.boundValue("enabled", row: 2) == nil && column.boundValue("font", row: 0) == nil)

    column.sortDescriptorPrototype = NSSortDescriptor(key: "codec", ascending: true)
    try table.clickHeader(of: column)
    #expect(String(nibValue: table.value(column: column, row: 0)) == "AAC")
    try table.clickHeader(of: column)
    #expect(String(nibValue: table.value(column: column, row: 0)) == "MP3" && tracks.sortDescriptors.count == 1)
  }

  @Test("a matrix selects the cell of a tag, and writes the one that is chosen")
  func matrix() throws {
    @MainActor
    final class Settings: BindableModel { @Dynamic var mode = 7 }
    let (matrix, settings) = (NSMatrix(), Settings())
    matrix.cells = [5, 7].map { tag in
      let cell = NSButtonCell()
      cell.tag = tag
      return cell
    }
    matrix.columnCount = 1
    matrix.rowCount = 2
    try matrix.bind(NibBinding(name: "selectedTag", keyPath: "mode"), to: settings)

    #expect(matrix.selectedCell() === matrix.cells[1] && matrix.cells.map(\.state) == [.off, .on])
    try matrix.choose(0)
    #expect(settings.mode == 5 && matrix.selectedRow == 0)
    #expect(try matrix.choose(4) == nil && settings.mode == 5)
  }

  @Test("a collection view shows a list and writes which items are selected")
  func collection() throws {
    let (view, tracks) = (NSCollectionView(), NSArrayController())
    view.isSelectable = true
    tracks.setContent([Track("MP3"), Track("AAC")])
    try view.bind(NibBinding(name: "content", keyPath: "arrangedObjects"), to: tracks)
    try view.bind(NibBinding(name: "selectionIndexes", keyPath: "selectionIndexes"), to: tracks)

    #expect(view.content.count == 2 && view.selectionIndexes == [0])
    try view.select([1])
    #expect(tracks.selectionIndex == 1)
    try view.select([5])
    #expect(tracks.selectionIndex == 0 && view.selectionIndexes == [0])
  }
}

/// Trees with circles, sorted ones, and places past the end.
@MainActor
@Suite("Tree and list controllers in odd ways") struct ControllerCareTests {
  private final class Node: BindableModel {
    @Dynamic var name: String
    @Dynamic var children: [Node] = []

    init(_ name: String) { self.name = name }
  }

  private func controller(_ nodes: [Node]) -> NSTreeController {
    let controller = NSTreeController()
    controller.childrenKeyPath = "children"
    controller.content = nodes
    return controller
  }

  private func names(_ values: [NibValue]) -> [String] { values.compactMap { ($0.object as? Node)?.name } }

  @Test("an object below itself is walked through once")
  func circles() throws {
    let node = Node("Self")
    node.children = [node, Node("Other")]
    let controller = controller([node])
    controller.arrangedObjects.sort(with: [NSSortDescriptor(key: "name", ascending: true)], recursively: true)
    controller.selectionIndexPath = IndexPath(indexes: Array(repeating: 0, count: 251))
    #expect(controller.selectionIndexPath == [0], "a path that is too long leads nowhere")
    let loose = NSTreeNode(representedObject: nil)
    loose.mutableChildren.add(loose)
    #expect(loose.indexPath.count <= 1)
    node.children = []
  }

  @Test("what is inserted is selected where sorting puts it")
  func sorted() {
    let controller = controller([Node("B"), Node("D")])
    controller.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    controller.insert(Node("C"), atArrangedObjectIndexPath: [0])
    #expect(names(controller.selectedValues) == ["C"])
    controller.insert(Node("E"), atArrangedObjectIndexPath: [NSNotFound])
    #expect(names(controller.selectedValues) == ["E"])
    controller.insert([Node("A"), Node("F")], atArrangedObjectIndexPaths: [[0], [1]])
    #expect(names(controller.selectedValues) == ["A", "F"])
  }

  @Test("paths that are told twice are removed once, and moves past the end end there")
  func places() {
    let controller = controller([Node("A"), Node("B"), Node("C")])
    controller.removeObjects(atArrangedObjectIndexPaths: [[0], [0]])
    #expect(names(controller.rootValues) == ["B", "C"])
    let nodes = controller.arrangedObjects.children ?? []
    controller.move(nodes, to: [NSNotFound])
    #expect(names(controller.rootValues) == ["B", "C"])
  }

  @Test("objects that are added together are selected together")
  func lists() {
    let controller = NSArrayController()
    controller.content = [Node("A")]
    controller.add(contentsOf: [Node("B"), Node("C")])
    #expect(names(controller.selectedValues) == ["B", "C"])
    controller.insert(contentsOf: [Node("D"), Node("E")], atArrangedObjectIndexes: [0, 2])
    #expect(names(controller.selectedValues) == ["D", "E"] && controller.selectionIndexes == [0, 2])
  }
}
