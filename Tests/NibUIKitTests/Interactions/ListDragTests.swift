import NibUIKit
import Testing

/// A list's delegate for drags and drops: takes a word of each row along, and writes down what it is told.
private final class Words: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var words = ["Mars", "Moon", "Sun"]
  var told: [String] = []

  private func things(_ path: IndexPath) -> [UIDragItem] {
    guard path.row < words.count else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(object: words[path.row]))]
  }

  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  { things(indexPath) }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { things(indexPath) }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { told.append("begins") }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { told.append("ends") }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let isOwn = session.localDragSession != nil && tableView.hasActiveDrag
    return UITableViewDropProposal(operation: isOwn ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let rows = coordinator.items.map { $0.sourceIndexPath.map { String($0.row) } ?? "elsewhere" }
    told.append("\(rows) to \(coordinator.destinationIndexPath.map { String($0.row) } ?? "the end")")
    for item in coordinator.items {
      coordinator.drop(item.dragItem, toRowAt: coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0))
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { things(indexPath) }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    told.append("ends")
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    coordinator.session.loadObjects(ofClass: String.self) { self.told += $0 }
    told.append("\(coordinator.items.map(\.sourceIndexPath)) by \(coordinator.proposal.operation)")
  }
}

@Suite("Drags of lists") struct ListDragTests {
  private static func table(_ words: Words) -> UITableView {
    let table = UITableView()
    table.dragDelegate = words
    table.dropDelegate = words
    table.dragInteractionEnabled = true
    return table
  }

  private static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("two lists know their drags apart, whichever began last")
  func twoDrags() throws {
    let words = (Words(), Words())
    let (first, second) = (Self.table(words.0), Self.table(words.1))
    let drag = try #require(first.beginDrag(at: Self.row(0)))
    let other = try #require(second.beginDrag(at: Self.row(1)))
    #expect(first.hasActiveDrag && second.hasActiveDrag)
    other.cancel()
    #expect(first.hasActiveDrag && !second.hasActiveDrag)
    drag.cancel()
    #expect(!first.hasActiveDrag)
  }

  @Test("rows are dragged within a table, several at once, and the delegate knows where each was")
  func rows() throws {
    let words = Words()
    let table = Self.table(words)

    let drag = try #require(table.beginDrag(at: Self.row(2)))
    #expect(table.hasActiveDrag && table.addToDrag(drag, at: Self.row(0)) && drag.items.count == 2)
    #expect(!table.addToDrag(drag, at: Self.row(7)))
    #expect(table.drop(drag, at: Self.row(1)) == .move)

    #expect(words.told == ["begins", #"["2", "0"] to 1"#, "ends"] && !table.hasActiveDrag)
    #expect(!table.addToDrag(drag, at: Self.row(1)), "it is over")
    #expect(table.beginDrag(at: Self.row(7)) == nil, "there is nothing to take along")
    table.dragInteractionEnabled = false
    #expect(table.beginDrag(at: Self.row(0)) == nil)
  }

  @Test("a drag out of a table ends where it is dropped: on another list, on a view, or nowhere")
  func elsewhere() throws {
    final class Target: UIDropInteractionDelegate {
      func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
      { UIDropProposal(operation: .copy) }
    }
    let (words, others, target) = (Words(), Words(), Target())
    let table = Self.table(words)
    let collection = UICollectionView(frame: CGRect(), collectionViewLayout: UICollectionViewFlowLayout())
    (collection.dragDelegate, collection.dropDelegate) = (others, others)
    let (view, interaction) = (UIView(), UIDropInteraction(delegate: target))
    view.addInteraction(interaction)

    #expect(collection.drop(try #require(table.beginDrag(at: Self.row(0))), at: nil) == .copy)
    #expect(others.told == ["Mars", "[nil] by copy"] && words.told == ["begins", "ends"])
    #expect(interaction.drop(try #require(table.beginDrag(at: Self.row(1)))) == .copy)
    #expect(words.told == ["begins", "ends", "begins", "ends"])
    try #require(table.beginDrag(at: Self.row(1))).cancel()
    collection.dropDelegate = nil
    #expect(collection.drop(try #require(table.beginDrag(at: Self.row(1))), at: nil) == .cancel)
    #expect(words.told.count { $0 == "ends" } == 4)
    #expect(table.drop(try #require(collection.beginDrag(at: Self.row(1))), at: Self.row(0)) == .copy)
    #expect(words.told.last == #"["elsewhere"] to 0"# && others.told.last == "ends")
  }
}
