extension OutputSchema {
  /// What `nibwright context` and `nibwright inspect --format json` write.
  public static let context = OutputSchema(
    name: "context", version: Context.schemaVersion, title: "Context of Nibwright",
    description: "What `nibwright context` and `nibwright inspect --format json` write, version "
      + "\(Context.schemaVersion). Members may come; one that goes or changes its meaning raises schemaVersion.",
    root: [
      Part(
        "context",
        [
          .required("schemaVersion", .version(Context.schemaVersion)),
          .required("modules", .list(.text), "Modules of the classes that interfaces name, sorted."),
          .required("interfaces", .list(.part("interface"))),
          .required("failures", .list(.part("message")), "What could not be read."),
          .required("warnings", .list(.part("message")), "What a generator of code should know."),
          .optional("platform", .text, "The system that all interfaces are made for."),
        ])
    ], parts: contextParts, hasValues: true)

  private static let contextParts: [Part] = [
    Part(
      "accessibility",
      [
        .required("object", .text),
        .required("traits", .list(.text)),
        .optional("label", .text),
        .optional("hint", .text),
        .optional("value", .text),
        .optional("identifier", .text),
        .optional("code", .part("code")),
        .optional("traitMask", .integer),
        .optional("isElement", .boolean),
      ]),
    Part(
      "code",
      about: "A name as code; keywords of Swift stand in backticks, in snake case they have an underscore behind them.",
      [
        .required("camel", .text),
        .required("pascal", .text),
        .required("snake", .text),
      ]),
    Part(
      "color",
      [
        .required("kind", .choice(["named", "system", "components"])),
        .required("uses", .list(.part("use"))),
        .optional("name", .text),
        .optional("catalog", .text),
        .optional("code", .part("code")),
        .optional("space", .text),
        .optional("components", .list(.number)),
      ]),
    Part(
      "connection",
      [
        .required("kind", .choice(["outlet", "outletCollection", "action", "binding", "other"])),
        .required("destinations", .list(.text)),
        .optional("id", .text),
        .optional("source", .text),
        .optional("sourceType", .text),
        .optional("destinationType", .text),
        .optional("destinationModule", .text),
        .optional("property", .text),
        .optional("selector", .text),
        .optional("events", .list(.text)),
        .optional("eventMask", .integer),
        .optional("binding", .text),
        .optional("keyPath", .text),
        .optional("connectionClass", .text),
        .optional("place", .part("place")),
      ]),
    Part(
      "constraint",
      [
        .required("id", .text),
        .required("relation", .text),
        .required("sentence", .text),
        .optional("identifier", .text),
        .optional("owner", .text),
        .optional("firstItem", .text),
        .optional("firstAttribute", .text),
        .optional("secondItem", .text),
        .optional("secondAttribute", .text),
        .optional("multiplier", .number),
        .optional("ratio", .text),
        .optional("constant", .number),
        .optional("priority", .number),
        .optional("isPlaceholder", .flag),
        .optional("place", .part("place")),
      ]),
    Part(
      "font",
      [
        .required("uses", .list(.part("use"))),
        .optional("name", .text),
        .optional("family", .text),
        .optional("kind", .text),
        .optional("weight", .text),
        .optional("style", .text),
        .optional("metaFont", .text),
        .optional("pointSize", .number),
      ]),
    Part(
      "image",
      [
        .required("name", .text),
        .required("code", .part("code")),
        .required("uses", .list(.part("use"))),
        .optional("catalog", .text),
        .optional("width", .number),
        .optional("height", .number),
      ]),
    Part(
      "interface", about: "One interface: a XIB, a storyboard, or what they compile to.",
      [
        .required("name", .text, "The file's name without extension."),
        .required("code", .part("code")),
        .required("file", .text),
        .required("kind", .choice(["nib", "storyboard"])),
        .required("isStoryboard", .boolean),
        .required("source", .choice(["document", "archive"])),
        .required(
          "container",
          .choice(["xib", "storyboard", "nibArchive", "keyedArchive", "propertyList", "nibFolder", "storyboardFolder"])),
        .required("locales", .list(.text)),
        .required("localizedFiles", .list(.part("localizedFile"))),
        .required("members", .list(.text)),
        .required("roots", .list(.part("reference"))),
        .required("scenes", .list(.part("scene"))),
        .required("segues", .list(.part("segue"))),
        .required("storyboardReferences", .list(.part("storyboardReference"))),
        .required("reusables", .list(.part("reusable"))),
        .required("placeholders", .list(.part("placeholder"))),
        .required("objects", .list(.part("object"))),
        .required("connections", .list(.part("connection"))),
        .required("runtimeAttributes", .list(.part("runtimeAttribute"))),
        .required("constraints", .list(.part("constraint"))),
        .required("images", .list(.part("image"))),
        .required("colors", .list(.part("color"))),
        .required("fonts", .list(.part("font"))),
        .required("strings", .list(.part("string"))),
        .required("accessibility", .list(.part("accessibility"))),
        .optional("containerVersion", .text),
        .optional("platform", .choice(["iOS", "macOS", "tvOS", "watchOS", "visionOS"])),
        .optional("framework", .choice(["UIKit", "AppKit", "WatchKit"])),
        .optional("targetRuntime", .text),
        .optional("toolsVersion", .text),
        .optional("systemVersion", .text),
        .optional("deploymentTarget", .text),
        .optional("module", .text),
        .optional("usesAutolayout", .flag),
        .optional("usesSafeAreas", .flag),
        .optional("usesTraitCollections", .flag),
        .optional("isLaunchScreen", .flag),
        .optional("isColorMatched", .flag),
        .optional("instantiatesDirectly", .flag),
        .optional("initialScene", .text, "Id of the first controller."),
      ]),
    Part(
      "localizedFile",
      [
        .required("locale", .text),
        .required("file", .text),
      ]),
    Part(
      "message",
      [
        .required("severity", .choice(["notice", "warning", "error"])),
        .required("code", .text, "Stable identifier of the kind of message."),
        .required("message", .text),
        .required("file", .text),
        .optional("line", .whole(from: 1)),
        .optional("column", .whole(from: 1)),
        .optional("offset", .whole(from: 0), "Byte of an archive."),
        .optional("object", .text),
      ]),
    Part(
      "object", isTyped: true,
      [
        .required("id", .text),
        .required("attributes", .part("attributes")),
        .optional("parent", .text, "Id of the object that holds this one."),
        .optional("element", .text, "Its tag; absent in an archive."),
        .optional("label", .text, "The author's name for it, or its most telling text."),
        .optional("scene", .text, "Id of the controller whose scene it belongs to."),
        .optional("place", .part("place")),
      ]),
    Part(
      "place", about: "Where something stands in its document, 1-based; columns count characters.",
      [
        .required("line", .whole(from: 1)),
        .required("column", .whole(from: 1)),
      ]),
    Part(
      "placeholder", isTyped: true,
      [
        .required("id", .text),
        .required("identifier", .text),
        .optional("externalName", .text),
        .optional("place", .part("place")),
      ]),
    Part(
      "reference", isTyped: true,
      [
        .required("id", .text),
        .optional("element", .text),
      ]),
    Part(
      "reusable", isTyped: true,
      [
        .required("id", .text),
        .required("identifier", .text),
        .required("code", .part("code")),
        .optional("element", .text),
        .optional("scene", .text),
      ]),
    Part(
      "runtimeAttribute",
      [
        .required("object", .text),
        .required("keyPath", .text),
        .required("type", .text),
        .optional("value", .part("value"), "Absent for nil."),
        .optional("place", .part("place")),
      ]),
    Part(
      "scene", isTyped: true,
      [
        .required("id", .text, "The controller's id."),
        .required("code", .part("code")),
        .required("isInitial", .boolean),
        .required("segues", .list(.part("segue"))),
        .required("reusables", .list(.part("reusable"))),
        .optional("sceneID", .text),
        .optional("storyboardIdentifier", .text),
        .optional("element", .text),
        .optional("title", .text),
        .optional("archive", .text, "Base name of the archive that holds it."),
        .optional("place", .part("place")),
      ]),
    Part(
      "segue", isTyped: true,
      [
        .required("kind", .text),
        .optional("id", .text),
        .optional("identifier", .text),
        .optional("code", .part("code")),
        .optional("relationship", .text),
        .optional("source", .text),
        .optional("sourceType", .text),
        .optional("scene", .text),
        .optional("destination", .text),
        .optional("destinationType", .text),
        .optional("destinationIdentifier", .text),
        .optional("unwindAction", .text),
        .optional("place", .part("place")),
      ]),
    Part(
      "storyboardReference",
      [
        .required("id", .text),
        .optional("element", .text),
        .optional("storyboardName", .text),
        .optional("referencedIdentifier", .text),
        .optional("bundleIdentifier", .text),
        .optional("place", .part("place")),
      ]),
    Part(
      "string",
      [
        .required("value", .text),
        .required("object", .text),
        .required("key", .text),
        .optional("localizationKey", .text),
        .optional("objectType", .text),
      ]),
    Part(
      "use",
      [
        .required("object", .text, "Id of the object."),
        .required("key", .text, "The key under which it has it."),
      ]),
  ]
}
