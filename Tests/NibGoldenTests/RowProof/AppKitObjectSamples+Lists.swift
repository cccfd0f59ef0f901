import NibAppKit
import NibRuntime

/// Values that are lists of objects, and references to one of them.
extension AppKitObjectSamples {
  /// A filter with a number and a color among its settings.
  static func filters(_ key: String) -> RowSample {
    .child(
      """
      <\(key)><ciFilter name="CIMonochrome"><configuration><real key="inputIntensity" value="0.25"/>\
      <ciColor key="inputColor" red="1" green="0.5" blue="0" alpha="1"/></configuration></ciFilter></\(key)>
      """
    ) {
      guard case .array(let members) = $0, members.count == 1, let filter = members[0].object as? CIFilter else {
        return false
      }
      return filter.name == "CIMonochrome" && filter.isEnabled
        && filter.value(forKey: "inputIntensity") as? Double == 0.25
        && filter.value(forKey: "inputColor") as? CIColor == CIColor(red: 1, green: 0.5, blue: 0)
    }
  }

  static func toolbarItems(_ tag: String, _ others: String) -> RowSample {
    .child("<\(tag)><toolbarItem implicitItemIdentifier=\"A\" id=\"prf-00-101\"/></\(tag)>" + others) {
      guard case .array(let members) = $0 else { return false }
      return members.count == 1 && ObjectSamples.isObject(members[0], "NSToolbarItem")
    }
  }

  /// Views of a part of a stack view, which is an object of the archive.
  static func part(_ tag: String) -> RowSample {
    .child("<\(tag)><view id=\"prf-00-101\"/><view id=\"prf-00-102\"/></\(tag)>") {
      ($0.object as? NSStackViewContainer)?.members.count == 2
    }
  }

  /// A reference to an object of a child.
  static func referring(_ name: String, _ child: String, _ className: String) -> RowSample {
    var sample = RowSample.attribute(name, "prf-00-101") { ObjectSamples.isObject($0, className) }
    sample.children = [child]
    return sample
  }
}
