// Foundation's types of these names, where Foundation has none.

#if !canImport(ObjectiveC)
  import Foundation
  import NibRuntime
  import NibStandIns

  /// Undoes and does again what code says it can. Stands in for UndoManager.
  ///
  /// There is no run loop that would group what one event does: each change is undone by itself, unless it stands between
  /// `beginUndoGrouping` and `endUndoGrouping`.
  @MainActor
  open class UndoManager {
    private struct Change {
      weak var target: AnyObject?
      let undo: (AnyObject) -> Void
    }
    private struct Group {
      var changes: [Change] = []
      var name = ""
      var isDiscardable = false
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: Group?
    private var disabled = 0
    /// How many groups are open within each other.
    public private(set) final var groupingLevel = 0
    /// Whether changes are being undone.
    public private(set) final var isUndoing = false
    /// Whether changes are being done again.
    public private(set) final var isRedoing = false
    /// How many groups are kept; 0 for no bound.
    public final var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether one event's changes would be one group.
    public final var groupsByEvent = true

    /// What became of a group of changes.
    package enum Step {
      /// It was done, or done again, or undone.
      case done, redone, undone
    }

    /// Told of each group that was done or undone: for a document, which counts them.
    package final var onStep: ((Step) -> Void)?

    /// Makes one that knows no change.
    public init() {}

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || !(open?.changes.isEmpty ?? true) }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// Whether changes are noted.
    public final var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// What would be undone, in the words of `setActionName`.
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    /// What would be done again, likewise.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// Notes that a change is undone by sending an action to an object, with another one as the sender, the object itself
    /// for nil. The object is not kept alive; without it nothing happens.
    public final func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
      registerUndo(withTarget: target as AnyObject) { target in
        let sender = object.map { $0 as AnyObject } ?? target
        InterfaceFaults.raising { _ = try ActionDispatch.send(selector.name, to: target, from: sender) }
      }
    }

    /// Notes how a change is undone. The target is not kept alive; without it nothing happens.
    public final func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
      guard disabled == 0 else { return }
      if !isUndoing, !isRedoing { redoGroups = [] }
      let change = Change(target: target) { if let target = $0 as? Target { handler(target) } }
      guard open == nil else {
        open?.changes.append(change)
        return
      }
      post(.NSUndoManagerDidOpenUndoGroup)
      post(.NSUndoManagerWillCloseUndoGroup)
      keep(Group(changes: [change]))
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func keep(_ group: Group) {
      guard !group.changes.isEmpty else { return }
      if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
      trim()
      if !isUndoing, !isRedoing { onStep?(.done) }
    }

    private func trim() {
      if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
    }

    /// Begins a group of changes that are undone together.
    open func beginUndoGrouping() {
      groupingLevel += 1
      if open == nil { open = Group() }
      post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends a group.
    open func endUndoGrouping() {
      guard groupingLevel > 0 else { return }
      post(.NSUndoManagerWillCloseUndoGroup)
      groupingLevel -= 1
      if groupingLevel == 0, let group = open {
        open = nil
        keep(group)
      }
      post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// Undoes the last group.
    open func undo() {
      guard !isUndoing, !isRedoing else { return }
      while groupingLevel > 0 { endUndoGrouping() }
      guard let group = undoGroups.popLast() else { return }
      post(.NSUndoManagerWillUndoChange)
      isUndoing = true
      run(group)
      isUndoing = false
      onStep?(.undone)
      post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last.
    open func redo() {
      guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
      post(.NSUndoManagerWillRedoChange)
      isRedoing = true
      run(group)
      isRedoing = false
      onStep?(.redone)
      post(.NSUndoManagerDidRedoChange)
    }

    private func run(_ group: Group) {
      open = Group(name: group.name, isDiscardable: group.isDiscardable)
      // A group that a change opens and closes is a part of this one.
      groupingLevel += 1
      for change in group.changes.reversed() { change.target.map(change.undo) }
      groupingLevel = 0
      let back = open
      open = nil
      if let back { keep(back) }
    }

    /// Says what the last group does.
    open func setActionName(_ name: String) {
      if open != nil {
        open?.name = name
      } else if let last = undoGroups.indices.last {
        undoGroups[last].name = name
      }
    }

    /// Says that the last group may be lost, as what a document does not ask about when it closes.
    open func setActionIsDiscardable(_ discardable: Bool) {
      if open != nil {
        open?.isDiscardable = discardable
      } else if let last = undoGroups.indices.last {
        undoGroups[last].isDiscardable = discardable
      }
    }

    /// Whether what would be undone may be lost.
    open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }

    /// Whether what would be done again may be lost.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    /// No longer notes changes; as often as it is called, `enableUndoRegistration` must be.
    open func disableUndoRegistration() { disabled += 1 }

    /// Notes changes again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// The words of a menu's item that undoes: "Undo", and what.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The words of a menu's item that does again: "Redo", and what.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The words of a menu's item that undoes something of a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The words of a menu's item that does something of a name again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Forgets all.
    open func removeAllActions() { (undoGroups, redoGroups, open, groupingLevel) = ([], [], nil, 0) }

    /// Forgets the changes of a target.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      let kept = { (groups: [Group]) in
        groups.map { group in
          Group(changes: group.changes.filter { $0.target !== target }, name: group.name)
        }.filter { !$0.changes.isEmpty }
      }
      (undoGroups, redoGroups) = (kept(undoGroups), kept(redoGroups))
    }
  }

  extension Notification.Name {
    /// A group of changes was opened: by code, or for a change that stands by itself.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group of changes is about to be closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// A group of changes was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// The last group is about to be undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// The last group was undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// What was undone last is about to be done again.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// What was undone last was done again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  }
#endif
