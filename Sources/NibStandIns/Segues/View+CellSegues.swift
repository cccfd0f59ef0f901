import NibRuntime

extension View {
  /// The segue that selecting this cell fires.
  ///
  /// - Seen: outlet `selectionSegueTemplate` of cells; older cells have none.
  public var selectionSegue: SegueTemplate? { outlet("selectionSegueTemplate") as? SegueTemplate }

  /// The segue that the accessory of this cell fires.
  public var accessorySegue: SegueTemplate? { outlet("accessoryActionSegueTemplate") as? SegueTemplate }
}
