extension ElementSchema {
  /// Documented: UIKit, UIImage.SymbolConfiguration and its raw values. Inferred: the keys, by what
  /// the framework asks an archive for.
  static let preferredSymbolConfiguration = ElementSchema(
    "preferredSymbolConfiguration", class: "UIImageSymbolConfiguration", role: .object,
    silent: ["configurationType", "fontDescription"],
    rows: [
      .choice("scale", .symbolScale, nib: "UISymbolScale"),
      .float("pointSize", nib: "UIPointSize").unless("configurationType", in: ["font"]),
      .float("fontDescription.pointSize", nib: "UIPointSize").when("configurationType", in: ["font"]),
      .choice("weight", .symbolWeight, nib: "UISymbolWeight", omit: 0),
      .nonemptyString("fontDescription.style", nib: "UITextStyle"),
    ])
}
