import NibObjects
import NibRuntime
import NibUIKit
import Nibwright
import Testing

@Suite("What UIKit's signatures have no room for")
struct InterfaceFaultTests {
  @Test("the catalog, and what reads files, are found by the names that the compiler gives them")
  func linkedNames() throws {
    #expect(_typeByName(LinkedParts.uiKitCatalogName) == UIKitCatalog.self)
    #expect(try LinkedParts.reader(for: "x") == BundleReader.self)
  }

  @Test("a call that may not throw raises, and what catches around it throws the first error")
  func raised() {
    let controller = UIViewController()

    let error = #expect(throws: UIControllerError.self) {
      try InterfaceFaults.catching {
        controller.performSegue(withIdentifier: "first", sender: nil)
        controller.performSegue(withIdentifier: "second", sender: nil)
      }
    }

    #expect(error?.code == .unknownSegue)
    #expect(error?.detail.contains("'first'") == true)
  }

  @Test("an anchor makes a constraint that the common view holds once it is active")
  func anchors() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    outer.addSubview(inner)

    let constraint = inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor, constant: 8)
    constraint.isActive = true

    #expect(outer.constraints.contains(constraint))
    #expect(constraint.firstAttribute == .top && constraint.constant == 8)
    #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("an alert's action runs when it is tapped, and an unknown one lists what there is")
  func alert() throws {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })

    try alert.tap("Delete")
    let error = #expect(throws: StandInError.self) { try alert.tap("Delet") }

    #expect(chosen == ["delete"])
    #expect(error?.detail.contains("near: 'Delete'") == true)
  }
}
