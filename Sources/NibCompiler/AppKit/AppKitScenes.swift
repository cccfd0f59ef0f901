import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of controllers and segues.
enum AppKitScenes {

  private static func scene(of element: Int, _ lowering: inout Lowering) -> (index: Int, scene: AppKitStoryboard.Scene)?
  {
    guard let storyboard = lowering.appKit.scope?.storyboard, let index = storyboard.scene(controller: element) else {
      return nil
    }
    return (index, storyboard.scenes[index])
  }

  /// The view of a controller: the name of its archive or, where the controller has no scene, as that of an item of a touch
  /// bar, the view itself. Seen: 3 controllers of a touch bar.
  private static func lowerView(_ element: Int, _ lowering: inout Lowering) {
    let scene = scene(of: element, &lowering)?.scene
    if let scene, scene.view != nil {
      return lowering.writer.add(.reference(.nsNibName, lowering.writer.string(scene.viewName)))
    }
    if let name = lowering.reader.attribute(.nibName), name.count > 0 {
      lowering.writer.add(.reference(.nsNibName, lowering.writer.string(name)))
    }
    if scene == nil { lowerOwnView(element, &lowering) }
  }

  private static func lowerOwnView(_ element: Int, _ lowering: inout Lowering) {
    if lowering.appKit.scope?.storyboard != nil {
      // One for all. Seen: the 3 controllers of a touch bar.
      let storyboard = lowering.appKit.scope?.storyboardOfItems ?? AppKitScopes.storyboard(&lowering)
      lowering.appKit.scope?.storyboardOfItems = storyboard
      let controller = lowering.reserved(element)
      lowering.appKit.impliedOutlets.append(ImpliedOutlet("storyboard", of: controller, to: storyboard))
    }
    guard let view = lowering.reader.child(.view), let object = lowering.object(view) else { return }
    lowering.writer.add(.reference(lowering.writer.key(named: .class(.nsView)), object))
  }

  private static func lowerSegues(_ element: Int, _ lowering: inout Lowering) {
    guard let scene = scene(of: element, &lowering)?.scene, !scene.segues.isEmpty else { return }
    var templates: [ObjectID] = []
    for segue in scene.segues { if let template = lowering.object(segue) { templates.append(template) } }
    lowering.writer.add(.reference(.nsStoryboardSegueTemplates, lowering.writer.array(templates, .array)))
  }

  /// What the archive of the view refers to by name. Documents of newer tools have an immutable table.
  ///
  /// Seen: 4 immutable, all of the one storyboard of tools from 24000 on; 8 mutable.
  private static func lowerExternals(_ element: Int, _ lowering: inout Lowering) {
    guard let (index, scene) = scene(of: element, &lowering), scene.view != nil else { return }
    var pairs: [(key: ObjectID, value: ObjectID)] = []
    for (position, outer) in (lowering.appKit.scope?.viewUpstream[index] ?? []).enumerated() {
      let name = lowering.writer.string(AppKitScopes.name(of: outer, at: position, &lowering))
      if let object = lowering.object(outer) { pairs.append((name, object)) }
    }
    // Seen: an immutable table in 8 of 8 storyboards in the format of Xcode 8, of 8 apps and Xcodes 9 to 26; in 9 of 9
    // without, of Xcode 7 and of samples, a mutable one.
    let isFixed = lowering.appKit.isInXcode8Format
    let table = lowering.writer.dictionary(pairs, isFixed ? .dictionary : .mutableDictionary)
    lowering.writer.add(.reference(.nsExternalObjectsTableForViewLoading, table))
  }

  /// What a segue does with a controller that it shows once. Seen: 4 archives of 3 storyboards of 3 apps.
  private static func lowerDestinationOptions(_ element: Int, _ lowering: inout Lowering) {
    guard lowering.appKit.scope?.storyboard != nil else { return }
    let key = lowering.writer.string("NSSingleInstancePresentationIdentifier")
    let identifier = lowering.writer.string(uniqueIdentifier(of: element, &lowering))
    let table = lowering.writer.dictionary([(key, identifier)], .dictionary)
    lowering.writer.add(.reference(.nsStoryboardSegueDestinationOptions, table))
  }

  /// An identifier in the form of a UUID, the same for the same element each time.
  static func uniqueIdentifier(of element: Int, _ lowering: inout Lowering) -> String {
    let id = lowering.reader.attribute(.id, of: element).map { lowering.reader.text($0) } ?? "\(element)"
    var digits = ""
    for seed in [UInt64(0xCBF2_9CE4_8422_2325), 0x9E37_79B9_7F4A_7C15] {
      var hash = seed
      for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash ^= hash >> 29
      let text = String(hash, radix: 16, uppercase: true)
      digits += String(repeating: "0", count: 16 - text.count) + text
    }
    var parts: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.joined(separator: "-")
  }

  private static func lowerWindowClass(_ element: Int, _ lowering: inout Lowering) {
    guard let plan = plan(of: element, &lowering), AppKitClassNames.isSwapped(element, plan, &lowering) else { return }
    AppKitClassNames.lowerSwapperNames(element, plan, "IBNSWindowController", &lowering)
  }

  private static func plan(of element: Int, _ lowering: inout Lowering) -> KindPlan? {
    let plan = Int(lowering.reader.index.planOf[element])
    return plan < 0 ? nil : lowering.schema.plans[plan]
  }

  private static func lowerContent(_ element: Int, _ lowering: inout Lowering) {
    guard let content = scene(of: element, &lowering)?.scene.content,
      let controller = lowering.appKit.scope?.storyboard?.scenes[content].controller,
      let object = lowering.object(controller)
    else { return }
    lowering.writer.add(.reference(.ibWindowTemplateContentViewController, object))
  }

  /// The items of a controller that shows others in them.
  static func items(of controller: Int, _ lowering: inout Lowering) -> [Int] {
    for child in Array(lowering.reader.children(of: controller)) {
      let tag = lowering.reader.document.tag(.init(child))
      guard ["splitViewItems", "tabViewItems"].contains(tag) else { continue }
      return Array(lowering.reader.children(of: child))
    }
    return []
  }

  /// The item of the archive at hand that shows a controller.
  static func item(showing controller: Int, _ storyboard: AppKitStoryboard, _ lowering: inout Lowering) -> Int? {
    guard let shown = storyboard.scene(controller: controller) else { return nil }
    return storyboard.itemsOfScene[shown]?.first { lowering.appKit.scope?.holds($0) == true }
  }

  /// The controller that an item shows: the one of its place among the relationships.
  static func shown(by item: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let storyboard = lowering.appKit.scope?.storyboard, let shown = storyboard.sceneOfItem[item] else {
      return nil
    }
    return lowering.object(storyboard.scenes[shown].controller)
  }

  private static func lowerItem(_ element: Int, _ key: AppKitKey, _ lowering: inout Lowering) {
    if let object = shown(by: element, &lowering) { lowering.writer.add(.reference(key, object)) }
  }

  /// A window of a controller without a content view gets one of its content's size. Seen: 9 of 9 of the newest archives,
  /// of 3 apps, and none of 3 of Xcode 7 to 11, of 2 apps. Inferred: since when.
  static func lowerStandInView(_ window: Int, _ lowering: inout Lowering) {
    guard lowering.profile >= .xcode13, lowering.appKit.scope?.storyboard != nil,
      let content = lowering.reader.child(.contentRect)
    else {
      return lowering.writer.add(.null(.nsWindowView))
    }
    let rect = lowering.reader.numbers(of: content, .rect)
    let view = lowering.writer.reserve(.nsView)
    let size = lowering.writer.string(Geometry.text([rect[2], rect[3]], of: .size))
    lowering.writer.begin(view)
    lowering.writer.add(.null(.nsNextResponder))
    lowering.writer.add(.null(.nsNibTouchBar))
    lowering.writer.add(.int(.nsvFlags, 0x100))
    lowering.writer.add(.reference(.nsFrameSize, size))
    AppKitScrollViews.lowerLateViewEnd(&lowering)
    lowering.writer.end()
    lowering.writer.add(.reference(.nsWindowView, view))
    let template = lowering.reserved(window)
    lowering.appKit.scope?.placed.append((view, template))
  }

  /// The class of a segue's template by its kind; an unknown kind is told and shown.
  static func segueClass(_ element: Int, _ lowering: inout Lowering) -> AppKitClass {
    let kind = lowering.reader.attribute(.kind, of: element).map { lowering.reader.text($0) } ?? ""
    switch kind {
    case "show": return .nsStoryboardShowSegueTemplate
    case "sheet": return .nsStoryboardSheetSegueTemplate
    case "modal": return .nsStoryboardModalSegueTemplate
    case "popover": return .nsStoryboardPopoverSegueTemplate
    case "embed": return .nsStoryboardEmbedSegueTemplate
    case "custom": return .nsStoryboardSegueTemplate
    default:
      lowering.reader.warn(.unknownValue, "unknown kind of segue '\(kind)'; using show", at: element)
      return .nsStoryboardShowSegueTemplate
    }
  }

  private static func lowerSegue(_ element: Int, _ lowering: inout Lowering) {
    if let own = lowering.reader.attribute(.identifier) {
      lowering.writer.add(.reference(.nsIdentifier, lowering.writer.string(own)))
    }
    let isManual = lowering.appKit.scope?.storyboard?.scene(controller: owner(of: element, &lowering)) != nil
    // A view is filled when it is loaded. Seen: 2 embed segues of Xcode 11.0.
    let isEmbed = segueClass(element, &lowering) == .nsStoryboardEmbedSegueTemplate
    let trigger = isManual ? "IBSegueTriggerManual" : isEmbed ? "IBSegueTriggerViewDidLoad" : "IBSegueTriggerAction"
    lowering.writer.add(.reference(.nsTrigger, lowering.writer.string(trigger)))
    if isEmbed { lowering.writer.add(.null(.nsContainerView)) }
    let destination = lowering.reader.attribute(.destination).map { lowering.reader.element($0) } ?? -1
    guard let scene = lowering.appKit.scope?.storyboard?.scene(controller: destination),
      let name = lowering.appKit.scope?.storyboard?.scenes[scene].name
    else {
      return lowering.reader.warn(
        .noKnownForm, "a segue to another storyboard is not archived: no known form; it leads nowhere", at: element)
    }
    lowering.writer.add(.reference(.nsDestinationControllerIdentifier, lowering.writer.string(name)))
    if segueClass(element, &lowering) == .nsStoryboardShowSegueTemplate {
      let text = uniqueIdentifier(of: destination, &lowering)
      lowering.writer.add(.reference(.nsUniqueControllerIdentifier, lowering.writer.string(text)))
    }
    if let own = lowering.reader.attribute(.customClass), own.count > 0 {
      lowering.writer.add(
        .reference(.nsSegueClassName, AppKitClassNames.name(of: element, orElse: "NSStoryboardSegue", &lowering)))
    }
  }

  /// The element that a segue begins at.
  private static func owner(of segue: Int, _ lowering: inout Lowering) -> Int {
    lowering.reader.parent(of: lowering.reader.parent(of: segue))
  }

  /// The action that performs a segue; a controller's own segues have none. Seen: 1 action.
  static func trigger(_ element: Int, _ owner: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let storyboard = lowering.appKit.scope?.storyboard, storyboard.allSegues.contains(element),
      storyboard.scene(controller: owner) == nil, let template = lowering.object(element)
    else { return nil }
    // Inferred: as UIKit's, the template of an embed segue knows the view that it fills.
    if segueClass(element, &lowering) == .nsStoryboardEmbedSegueTemplate, let container = lowering.object(owner) {
      let label = lowering.writer.string("containerView")
      return lowering.writer.object(
        AppKitClass.nsNibOutletConnector.id, .reference(.nsSource, template), .reference(.nsDestination, container),
        .reference(.nsLabel, label), .null(.nsChildControllerCreationSelectorName))
    }
    let label = lowering.writer.string("perform:")
    return lowering.writer.object(
      AppKitClass.nsNibControlConnector.id, .reference(.nsSource, AppKitConnections.source(owner, &lowering)),
      .reference(.nsDestination, template), .reference(.nsLabel, label))
  }

  /// The outlet by which the template of a segue to a popover knows the view that the popover points at.
  ///
  /// Seen: a popover of an archive without its document, whose anchor is the item that performs the segue.
  static func anchor(_ element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let id = lowering.reader.attribute(.popoverAnchorView, of: element),
      segueClass(element, &lowering) == .nsStoryboardPopoverSegueTemplate,
      let storyboard = lowering.appKit.scope?.storyboard, storyboard.allSegues.contains(element),
      let template = lowering.object(element)
    else { return nil }
    let found = lowering.reader.element(id)
    if found >= 0, lowering.appKit.scope?.holds(found) == false {
      lowering.reader.warn(
        .noKnownForm,
        "a popover that a controller shows is archived without its anchor, which is in the controller's view: no known "
          + "form; at run time the popover has no anchor", at: element)
      return nil
    }
    guard let anchor = lowering.target(id, of: element) else { return nil }
    let label = lowering.writer.string("anchorView")
    return lowering.writer.object(
      AppKitClass.nsNibOutletConnector.id, .reference(.nsSource, template), .reference(.nsDestination, anchor),
      .reference(.nsLabel, label), .null(.nsChildControllerCreationSelectorName))
  }
}

extension AppKitScenes {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitScenes) -> CustomLoweringCode {
    switch lowering {
    case .sceneUniqueIdentifier:
      // Controllers of XIBs have none. Seen: those of 4 documents, of 1 app.
      .init(.computed) {
        guard scene(of: $0, &$2) != nil else { return }
        let text = uniqueIdentifier(of: $0, &$2)
        $2.writer.add(.reference(.uniqueIdentifierForStoryboardCompilation, $2.writer.string(text)))
      }
    case .segueDestinationOptions: .init(.computed) { lowerDestinationOptions($0, &$2) }
    case .segueTemplate: .init(.computed) { lowerSegue($0, &$2) }
    case .sceneView:
      .init {
        lowerView($0, &$2)
      } raise: { raising, current in
        let content = raising.contents[current.object]
        if content == nil, let name = raising.graph.text(AppKitKey.nsNibName, of: current.object) {
          raising.say("nibName", name, current)
        }
        let own = current.reference(.class(.nsView))
        if let view = content ?? own { raising.claim(view, in: current.element, key: "view") }
      }
    case .sceneSegueTemplates: .init(.computed) { lowerSegues($0, &$2) }
    case .sceneExternals: .init(.computed) { lowerExternals($0, &$2) }
    case .windowControllerClass: .init(.computed) { lowerWindowClass($0, &$2) }
    case .windowContent: .init(.computed) { lowerContent($0, &$2) }
    case .splitItemController: .init(.computed) { lowerItem($0, .nsSplitViewItemViewController, &$2) }
    case .tabItemController: .init(.computed) { lowerTabItem($0, &$2) }
    case .tabItemsAttribute:
      .init(.computed) { imply("tabViewItems", .privateRelationshipSegueTrackingItems, of: $0, &$2) }
    case .tabImageAttribute:
      .init(.computed) { if isOfTabController($0, &$2) { imply("image", .nsImage, of: $0, &$2) } }
    case .windowStandIn: .init(.computed) { lowerStandInView($0, &$2) }
    }
  }
}
