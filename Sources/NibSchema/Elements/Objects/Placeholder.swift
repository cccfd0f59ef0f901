extension ElementSchema {
  /// File's Owner, First Responder, and named external objects. Seen: every golden.
  static let placeholder = ElementSchema(
    "placeholder", class: "UIProxyObject", role: .object,
    silent: ["customClass", "customModule", "customModuleProvider"],
    rows: [
      .string("placeholderIdentifier", nib: "UIProxiedObjectIdentifier")
    ])
}
