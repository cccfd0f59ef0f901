import NibGraph

/// Controllers of bindings: objects between a model and the views that show it.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let controllerKinds: [Catalog.Kind] = [
    Catalog.Kind("objectController") { objectController },
    Catalog.Kind("arrayController") { arrayController },
    Catalog.Kind("treeController") { treeController },
    Catalog.Kind("dictionaryController") { dictionaryController },
    Catalog.Kind("userDefaultsController") { userDefaultsController },
    Catalog.Kind("numberFormatter") { numberFormatter },
    Catalog.Kind("dateFormatter") { dateFormatter },
    Catalog.Kind("byteCountFormatter") { byteCountFormatter },
    Catalog.Kind("customFormatter") { customFormatter },
  ]

  /// Documented: AppKit, NSObjectController. Seen: 8 controllers without their documents.
  package static let objectController = ElementSchema(
    "objectController", class: "NSObjectController", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .list("declaredKeys", nib: "NSDeclaredKeys", .mutableArray),
      .custom(.objectClassName),
      .bool("editable", nib: "NSEditable", default: true, omit: false),
      // Seen: 23 controllers that Interface Builder rewrote from documents of Xcode 3 and 4.
      .bool("automaticallyPreparesContent", nib: "NSAutomaticallyPreparesContent", default: nil, omit: false),
      // Seen: 6 entities and 4 predicates of controllers of documents of Xcode 3 and 4, 5 of which Interface Builder
      // rewrote.
      .synthesized(
        nib: .key(.nsManagedProxy), class: .key(.nsManagedProxy),
        rows: [.nonemptyString("entityName", nib: .key(.nsEntityName)), .custom(.fetchPredicate)]),
      .constant(nib: "_NSIsUsingManagedProxy", .bool(true)).when("mode", in: ["entity"]),
      // Seen: 1 controller of a document of Xcode 3.
      .bool("usesLazyFetching", nib: "_NSUsesLazyFetching", default: nil, omit: false),
    ])

  /// Documented: AppKit, NSArrayController. Seen: 35 controllers, 9 with their documents.
  package static let arrayController = ElementSchema(
    "arrayController", class: "NSArrayController", inherits: objectController, role: .object,
    rows: [
      .bool("avoidsEmptySelection", nib: "NSAvoidsEmptySelection", default: true, omit: false),
      .bool("preservesSelection", nib: "NSPreservesSelection", default: true, omit: false),
      .bool("selectsInsertedObjects", nib: "NSSelectsInsertedObjects", default: true, omit: false),
      .constant(nib: "NSFilterRestrictsInsertion", .bool(true)),
      .bool(
        "clearsFilterPredicateOnInsertion", nib: "NSClearsFilterPredicateOnInsertion", default: true, omit: false),
      // Seen: 6 controllers that Interface Builder rewrote from documents of Xcode 3 and 4.
      .bool("automaticallyRearrangesObjects", nib: "NSAutomaticallyRearrangesObjects", default: nil, omit: false),
    ])

  /// Documented: AppKit, NSTreeController; its keys are in no archive at hand.
  package static let treeController = ElementSchema(
    "treeController", class: "NSTreeController", inherits: objectController, role: .object,
    rows: [
      .bool("avoidsEmptySelection", nib: "NSAvoidsEmptySelection", default: true, omit: false),
      .bool("preservesSelection", nib: "NSPreservesSelection", default: true, omit: false),
      .bool("selectsInsertedObjects", nib: "NSSelectsInsertedObjects", default: true, omit: false),
      .nonemptyString("childrenKeyPath", nib: "NSTreeContentChildrenKey"),
      .nonemptyString("leafKeyPath", nib: "NSTreeContentLeafKey"),
      // Seen: 1 controller of a document of Xcode 3.
      .nonemptyString("countKeyPath", nib: "NSTreeContentCountKey"),
    ])

  /// Documented: AppKit, NSDictionaryController; its keys are in no archive at hand.
  package static let dictionaryController = ElementSchema(
    "dictionaryController", class: "NSDictionaryController", inherits: arrayController, role: .object, rows: [])

  /// Documented: AppKit, NSUserDefaultsController. Seen: 71 of the shared one, 29 others.
  package static let userDefaultsController = ElementSchema(
    "userDefaultsController", class: .class(.nsUserDefaultsController), role: .object,
    rows: [
      .custom(.classSwapperNames),
      .list("declaredKeys", nib: "NSDeclaredKeys", .mutableArray),
      .bool("representsSharedInstance", nib: "NSSharedInstance", default: nil, omit: false),
      .bool("appliesImmediately", nib: "NSAppliesImmediately", default: true, omit: false)
        .unless("representsSharedInstance", in: ["YES"]),
    ])

  /// Documented: Foundation, NSNumberFormatter. Seen: 1 formatter of decimal style.
  package static let numberFormatter = ElementSchema(
    "numberFormatter", class: .class(.numberFormatter), role: .object, ignored: ["metadata"],
    rows: [.custom(.classSwapperNames), .custom(.numberFormat)])

  /// Documented: Foundation, NSDateFormatter. Seen: 1 formatter.
  package static let dateFormatter = ElementSchema(
    "dateFormatter", class: .class(.dateFormatter), role: .object,
    rows: [.custom(.classSwapperNames), .custom(.dateFormat)])

  /// Documented: Foundation, NSByteCountFormatter. Inferred: its keys are spelled as its properties.
  package static let byteCountFormatter = ElementSchema(
    "byteCountFormatter", class: .class(.byteCountFormatter), role: .object,
    rows: [
      .custom(.classSwapperNames),
      .bits("allowedUnits", .byteUnits, nib: "NSAllowedUnits", default: 0),
      .choice("countStyle", .byteCountStyle, nib: "NSCountStyle", default: 0),
      .bool("allowsNonnumericFormatting", nib: "NSAllowsNonnumericFormatting", default: true),
      .bool("includesUnit", nib: "NSIncludesUnit", default: true),
      .bool("includesCount", nib: "NSIncludesCount", default: true),
      .bool("includesActualByteCount", nib: "NSIncludesActualByteCount", default: false),
      .bool("adaptive", nib: "NSAdaptive", default: true),
      .bool("zeroPadsFractionDigits", nib: "NSZeroPadsFractionDigits", default: false),
    ])

  /// A formatter of a class of one's own. Documented: Foundation, NSFormatter.
  package static let customFormatter = ElementSchema(
    "customFormatter", class: "NSFormatter", role: .object, rows: [.custom(.classSwapperNames)])
}

extension CustomLowering {
  package enum AppKitFormatters: Sendable { case objectClassName, numberFormat, dateFormat, fetchPredicate }

  /// `NSFetchPredicate`: a predicate that the document has as text.
  public static var fetchPredicate: Self {
    Self(
      .appKit(.formatters(.fetchPredicate)), reads: ["fetchPredicateFormat"], writes: [.key(.nsFetchPredicate)],
      parts: [.value("fetchPredicateFormat", .key(.nsFetchPredicate))])
  }

  /// `NSObjectClassName`: an attribute in newer documents, a child in older ones.
  public static var objectClassName: Self {
    Self(
      .appKit(.formatters(.objectClassName)), reads: ["objectClassName", "objectClass"],
      writes: [.key(.nsObjectClassName)],
      parts: [.value("objectClassName", .key(.nsObjectClassName)), .value("objectClass", .key(.nsObjectClassName))])
  }

  /// A number or date formatter: most of it in a dictionary, and once more in keys of an older form.
  public static var numberFormat: Self {
    Self(
      .appKit(.formatters(.numberFormat)),
      reads: numberAttributes + ["localizesFormat", "hasThousandSeparators", "thousandSeparator"],
      children: { ["multiplier", "roundingIncrement"] },
      writes: [
        .key(.nsAttributes), .key(.nsPositiveFormat), .key(.nsNegativeFormat), .key(.nsPositiveattrs),
        .key(.nsNegativeattrs), .key(.nsZero),
        .key(.nsNil), .key(.nsNan), .key(.nsMin), .key(.nsMax), .key(.nsRounding), .key(.nsDecimal),
        .key(.nsThousand), .key(.nsHasThousands),
        .key(.nsLocalized), .key(.nsAllowsFloats),
      ],
      parts: numberAttributes.map { .value($0, .key(.nsAttributes), $0) } + [
        .value("hasThousandSeparators", .key(.nsHasThousands)), .value("thousandSeparator", .key(.nsThousand)),
        .value("localizesFormat", .key(.nsLocalized)),
      ])
  }

  /// What the dictionary of a number formatter has, by the names of its properties.
  private static let numberAttributes = [
    "minimum", "maximum", "multiplier", "roundingIncrement", "formatterBehavior", "numberStyle", "formatWidth",
    "minimumIntegerDigits",
    "maximumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits", "groupingSize", "usesGroupingSeparator",
    "allowsFloats", "lenient", "alwaysShowsDecimalSeparator", "paddingPosition", "paddingCharacter", "positiveFormat",
    "negativeFormat", "decimalSeparator", "groupingSeparator", "currencyDecimalSeparator", "plusSign", "minusSign",
    "notANumberSymbol", "perMillSymbol", "percentSymbol", "exponentSymbol", "positivePrefix", "positiveSuffix",
    "negativePrefix", "negativeSuffix", "currencySymbol", "internationalCurrencySymbol", "negativeInfinitySymbol",
    "positiveInfinitySymbol", "attributedStringForZero", "textAttributesForNegativeValues",
  ]

  /// A number or date formatter: most of it in a dictionary, and once more in keys of an older form.
  public static var dateFormat: Self {
    Self(
      .appKit(.formatters(.dateFormat)),
      reads: ["dateFormat", "dateStyle", "timeStyle", "formatterBehavior", "doesRelativeDateFormatting"],
      writes: [.key(.nsAttributes), .key(.nsFormat), .key(.nsNatural)],
      parts: [.value("dateFormat", .key(.nsFormat))]
        + ["dateStyle", "timeStyle", "formatterBehavior", "doesRelativeDateFormatting"].map {
          .value($0, .key(.nsAttributes), $0)
        })
  }
}

/// What a predicate that compares is archived with.
package enum ArchivedComparison {
  /// The class of the comparison.
  package static let predicate: String = .class(.nsComparisonPredicate)
  /// The class of a comparison for equality.
  package static let equality: String = .class(.nsEqualityPredicateOperator)
  /// The class of the side that a key path leads to.
  package static let keyPath: String = .class(.nsKeyPathExpression)
  /// The class of the path itself.
  package static let keyPathSpecifier: String = .class(.nsKeyPathSpecifierExpression)
  /// The class of the side that is a value.
  package static let constant: String = .class(.nsConstantValueExpression)
  /// The number of equality. Documented: Foundation, NSComparisonPredicate.Operator.
  package static let equalTo: Int64 = 4
}
