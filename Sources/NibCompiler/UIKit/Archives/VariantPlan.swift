import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

/// Which archives a document becomes: one file, or the members of a folder by system.
struct VariantPlan {
  /// The members and the oldest system each is for, in the order they are written.
  private(set) var members: [VariantMember]

  init(_ document: Document, _ options: CompileOptions) {
    var target = Self.target(document, options)
    // Systems before iOS 8 know no launch screens. Seen: 1 for iOS 6.0 that has the frames of newer systems.
    if document.attribute("launchScreen", of: .root) == "YES" { target = target.map { max($0, .init(major: 8)) } }
    members = [VariantMember(path: "", target: target)]
    if options.profile <= .xcode5, Self.isOfXcode4(document) { return }
    guard let target else { return }
    let isLaunchScreen = document.attribute("launchScreen", of: .root) == "YES"
    let candidates = NibVariant.all.filter { variant in
      let last = DeploymentTarget(major: variant.lastTarget.major, minor: variant.lastTarget.minor)
      return variant.profiles.contains(options.profile) && target <= last
    }
    guard !candidates.isEmpty else { return }
    let features = DocumentFeatures(document)
    let variants = candidates.filter { variant in
      if case .nothing = variant.need { return !isLaunchScreen || variant.profiles.lowerBound >= .xcode11 }
      return !isLaunchScreen && features.meet(variant.need)
    }
    guard let first = variants.first else { return }
    // A target of 7.0 whose documents keep a look for 6 is compiled for 6.
    let threshold = DeploymentTarget(major: first.threshold.major, minor: first.threshold.minor)
    let oldest = min(target, DeploymentTarget(major: threshold.major - 1, minor: 9))
    members = [VariantMember(path: "runtime.nib", target: oldest)]
    for variant in variants {
      members.append(
        VariantMember(
          path: variant.name,
          target: DeploymentTarget(major: variant.threshold.major, minor: variant.threshold.minor)))
    }
  }

  /// The oldest compilers mean iOS 6 where they are told no target, but for storyboards of Xcode 5.
  ///
  /// Seen: 2 folders of XIBs, 3 storyboards.
  private static func target(_ document: Document, _ options: CompileOptions) -> DeploymentTarget? {
    guard options.profile <= .xcode5 else { return options.deploymentTarget }
    if isOfXcode4(document) { return min(options.deploymentTarget ?? .init(major: 6), .init(major: 6, minor: 9)) }
    return options.deploymentTarget ?? (document.kind == .storyboard ? nil : DeploymentTarget(major: 6))
  }

  /// Whether Xcode 4 saved the document. It knew no look but that of iOS 6, and wrote no folders.
  ///
  /// A compiler of the oldest era is taken for as old as the document. Seen: 4 storyboards.
  static func isOfXcode4(_ document: Document) -> Bool {
    let version = document.attribute("toolsVersion", of: .root) ?? ""
    return version.split(separator: ".").first.flatMap { Int($0) }.map { $0 < 4000 } ?? false
  }
}

/// What a document uses that older systems do not know.
private struct DocumentFeatures {
  let hasSizeClasses: Bool
  private(set) var usesSafeArea = false
  private(set) var hasPlainCellContent = false
  private(set) var hasCatalogColors = false
  private(set) var hasDatePicker = false

  init(_ document: Document) {
    hasSizeClasses = document.attribute("useTraitCollections", of: .root) == "YES"
    var guides: Set<String> = []
    var items: Set<String> = []
    for index in document.elements.indices {
      let element = ElementIndex(index)
      switch document.tag(element) {
      case "viewLayoutGuide":
        if let id = document.attribute("id", of: element) { guides.insert(id) }
      case "constraint", "outlet", "outletCollection":
        for name in ["firstItem", "secondItem", "destination"] {
          if let id = document.attribute(name, of: element) { items.insert(id) }
        }
      case "collectionViewCell":
        let content = document.children(of: element).first { document.attribute("key", of: $0) == "contentView" }
        if let content, document.tag(content) == "view" { hasPlainCellContent = true }
      case "datePicker": hasDatePicker = true
      case "color":
        if document.attribute("name", of: element) != nil, document.attribute("catalog", of: element) != "System" {
          hasCatalogColors = true
        }
      default: break
      }
    }
    usesSafeArea = !guides.isDisjoint(with: items)
  }

  func meet(_ need: NibVariant.Need) -> Bool {
    switch need {
    case .nothing: true
    case .fixedCanvas: !hasSizeClasses
    case .sizeClasses: hasSizeClasses
    case .safeArea: usesSafeArea
    case .plainCellContent: hasPlainCellContent
    case .catalogColors: hasCatalogColors
    case .datePicker: hasDatePicker
    case .tables, .touchBars: false
    }
  }
}
