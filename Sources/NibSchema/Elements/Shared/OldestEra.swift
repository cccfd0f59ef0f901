/// Rows whose standard values are others in the oldest era.
extension ElementSchema {
  /// A view of constraints that says no mask has another than one that is placed. Seen: 8 views of Xcode 4 and 5.
  static let autoresizingMask: [Row] = [
    .bits("autoresizingMask", .autoresizing, nib: "UIAutoresizingMask", default: 40, omit: 0).through(.nib9a)
      .when("translatesAutoresizingMaskIntoConstraints", in: ["NO"]),
    .bits("autoresizingMask", .autoresizing, nib: "UIAutoresizingMask", default: 36, omit: 0).through(.nib9a)
      .unless("translatesAutoresizingMaskIntoConstraints", in: ["NO"]),
    .bits("autoresizingMask", .autoresizing, nib: "UIAutoresizingMask", default: 36, omit: 0).since(.nib9b),
  ]

  /// Tables archive the standard too. Seen: 9 of 11 tables, the others of older compilers.
  static let selectionOnTouch: [Row] = [
    .bool("showsSelectionImmediatelyOnTouchBegin", nib: "UIShowsSelectionImmediatelyOnTouchBegin", default: true)
      .through(.nib9a),
    .bool(
      "showsSelectionImmediatelyOnTouchBegin", nib: "UIShowsSelectionImmediatelyOnTouchBegin", default: true, omit: true
    ).since(.nib9b),
  ]
}
