import Foundation
import NibResources
import NibTestSupport
import NibUIKit
import Testing

/// Image names of real documents and apps, looked up as an app does.
@Suite(
  "Image names of real apps through UIImage(named:)", .enabled(if: SharedFiles.root != nil, "no shared files here"))
struct UIImageNameTests {
  @Test("every image that documents name and that is there is found, with the size of its file")
  func references() {
    let references = NamedReference.all().filter { $0.isThere && $0.kind == "image" }
    var wrong: [String] = []
    for (document, references) in Dictionary(grouping: references, by: \.document) {
      MainBundle.$current.withValue(NamedReference.mainBundle(of: document)) {
        for reference in references {
          guard let image = UIImage(named: reference.nameWithNamespace) else {
            wrong.append("missing: \(reference.name) of \(document)")
            continue
          }
          let sizes = reference.sizes(scale: Int(image.scale))
          if !sizes.contains(image.size) {
            wrong.append("\(reference.name) of \(document): \(image.size), not \(sizes)")
          }
          if UIImage(named: reference.nameWithNamespace) !== image { wrong.append("another object: \(reference.name)") }
        }
      }
    }
    #expect(references.count > 250)
    #expect(wrong.isEmpty, "\(wrong.sorted().joined(separator: "\n"))")
  }

  @Test("a name whose image is nowhere gives nil")
  func absent() {
    // Two names that the table calls absent lie in a group with a namespace.
    let references = NamedReference.all().filter { !$0.isThere && $0.kind == "image" && !$0.isInNamespace }
    var found: [String] = []
    for (document, references) in Dictionary(grouping: references, by: \.document) {
      MainBundle.$current.withValue(NamedReference.mainBundle(of: document)) {
        found += references.map(\.name).filter { UIImage(named: $0) != nil }.map { "\($0) of \(document)" }
      }
    }
    #expect(references.count > 350)
    #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
  }

  @Test("every image set of an app is found with the size of its file, and one without a file gives nil")
  func apps() {
    var (found, missing) = (0, 0)
    var wrong: [String] = []
    for app in AppPictures.all() {
      MainBundle.$current.withValue(MainBundle(app.folder)) {
        for (name, pictures) in app.pictures {
          let image = UIImage(named: name)
          switch (image, pictures.isEmpty) {
          case (nil, true): missing += 1
          case (let image?, false):
            found += 1
            let sizes = pictures.filter { $0.scale == Int(image.scale) || $0.scale == 0 }.compactMap(\.size)
            if !sizes.contains(image.size) { wrong.append("\(app.folder) \(name): \(image.size), not \(sizes)") }
          case (nil, false): wrong.append("\(app.folder) \(name): missing")
          case (.some, true): wrong.append("\(app.folder) \(name): found")
          }
        }
      }
    }
    #expect(found + missing > 140)
    #expect(wrong.isEmpty, "\(wrong.sorted().joined(separator: "\n"))")
    print("image sets of apps: \(found) found, \(missing) without a file")
  }
}
