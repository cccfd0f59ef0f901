import NibBytes
import NibDiagnostics
import NibDocument

/// What is told of scenes that no archive has, and of segues that nothing performs.
extension StoryboardMapper {
  /// Warns of scenes that are left out, and of segues without a name.
  /// - Parameter repeated: the scenes whose identifiers others have.
  mutating func warn(of repeated: NumberSet, into diagnostics: inout Diagnostics) {
    var kept = NumberSet()
    if scenes.contains(where: \.isLeftOut) {
      for scene in scenes.indices where scenes[scene].hasArchive { collect(scene, into: &kept) }
    }
    for scene in scenes.indices where scenes[scene].controller >= 0 {
      let isLeftOut = scenes[scene].isLeftOut
      let content = isLeftOut ? leftOutContent(with: scene, &kept) : ""
      if repeated.contains(scene) {
        let name = attribute(.storyboardIdentifier, of: scenes[scene].controller).map { document.bytes.text($0) } ?? ""
        diagnostics.add(
          .duplicateIdentifier,
          "the storyboard identifier '\(name)' is used twice; the first controller keeps it"
            + (isLeftOut ? ", and this one is left out: \(content)" : ""),
          at: .init(scenes[scene].controller), of: document, from: &cursor)
      } else if isLeftOut {
        warnUnreachable(scenes[scene].controller, content, into: &diagnostics)
      }
      warnUnidentified(scene, into: &diagnostics)
    }
  }

  /// What is lost with a scene: its content, and that of the scenes that it contains and no archive and no scene before
  /// it holds.
  private func leftOutContent(with scene: Int, _ kept: inout NumberSet) -> String {
    let lost = collect(scene, into: &kept)
    return LeftOutContent(
      of: lost.flatMap { scenes[$0].objects.map { ElementIndex($0) } }, in: document, schema.catalog
    ).words
  }

  /// Adds a scene and those that it contains.
  /// - Returns: those that were not there, the scene itself first.
  @discardableResult
  private func collect(_ scene: Int, into found: inout NumberSet) -> [Int] {
    var new: [Int] = []
    var open = [scene]
    while let next = open.popLast() {
      guard found.insert(next) else { continue }
      new.append(next)
      // Those with an archive of their own are told of where they stand, if at all.
      open += scenes[next].children.reversed().filter { !scenes[$0].hasArchive && !scenes[$0].isLeftOut }
    }
    return new
  }

  /// Warns of a scene that Interface Builder's compiler leaves out, in its words.
  ///
  /// - Seen: logs of runs of ibtool; those of Xcode 4.5 to 6 have other words.
  private mutating func warnUnreachable(_ controller: Int, _ content: String, into diagnostics: inout Diagnostics) {
    let label = attribute(.userLabel, of: controller) ?? attribute(.title, of: controller)
    let name =
      label.map { document.bytes.text($0) }
      ?? Self.words(
        of: attribute(.customClass, of: controller).map { document.bytes.text($0) }
          ?? document.tag(.init(controller)))
    let words =
      "\u{201C}\(name)\u{201C} is unreachable because it has no entry points, and no identifier for runtime access via "
      + "-[UIStoryboard instantiateViewControllerWithIdentifier:]."
    let isOld = schema.profile < .xcode7
    diagnostics.add(
      .unreachableScene, "\(words.dropLast()); it is left out: \(content)",
      interfaceBuilder: isOld
        ? "Scene is unreachable due to lack of entry points and does not have an identifier for runtime access via "
          + "-instantiateViewControllerWithIdentifier:." : words,
      at: place(of: controller, diagnostics))
  }

  /// The words of a class's name or a tag, as the outline of Interface Builder shows them: `Peers List View Controller`.
  private static func words(of name: String) -> String {
    var words = ""
    var last: Character = " "
    for character in name {
      if character.isUppercase, last.isLowercase || last.isNumber { words += " " }
      words += words.isEmpty ? character.uppercased() : String(character)
      last = character
    }
    return words
  }

  private mutating func place(of element: Int, _ diagnostics: Diagnostics) -> Place {
    diagnostics.isFull ? Place(file: document.file) : document.place(of: .init(element), from: &cursor)
  }

  /// Warns of segues of a scene that only code could perform and that code cannot name.
  private mutating func warnUnidentified(_ scene: Int, into diagnostics: inout Diagnostics) {
    for segue in scenes[scene].segues {
      let owner = document.elements[Int(document.elements[segue].parent)].parent
      guard Int(owner) == scenes[scene].controller, attribute(.identifier, of: segue).map({ $0.count == 0 }) ?? true,
        attribute(.kind, of: segue).map({ !document.bytes.equals($0, "embed") }) ?? true
      else { continue }
      let words = "Segues initiated directly from view controllers must have an identifier"
      // Seen: Xcode 5.
      let isOld = schema.profile < .xcode6
      diagnostics.add(
        .unidentifiedSegue, words,
        interfaceBuilder: isOld
          ? words + " for use with -[UIViewController performSegueWithIdentifier:sender:]" : words,
        at: place(of: segue, diagnostics))
    }
  }
}
