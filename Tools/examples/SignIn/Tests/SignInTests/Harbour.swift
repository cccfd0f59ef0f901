import NibUIKit
import Nibwright

@testable import SignIn

/// An office with one account and two boats.
final class SmallOffice: HarbourOffice {
  private(set) var questions = 0

  func boats(email: String, password: String) -> [Boat]? {
    questions += 1
    guard email == "ada@harbour.example", password == "lantern" else { return nil }
    return [Boat(name: "Heron", berth: 4), Boat(name: "Tern", berth: 11)]
  }
}

/// Where the interface lies, and what its custom classes are.
enum Harbour {
  static let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Interface"

  static let environment: NibEnvironment = {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register(SignInScreen.self)
    classes.register(BoatsScreen.self)
    classes.register(BoatCell.self)
    return NibEnvironment(classes: classes)
  }()

  static let theme = Theme(tint: UIColor(red: 0, green: 0.4, blue: 0.6, alpha: 1))

  static func form() throws -> NibFile {
    try NibFile(contentsOf: folder + "/SignInForm.xib", environment: environment)
  }

  static func storyboard() throws -> UIStoryboard {
    try UIStoryboard(contentsOf: folder + "/Main.storyboard", environment: environment)
  }
}
