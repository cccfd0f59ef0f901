extension OutputSchema {
  /// What `nibwright scan` writes: each line is a row.
  public static let scan = OutputSchema(
    name: "scan", version: 1, title: "Rows of Nibwright's scan",
    description:
      "What a line of `nibwright scan` holds. Members and kinds of rows may come; one that goes or changes its "
      + "meaning raises the version of this schema.",
    root: [
      row(
        "object", "An object of an archive.",
        [
          .required("object", .whole(from: 0), "Its number."),
          .required("class", .text, "The class of the framework that it is, or is derived from."),
          .optional("customClass", .text, "The author's class, after its module and a dot."),
          .optional("parent", .whole(from: 0), "The number of the object that holds it."),
        ]),
      row(
        "connection", "An outlet, action, binding or segue.",
        [
          .required("connection", .choice(["outlet", "outletCollection", "action", "binding", "segue", "other"])),
          .optional("object", .whole(from: 0), "The number of the object that has it."),
          .optional("name", .text, "The property, the selector, or the identifier of a segue."),
          .optional("destination", .whole(from: 0), "The number of the object that it leads to."),
        ]),
      row(
        "string", "A text of an object.",
        [
          .required("object", .whole(from: 0)), .required("key", .text, "The key under which it has it."),
          .required("string", .text),
        ]),
      row(
        "image", "The name of an image of an object.",
        [
          .required("object", .whole(from: 0)), .required("key", .text, "The key under which it has it."),
          .required("image", .text),
        ]),
      row(
        "failure", "Why an archive, or a folder, is not read.",
        [.required("error", .text, "A stable word."), .required("message", .text)]),
    ], parts: [], hasValues: false)

  private static func row(_ name: String, _ description: String, _ members: [Member]) -> Part {
    Part(
      name, about: description,
      [
        .required(
          "archive", .text,
          "The path of the archive; one inside another has `#` behind it and the number of the object that holds it."),
        .required("row", .word(name)),
      ] + members)
  }
}
