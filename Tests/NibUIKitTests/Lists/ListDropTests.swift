import NibUIKit
import Testing

/// Drags words out of lists, and notes what it is told of drags and drops.
private final class Notes: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var told: [String] = []
  var operation = UIDropOperation.copy
  var previews: [IndexPath] = []
  private let items = [UIDragItem(itemProvider: NSItemProvider(object: "Mars"))]

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items }
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { false }
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    previews.append(indexPath)
    return nil
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { told.append("enters") }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { told.append("leaves") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { told.append("is over") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: operation) }
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    told.append("lands at \(indexPath.row)")
    return nil
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: IndexPath(row: 4, section: 0)) }
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { false }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    previews.append(indexPath)
    return nil
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    told.append("enters")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    told.append("leaves")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    told.append("is over")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: operation) }
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    told.append("lands at \(indexPath.item)")
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 4, section: 0)) }
  }
}

@Suite("What lists ask of the delegates of drags and drops")
struct ListDropTests {
  private let notes = Notes()
  private let path = IndexPath(row: 1, section: 0)

  @Test("of tables")
  func tables() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (table.dragDelegate, table.dropDelegate) = (notes, notes)
    let session = try #require(table.beginDrag(at: path))
    #expect(!session.allowsMoveOperation && session.isRestrictedToDraggingApplication)
    #expect(notes.previews == [path])

    #expect(table.pass(session, over: path) == .copy)
    #expect(notes.told == ["enters", "leaves"])
    notes.told = []
    #expect(table.drop(session, at: path) == .copy)
    #expect(notes.told == ["enters", "lands at 4", "is over"])

    notes.told = []
    notes.operation = .cancel
    let refused = try #require(table.beginDrag(at: path))
    #expect(table.drop(refused, at: path) == .cancel)
    #expect(notes.told == ["enters", "is over"])
  }

  @Test("of collections")
  func collections() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    (collection.dragDelegate, collection.dropDelegate) = (notes, notes)
    let session = try #require(collection.beginDrag(at: path))
    #expect(!session.allowsMoveOperation && session.isRestrictedToDraggingApplication)
    #expect(notes.previews == [path])

    #expect(collection.pass(session, over: path) == .copy)
    #expect(notes.told == ["enters", "leaves"])
    notes.told = []
    #expect(collection.drop(session, at: path) == .copy)
    #expect(notes.told == ["enters", "lands at 4", "is over"])

    notes.told = []
    notes.operation = .cancel
    let refused = try #require(collection.beginDrag(at: path))
    #expect(collection.drop(refused, at: path) == .cancel)
    #expect(notes.told == ["enters", "is over"])
  }
}
