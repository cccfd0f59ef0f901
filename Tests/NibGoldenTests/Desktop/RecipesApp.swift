import NibAppKit
import NibRuntime

// The classes of Archives/Scenarios/Recipes, as a Mac app has them.

/// A recipe.
private struct Recipe {
  var name: String
  var minutes: Int
  var course: String
}

/// The delegate of the application, which is data source and delegate of its table as well.
final class RecipesAppDelegate: NSObject, NSApplicationDelegate, NibAwakening {
  @Outlet var window: NSWindow?
  @Outlet var nameField: NSTextField?
  @Outlet var minutesField: NSTextField?
  @Outlet var courseButton: NSPopUpButton?
  @Outlet var quickButton: NSButton?
  @Outlet var recipesTable: NSTableView?
  @Outlet var statusLabel: NSTextField?

  private var recipes = [Recipe(name: "Goulash", minutes: 120, course: "Main")]
  private var isChanged = false
  private var showsQuickOnes = false

  @Action("newRecipe:") var onNew = { (owner: RecipesAppDelegate) in owner.newRecipe() }
  @Action("saveRecipes:") var onSave = { (owner: RecipesAppDelegate) in owner.save() }
  @Action("deleteRecipe:") var onDelete = { (owner: RecipesAppDelegate) in owner.deleteRecipe() }
  @Action("addRecipe:") var onAdd = { (owner: RecipesAppDelegate) in owner.addRecipe() }
  @Action("clearForm:") var onClear = { (owner: RecipesAppDelegate) in owner.clearForm() }
  @Action("toggleQuick:") var onQuick = { (owner: RecipesAppDelegate, sender: NSButton) in
    owner.showsQuickOnes = sender.state == .on
    Transcript.write("quick ones only: \(owner.showsQuickOnes)")
    owner.recipesTable?.reloadData()
  }
  @Action("chooseCourse:") var onCourse = { (_: RecipesAppDelegate, sender: NSPopUpButton) in
    Transcript.write("course \(sender.titleOfSelectedItem ?? "none")")
  }
  @Action("chooseRecipe:") var onChoose = { (owner: RecipesAppDelegate, sender: NSTableView) in
    Transcript.write("clicked row \(sender.clickedRow)")
  }
  @Action("openRecipe:") var onOpen = { (owner: RecipesAppDelegate, sender: NSTableView) in
    Transcript.write("open \(owner.shown[sender.clickedRow].name)")
  }

  func awakeFromNib() {
    Transcript.write("awake AppDelegate")
    recipesTable?.addAction(ActionBinding(target: self, selector: "openRecipe:", events: .all), trigger: "doubleAction")
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
    Transcript.write("did finish launching")
    window?.makeKeyAndOrderFront(nil)
  }

  private var shown: [Recipe] { showsQuickOnes ? recipes.filter { $0.minutes <= 30 } : recipes }

  private func newRecipe() {
    Transcript.write("new recipe")
    recipesTable?.deselectAll(nil)
    window?.makeFirstResponder(nameField)
  }

  private func save() {
    Transcript.write("saved \(recipes.map(\.name).joined(separator: ", "))")
    isChanged = false
  }

  private func addRecipe() {
    guard let name = nameField?.stringValue, !name.isEmpty else {
      statusLabel?.stringValue = "A recipe needs a name"
      return Transcript.write("no name")
    }
    let course = courseButton?.titleOfSelectedItem ?? ""
    recipes.append(Recipe(name: name, minutes: minutesField?.integerValue ?? 0, course: course))
    isChanged = true
    Transcript.write("added \(name), \(recipes.last?.minutes ?? 0) minutes, \(course)")
    recipesTable?.reloadData()
    clearForm()
  }

  private func clearForm() {
    Transcript.write("form cleared")
    nameField?.stringValue = ""
    minutesField?.stringValue = ""
    window?.makeFirstResponder(nameField)
  }

  private func deleteRecipe() {
    guard let row = recipesTable?.selectedRow, row >= 0 else { return }
    Transcript.write("deleted \(recipes.remove(at: row).name)")
    isChanged = true
    recipesTable?.reloadData()
  }
}

extension RecipesAppDelegate: NSTableViewDataSource, NSTableViewDelegate {
  func numberOfRows(in tableView: NSTableView) -> Int { shown.count }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let cell = tableView.makeView(withIdentifier: tableColumn?.identifier, owner: self) as? NSTableCellView
    let recipe = shown[row]
    cell?.textField?.stringValue = tableColumn?.title == "Name" ? recipe.name : "\(recipe.minutes)"
    return cell
  }

  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { shown[row].minutes > 0 }

  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {
    guard let order = tableView.sortDescriptors.first else { return }
    recipes.sort { order.key == "name" ? $0.name < $1.name : $0.minutes < $1.minutes }
    if !order.isAscending { recipes.reverse() }
    Transcript.write("sorted: \(recipes.map(\.name).joined(separator: ", "))")
    tableView.reloadData()
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    let row = (notification.object as? NSTableView)?.selectedRow ?? -1
    Transcript.write("selected \(row < 0 ? "nothing" : shown[row].name)")
    statusLabel?.stringValue = row < 0 ? "No recipe" : shown[row].name
  }
}

extension RecipesAppDelegate: NSTextFieldDelegate {
  func controlTextDidBeginEditing(_ obj: Notification) { Transcript.write("begins to edit \(words(obj))") }
  func controlTextDidEndEditing(_ obj: Notification) { Transcript.write("ends to edit \(words(obj))") }
  func controlTextDidChange(_ obj: Notification) {
    Transcript.write("text \((obj.object as? NSTextField)?.stringValue ?? "")")
  }

  private func words(_ obj: Notification) -> String { (obj.object as? NSTextField)?.placeholderString ?? "a field" }
}

extension RecipesAppDelegate: NSMenuItemValidation {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    switch menuItem.title {
    case "Save": isChanged
    case "Delete Recipe": (recipesTable?.selectedRow ?? -1) >= 0
    default: true
    }
  }
}
