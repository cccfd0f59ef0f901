import NibDiagnostics

/// Gives each name its name in code, told apart from the others of its scope: interfaces of one kind, scenes and reuse
/// identifiers of one interface, segues of one storyboard, and pictures and colours of all.
enum CodeNaming {
  /// Names all.
  static func name(_ interfaces: inout [InterfaceContext], _ warnings: inout Diagnostics) {
    var names = [InterfaceContext.Kind.nib: NameRegister("nib"), .storyboard: NameRegister("storyboard")]
    var pictures = NameRegister("image")
    var colors = NameRegister("color")
    for place in interfaces.indices {
      let file = Place(file: interfaces[place].file)
      if var register = names[interfaces[place].kind] {
        interfaces[place].code = register.name(interfaces[place].name, at: file, &warnings)
        names[interfaces[place].kind] = register
      }
      for image in interfaces[place].images.indices {
        interfaces[place].images[image].code = pictures.name(
          interfaces[place].images[image].name, at: file, &warnings)
      }
      for color in interfaces[place].colors.indices {
        guard let name = interfaces[place].colors[color].content.name else { continue }
        interfaces[place].colors[color].code = colors.name(name, at: file, &warnings)
      }
      nameParts(&interfaces[place], file, &warnings)
    }
  }

  private static func nameParts(
    _ interface: inout InterfaceContext, _ file: Place, _ warnings: inout Diagnostics
  ) {
    var scenes = NameRegister("scene")
    for place in interface.scenes.indices {
      let scene = interface.scenes[place]
      let text = scene.storyboardIdentifier ?? scene.type.name
      interface.scenes[place].code = scenes.name(text, at: self.place(file, scene.place, scene.id), &warnings)
    }
    var segues = NameRegister("segue")
    for place in interface.segues.indices {
      let segue = interface.segues[place]
      guard let text = segue.identifier else { continue }
      interface.segues[place].code = segues.name(text, at: self.place(file, segue.place, segue.id), &warnings)
    }
    var reusables = NameRegister("reuse identifier")
    for place in interface.reusables.indices {
      let reusable = interface.reusables[place]
      interface.reusables[place].code = reusables.name(
        reusable.identifier, at: self.place(file, nil, reusable.id), &warnings)
    }
    SceneLists.fill(&interface)
  }

  private static func place(_ file: Place, _ place: PlaceContext?, _ object: String?) -> Place {
    guard let place else { return Place(file: file.file, object: object) }
    return .text(file.file, line: place.line, column: place.column, object: object)
  }
}
