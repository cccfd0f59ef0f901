import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
  var heard: [String] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    ["S", "M", "L"][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    heard.append("row \(row)")
  }
}

private final class Swatches: UIPickerViewDataSource, UIPickerViewDelegate {
  var reused = 0
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    if view != nil { reused += 1 }
    let label = view as? UILabel ?? UILabel()
    label.text = "Swatch \(row)"
    return label
  }
}

private final class Searcher: UISearchBarDelegate {
  var heard: [String] = []
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("'\(searchText)'") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    heard.append("scope \(selectedScope)")
  }
}

@Suite("Other views")
struct MoreViewTests {
  private func one<Wanted>(_ className: String, _ values: [(String, TestNib.Value)] = []) throws -> Wanted {
    var nib = TestNib()
    nib.object("a", className, values)
    return try #require(try load(nib).topLevel[0] as? Wanted)
  }

  @Test("a picker shows its data source's rows and tells of a user's choice")
  func picker() throws {
    let (picker, sizes) = (UIPickerView(), Sizes())
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = sizes
    picker.delegate = sizes

    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.select(row: 1))
    #expect(!picker.select(row: 1))
    #expect(!picker.select(row: 3))
    #expect(picker.select(title: "L"))
    #expect(!picker.select(title: "XL"))
    picker.selectRow(0, inComponent: 0)

    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.numberOfRows(inComponent: 1) == 0)
    #expect(sizes.heard == ["row 1", "row 2"])
  }

  @Test("a picker has its delegate's views of the rows in sight, and gives those out of sight back to be used again")
  func pickerViews() throws {
    let (picker, swatches) = (UIPickerView(), Swatches())
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    picker.dataSource = swatches
    picker.delegate = swatches

    let first = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
    #expect(first.text == "Swatch 0")
    #expect(picker.view(forRow: 0, forComponent: 0) === first)
    #expect(picker.view(forRow: 3, forComponent: 0) == nil)
    #expect(picker.view(forRow: 0, forComponent: 1) == nil)
    #expect(picker.select(title: "Swatch 5"))
    #expect(swatches.reused == 0)

    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(picker.view(forRow: 7, forComponent: 0) === first)
    #expect(first.text == "Swatch 7" && swatches.reused == 1)
    #expect(picker.view(forRow: 10, forComponent: 0) == nil)

    let (titled, sizes) = (UIPickerView(), Sizes())
    titled.dataSource = sizes
    titled.delegate = sizes
    #expect(titled.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test("a search bar tells of typing, searching, scopes and cancelling")
  func search() throws {
    let (bar, searcher) = (UISearchBar(), Searcher())
    bar.delegate = searcher
    bar.scopeButtonTitles = ["All", "New"]

    #expect(!bar.search())
    #expect(try bar.type("ab"))
    #expect(bar.search())
    #expect(bar.select(scope: 1))
    #expect(!bar.select(scope: 1))
    #expect(!bar.cancel())
    bar.showsCancelButton = true
    #expect(bar.cancel())
    #expect(bar.clear())
    #expect(try InterfaceFaults.catching { bar.resignFirstResponder() })

    #expect(searcher.heard == ["begin", "'a'", "'ab'", "search", "scope 1", "cancel", "''", "end"])
  }

  @Test("a web view remembers what it is told to load")
  func web() throws {
    let view: WKWebView = try one("WKWebView", [("allowsLinkPreview", .bool(false))])

    view.load("https://example.org")
    view.loadHTMLString("<p>", baseURL: nil)
    view.reload()

    #expect(view.loads == [.address("https://example.org"), .html("<p>", base: nil)])
    #expect(view.address == "https://example.org")
    #expect(view.reloadCount == 1)
    #expect(!view.allowsLinkPreview)
  }

  @Test("a map has its archive's settings")
  func map() throws {
    let map: MKMapView = try one("MKMapView", [("MKMapType", .int(1)), ("MKZoomEnabled", .bool(false))])
    let pin = UIView()

    map.addAnnotation(pin)

    #expect(map.mapType == .satellite)
    #expect(!map.isZoomEnabled)
    #expect(map.annotations.count == 1)
    map.removeAnnotation(pin)
    #expect(map.annotations.isEmpty)
  }

  @Test("a visual effect view has its effect and content")
  func effect() throws {
    let view: UIVisualEffectView = try one(
      "UIVisualEffectView",
      [
        ("UIVisualEffectViewEffect", .object("UIBlurEffect", [("UIBlurEffectStyle", .int(2))])),
        ("UIVisualEffectViewContentView", .object("_UIVisualEffectContentView", [("UITag", .int(3))])),
      ])

    #expect(view.effect?.style == 2)
    #expect(view.contentView.tag == 3)
    let made = UIVisualEffectView()
    #expect(made.contentView.superview === made)
  }

  @Test("images, wheels and bars of progress do what they are told")
  func simple() {
    let (image, wheel, bar) = (UIImageView(), UIActivityIndicatorView(), UIProgressView())
    image.image = UIImage(systemName: "a")
    image.highlightedImage = UIImage(systemName: "b")
    image.isHighlighted = true
    image.startAnimating()
    wheel.startAnimating()
    wheel.stopAnimating()
    bar.setProgress(7, animated: false)

    #expect(image.shownImage?.nibImage.name == "b")
    #expect(!image.isAnimating)
    #expect(wheel.isHidden && !wheel.isAnimating)
    #expect(bar.progress == 1)
  }

  @Test("variations of size classes are readable")
  func variations() throws {
    let traits = TestNib.Value.object(
      "UITraitCollection", [("UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass", .int(1))])
    let record = TestNib.Value.object(
      "_UIRelationshipTraitStorageRecord",
      [
        ("UITraitCollection", traits), ("UIAddedObjects", .array([.ref("c")])), ("UIRemovedObjects", .array([])),
      ])
    var nib = TestNib()
    nib.object("v", "UIView")
    nib.object("c", "NSLayoutConstraint", top: false)
    nib.traitStorages([
      .object(
        "_UIRelationshipTraitStorage",
        [
          ("UIObject", .ref("v")), ("UIKeyPath", .string("traitStorageConstraints")), ("UIRecords", .array([record])),
        ])
    ])

    let variation = try #require(TraitVariation.all(in: try nib.graph()).first)

    let objects = try load(nib).objects
    #expect(objects.first { $0.id == variation.object }?.className == "UIView")
    #expect(variation.keyPath == "traitStorageConstraints")
    #expect(variation.records[0].traits == ["VerticalSizeClass": 1])
    #expect(variation.records[0].added == objects.filter { $0.className == "NSLayoutConstraint" }.map(\.id))
    #expect(variation.records[0].removed.isEmpty)
  }
}
