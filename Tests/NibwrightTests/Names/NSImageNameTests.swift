import Foundation
import NibResources
import NibTestSupport
import NibAppKit
import Testing

/// Image names of real documents and apps, looked up as an app does.
@Suite(
  "Image names of real apps through NSImage(named:)", .enabled(if: SharedFiles.root != nil, "no shared files here"))
struct NSImageNameTests {
  @Test("every image that documents name and that is there is found, with the size of its file")
  func references() {
    let references = NamedReference.all().filter { $0.isThere && $0.kind == "image" }
    var wrong: [String] = []
    for (document, references) in Dictionary(grouping: references, by: \.document) {
      MainBundle.$current.withValue(NamedReference.mainBundle(of: document)) {
        for reference in references {
          guard let image = NSImage(named: reference.nameWithNamespace) else {
            wrong.append("missing: \(reference.name) of \(document)")
            continue
          }
          let sizes = reference.sizes(scale: image.scale)
          if !sizes.contains(image.pointSize) {
            wrong.append("\(reference.name) of \(document): \(image.pointSize), not \(sizes)")
          }
          if NSImage(named: reference.nameWithNamespace) !== image { wrong.append("another object: \(reference.name)") }
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
        found += references.map(\.name).filter { NSImage(named: $0) != nil }.map { "\($0) of \(document)" }
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
          let image = NSImage(named: name)
          switch (image, pictures.isEmpty) {
          case (nil, true): missing += 1
          case (let image?, false):
            found += 1
            let sizes = pictures.filter { $0.scale == image.scale || $0.scale == 0 }.compactMap(\.size)
            if !sizes.contains(image.pointSize) {
              wrong.append("\(app.folder) \(name): \(image.pointSize), not \(sizes)")
            }
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

extension NSImage {
  /// Pixels to a point of the file that was found.
  fileprivate var scale: Int { nibImage.file.map { Int($0.scale) } ?? 0 }
  fileprivate var pointSize: CGSize { CGSize(width: size.width, height: size.height) }
}
