/// A mistake of a program in C or C++ that compilers shall find, beside the same without it.
struct WrongUse {
  /// What is wrong, in a few words.
  let name: String
  /// What comes before both.
  let before: String
  /// Lines that are right, and must compile without a warning.
  let right: String
  /// Lines that are wrong.
  let wrong: String
  /// What comes after both.
  let after: String
  /// Where no compiler finds it with `-Wall -Wextra`, and why.
  let unseen: [Unseen]

  init(
    _ name: String, _ before: String, right: String, wrong: String, _ after: String, unseen: [Unseen] = []
  ) {
    (self.name, self.before, self.right, self.wrong, self.after) = (name, before, right, wrong, after)
    self.unseen = unseen
  }

  /// Compilers and languages that take a wrong use in silence.
  struct Unseen {
    let compiler: HeaderCompiler.Family
    let language: HeaderCompiler.Language
    /// The first version that finds it; nil for none that is known.
    var until: Int?
    let why: String

    /// Whether it is about a compiler.
    func covers(_ column: HeaderCompiler.Column) -> Bool {
      compiler == column.family && language == column.language && column.version < until ?? .max
    }
  }

  /// Both compilers in C.
  static func inC(_ why: String) -> [Unseen] {
    [HeaderCompiler.Family.gcc, .clang].map { Unseen(compiler: $0, language: .c, why: why) }
  }

  /// One function in C and C++: number `index` of them.
  func source(_ index: Int) -> String {
    """
    #if !defined(WRONG) || WRONG == \(index)
    \(before)
    #ifdef WRONG
    \(wrong)
    #else
    \(right)
    #endif
    \(after)
    #endif

    """.replacing("NAME", with: "use_\(index)")
  }
}

// What a table of compilers shows, row by row; whatever is not `unseen` is a warning or an error in all of
// gcc (12) and clang (14, 16, 19 and Swift's 21), C99 to C23 and C++11 to C++20:
//
//                                       gcc C   gcc C++   clang C        clang C++
//   a number assigned                   -       error     -              error
//   a case that means another, 1 is 1   -       -         -              warning
//   flags joined, bits of both sets     -       error     -              error
//   a flag of another taken away        -       error     -              error
//   a value compared with another's     warning warning   warning, 19+   warning
//   more bytes than there are           warning warning   -              -
//   all others                          warning warning   warning        warning or error
extension WrongUse {
  static let all = switches + numbers + others + flags + pointers + results

  static let switches = [
    WrongUse(
      "a case is missing",
      "int NAME(nibwright_severity s) { switch (s) { case NIBWRIGHT_NOTICE: case NIBWRIGHT_WARNING:",
      right: "case NIBWRIGHT_ERROR:", wrong: "", "return 1; } return 0; }"),
    WrongUse(
      "a case is of another enumeration",
      "int NAME(nibwright_severity s) { switch (s) { case NIBWRIGHT_NOTICE: case NIBWRIGHT_WARNING:",
      right: "case NIBWRIGHT_ERROR:", wrong: "case NIBWRIGHT_ERROR: case NIBWRIGHT_FORM_FOLDER:",
      "return 1; } return 0; }"),
    WrongUse(
      "a case is of another enumeration that has the number, too",
      "int NAME(nibwright_severity s) { switch (s) { case NIBWRIGHT_NOTICE: case NIBWRIGHT_WARNING:",
      right: "case NIBWRIGHT_ERROR:", wrong: "case NIBWRIGHT_FORM_STORYBOARD:", "return 1; } return 0; }",
      unseen: inC("constants are numbers in C, and cases are compared as numbers")
        + [Unseen(compiler: .gcc, language: .cxx, why: "gcc compares cases as numbers")]),
    WrongUse(
      "a case is a number that has no name",
      "int NAME(nibwright_severity s) { switch (s) { case NIBWRIGHT_NOTICE: case NIBWRIGHT_WARNING:",
      right: "case NIBWRIGHT_ERROR:", wrong: "case NIBWRIGHT_ERROR: case 17:", "return 1; } return 0; }"),
  ]

  static let numbers = [
    WrongUse(
      "17 is passed",
      "int NAME(const nibwright_interface *i, nibwright_bytes **b) { return nibwright_interface_list(i,",
      right: "NIBWRIGHT_LIST_SCENES,", wrong: "17,", "NIBWRIGHT_CONTEXT_NONE, b, NULL) == NIBWRIGHT_OK; }"),
    WrongUse(
      "-1 is passed", "int NAME(nibwright_bytes **b) { return nibwright_code_name(\"a\",",
      right: "NIBWRIGHT_CAMEL,", wrong: "-1,", "b, NULL) == NIBWRIGHT_OK; }"),
    WrongUse(
      "17 is assigned", "void NAME(nibwright_context_options *options) { options->style =",
      right: "NIBWRIGHT_STYLE_RSWIFT;", wrong: "17;", "}",
      unseen: inC("C converts every number; only -Wc++-compat of gcc and -Wassign-enum of clang tell")),
  ]

  static let others = [
    WrongUse(
      "a constant of another enumeration is passed",
      "int NAME(const nibwright_interface *i, nibwright_bytes **b) { return nibwright_interface_list(i,",
      right: "NIBWRIGHT_LIST_SCENES,", wrong: "NIBWRIGHT_SNAKE,", "NIBWRIGHT_CONTEXT_NONE, b, NULL) == NIBWRIGHT_OK; }"),
    WrongUse(
      "a constant of another enumeration is assigned",
      "void NAME(nibwright_resolve_options *options) { options->kind =",
      right: "NIBWRIGHT_RESOURCE_NIB;", wrong: "NIBWRIGHT_FORM_NIB;", "}"),
    WrongUse(
      "a constant of another enumeration is compared",
      "int NAME(const nibwright_interface *i) { return nibwright_interface_form(i) ==",
      right: "NIBWRIGHT_FORM_NIB;", wrong: "NIBWRIGHT_RESOURCE_NIB;", "}",
      unseen: [
        Unseen(compiler: .clang, language: .c, until: 19, why: "a constant was an int to it, of no enumeration")
      ]),
    WrongUse(
      "a result of another enumeration is returned",
      "nibwright_status NAME(const nibwright_interface *i, nibwright_bytes **b) { return",
      right: "nibwright_convert(i, NIBWRIGHT_CONVERT_NONE, b, NULL);", wrong: "(void)b, nibwright_interface_form(i);",
      "}"),
  ]

  static let flags = [
    WrongUse(
      "a flag of another set is passed",
      "int NAME(const nibwright_interface *i, nibwright_bytes **b) { return nibwright_convert(i,",
      right: "NIBWRIGHT_CONVERT_CANONICAL,", wrong: "NIBWRIGHT_COMPILE_STRICT,", "b, NULL) == NIBWRIGHT_OK; }"),
    WrongUse(
      "flags of two sets are joined and passed",
      "int NAME(const nibwright_interface *i, nibwright_bytes **b) { return nibwright_convert(i,",
      right: "NIBWRIGHT_CONVERT_CANONICAL | NIBWRIGHT_CONVERT_NONE,",
      wrong: "NIBWRIGHT_CONVERT_CANONICAL | NIBWRIGHT_CONTEXT_PICKLE,", "b, NULL) == NIBWRIGHT_OK; }"),
    WrongUse(
      "flags of two sets that have the bits, both, are joined",
      "void NAME(nibwright_context_options *options) { options->flags =",
      right: "NIBWRIGHT_CONTEXT_PICKLE | NIBWRIGHT_CONTEXT_PRETTY;",
      wrong: "NIBWRIGHT_CONTEXT_PICKLE | NIBWRIGHT_COMPILE_STRICT;", "}",
      unseen: inC("what `|` joins is a number in C, here one of the set")),
    WrongUse(
      "a flag of another set is taken away",
      "void NAME(nibwright_context_options *options) { options->flags |= NIBWRIGHT_CONTEXT_PICKLE; options->flags &=",
      right: "~NIBWRIGHT_CONTEXT_PRETTY;", wrong: "~NIBWRIGHT_COMPILE_STRICT;", "}",
      unseen: inC("what `~` gives is a number in C, and `&` makes it one of the set")),
  ]

  static let pointers = [
    WrongUse(
      "NULL is passed where there must be something",
      "int NAME(nibwright_interface **i) { return nibwright_open(", right: "\"a.xib\",", wrong: "NULL,",
      "i, NULL) == NIBWRIGHT_OK; }"),
    WrongUse(
      "there is no place for the result",
      "int NAME(nibwright_interface **i) { (void)i; return nibwright_open(\"a.xib\",", right: "i,", wrong: "NULL,",
      "NULL) == NIBWRIGHT_OK; }"),
    WrongUse(
      "a handle of another type is freed", "void NAME(nibwright_graph *graph) {",
      right: "nibwright_graph_free(graph);", wrong: "nibwright_interface_free(graph);", "}"),
    WrongUse(
      "what belongs to a handle is freed", "void NAME(const nibwright_graph *graph, nibwright_graph *own) {",
      right: "(void)graph; nibwright_graph_free(own);", wrong: "(void)own; nibwright_graph_free(graph);", "}"),
    WrongUse(
      "a callback takes something else",
      "static bool NAME_set(void *context, void *object, const char *key,",
      right: "const nibwright_value *value)", wrong: "int64_t value)",
      "{ (void)context; (void)object; (void)value; return key != NULL; }\n"
        + "void NAME(nibwright_factory *factory) { factory->set_value = NAME_set; }"),
    WrongUse(
      "more bytes are told of than there are",
      "int NAME(nibwright_interface **i) { static const char text[4] = {'a', 'b', 'c', 'd'}; return nibwright_open_bytes(text,",
      right: "sizeof text,", wrong: "40,", "\"a.xib\", i, NULL) == NIBWRIGHT_OK; }",
      unseen: [HeaderCompiler.Language.c, .cxx].map {
        Unseen(compiler: .clang, language: $0, why: "clang has no attribute for a pointer with a count")
      }),
  ]

  static let results = [
    WrongUse(
      "nobody looks at a status", "void NAME(nibwright_interface **i) {",
      right: "if (nibwright_open(\"a.xib\", i, NULL) != NIBWRIGHT_OK) *i = NULL;",
      wrong: "nibwright_open(\"a.xib\", i, NULL);", "}"),
    WrongUse(
      "nobody looks at what is asked for", "size_t NAME(const nibwright_graph *graph) {",
      right: "return nibwright_graph_object_count(graph);", wrong: "nibwright_graph_object_count(graph); return 0;", "}"
    ),
    WrongUse(
      "a text is printed as a number", "#include <stdio.h>\nint NAME(const nibwright_error *error) {",
      right: "return printf(\"%s\", nibwright_error_code(error));",
      wrong: "return printf(\"%d\", nibwright_error_code(error));", "}"),
    WrongUse(
      "a text that is not the caller's is written to", "void NAME(const nibwright_error *error, const char **text) {",
      right: "*text = nibwright_error_code(error);",
      wrong: "char *own = nibwright_error_code(error); *own = 'a'; *text = own;", "}"),
  ]
}
