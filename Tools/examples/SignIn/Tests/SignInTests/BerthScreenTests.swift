import NibUIKit
import Nibwright
import Testing

@testable import SignIn

@MainActor
@Suite("The berth of a boat")
struct BerthScreenTests {
  let boat = Boat(name: "Heron", berth: 4)

  @Test("a screen that code makes shows its boat")
  func code() {
    let screen = BerthScreen(boat: boat)

    #expect(screen.view.find(UILabel.self, text: "Berth 4") != nil)
  }

  @Test("a storyboard makes a screen with its boat by a creator")
  func creator() throws {
    let screen = try Harbour.storyboard().instantiateViewController(identifier: "SignIn") { coder in
      BerthScreen(coder: coder, boat: boat)
    }

    #expect(screen.boat == boat)
    #expect(screen.navigationItem.title == "Sign In")
  }

  @Test("a table makes the cells of a registered class")
  func cell() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(PlateCell.self, forCellReuseIdentifier: "Plate")

    let cell = table.dequeueReusableCell(withIdentifier: "Plate") as? PlateCell

    #expect(cell?.plate.superview === cell?.contentView)
  }
}
