import NibRuntime
import NibStandIns

// Objects of a class that only the running program knows.
//
// A list makes cells of the class that was registered, by an initializer that UIKit's classes do not require: an app's
// cell may have `init(coder:)` alone. Swift calls no such initializer through a metatype. What it does have is an entry
// for each in the table of a class, which a convenience initializer of the base class goes through, and the entry of a
// class that has no such initializer ends the process with its name, as in UIKit. So each base class has a convenience
// initializer with a symbol of ours, and a method without body of that symbol, which takes the metatype as `self` in
// the same way. Arguments of initializers are consumed. `DynamicInitializerTests` makes objects through every pair.

extension UIResponder {
  @_silgen_name("nibwright_UIResponder_init") convenience init(dynamic: Void) { self.init() }
  @_silgen_name("nibwright_UIResponder_init") static func make(dynamic: Void) -> UIResponder
}

extension UIGestureRecognizer {
  @_silgen_name("nibwright_UIGestureRecognizer_init")
  convenience init?(dynamic coder: NSCoder) { self.init(coder: coder) }
  @_silgen_name("nibwright_UIGestureRecognizer_init")
  static func make(dynamic coder: consuming NSCoder) -> UIGestureRecognizer?
}

extension UITableViewCell {
  @_silgen_name("nibwright_UITableViewCell_init")
  convenience init(dynamic style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }
  @_silgen_name("nibwright_UITableViewCell_init")
  static func make(dynamic style: CellStyle, _ identifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("nibwright_UITableViewHeaderFooterView_init")
  convenience init(dynamic identifier: String?) { self.init(reuseIdentifier: identifier) }
  @_silgen_name("nibwright_UITableViewHeaderFooterView_init")
  static func make(dynamic identifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @_silgen_name("nibwright_UICollectionReusableView_init")
  convenience init(dynamic frame: CGRect) { self.init(frame: frame) }
  @_silgen_name("nibwright_UICollectionReusableView_init")
  static func make(dynamic frame: CGRect) -> UICollectionReusableView
}

extension UIStoryboardSegue {
  @_silgen_name("nibwright_UIStoryboardSegue_init")
  convenience init(dynamic identifier: String?, _ source: UIViewController, _ destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
  @_silgen_name("nibwright_UIStoryboardSegue_init")
  static func make(
    dynamic identifier: consuming String?, _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
