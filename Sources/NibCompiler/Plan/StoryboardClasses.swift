import NibGraph

/// Classes that the passes make objects of in storyboards alone.
struct StoryboardClasses: Sendable {
  let nib: ClassID
  let tableDataSource: ClassID
  let tableSection: ClassID
  let tableRow: ClassID
  let controllerGuide: ClassID
  let supportConstraint: ClassID

  init(_ pool: inout NameRegistry) {
    nib = ClassID(Int(pool.number("UINib")))
    tableDataSource = ClassID(Int(pool.number("UITableViewDataSource")))
    tableSection = ClassID(Int(pool.number("UITableViewSection")))
    tableRow = ClassID(Int(pool.number("UITableViewRow")))
    controllerGuide = ClassID(Int(pool.number("_UILayoutGuide")))
    supportConstraint = ClassID(Int(pool.number("_UILayoutSupportConstraint")))
  }
}
