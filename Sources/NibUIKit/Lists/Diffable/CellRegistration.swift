import NibFoundation
import NibRuntime
import NibStandIns

extension UICollectionView {
  /// How cells of a class are made and filled. Stands in for UIKit's type of this name.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = RegistrationNumber.next("\(Cell.self)")
    let nib: (any NibInstantiating)?
    let handler: Handler

    /// Cells are made of the class.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Cells are made of a nib.
    public init(cellNib: any NibInstantiating, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// How headers or footers of a class are made and filled. Stands in for UIKit's type of this name.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view for a section.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let identifier = RegistrationNumber.next("\(Supplementary.self)")
    let kind: String
    let nib: (any NibInstantiating)?
    let handler: Handler

    /// Views are made of the class.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }

    /// Views are made of a nib.
    public init(supplementaryNib: any NibInstantiating, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A cell that waits, else a new one, filled by the registration if there is an item.
  ///
  /// Raises `StandInError` with code `wrongCellClass` if a nib's cell is of another class.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !cells.isRegistered(identifier) {
      if let nib = registration.nib {
        cells.register(nib, for: identifier)
      } else {
        cells.register(Cell.self, for: identifier)
      }
    }
    let cell = InterfaceFaults.raising(or: unsafeDowncast(Cell.make(dynamic: CGRect()), to: Cell.self)) {
      try dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath, as: Cell.self)
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer that waits, else a new one, filled by the registration.
  ///
  /// Raises `StandInError` with code `wrongCellClass` if a nib's view is of another class.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = "\(registration.kind)/\(registration.identifier)"
    if !supplements.isRegistered(identifier) {
      if let nib = registration.nib {
        supplements.register(nib, for: identifier)
      } else {
        supplements.register(Supplementary.self, for: identifier)
      }
    }
    let view = InterfaceFaults.raising(
      or: unsafeDowncast(Supplementary.make(dynamic: CGRect()), to: Supplementary.self)
    ) {
      let view = try InterfaceFaults.catching {
        dequeueReusableSupplementaryView(
          ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
      }
      if let typed = view as? Supplementary { return typed }
      throw StandInError(
        .wrongCellClass, self, "the view of the nib is a \(Swift.type(of: view)), expected \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Names of registrations, each given once.
@MainActor
private enum RegistrationNumber {
  private static var last = 0

  static func next(_ name: String) -> String {
    last += 1
    return "\(name) \(last)"
  }
}
