import NibRuntime
import NibUIKit

// The classes of Archives/Scenarios/Note: each writes down what happens to it.

/// The owner of the note: declares its outlets by wrapper, and hears of each through its own method first.
final class NoteOwner: NibConnectable {
  @Outlet var view: UIView?
  @Outlet var store: NoteStore?
  @OutletCollection var fields: [NoteField]
  @Action("save:") var onSave = { (_: NoteOwner, sender: UIControl) in
    Transcript.write("action NoteOwner.save: from \(Transcript.name(sender))")
  }
  @Action("close:") var onClose = { (_: NoteOwner, sender: UIGestureRecognizer) in
    Transcript.write("action NoteOwner.close: from \(Transcript.name(sender))")
  }
  @Action("next:") var onNext = { (_: NoteOwner, sender: UIControl) in
    Transcript.write("action NoteOwner.next: from \(Transcript.name(sender)), along the responder chain")
  }

  func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    Transcript.write("outlet NoteOwner.\(name) = \(Transcript.name(value))")
    return false
  }

  func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) throws -> Bool {
    Transcript.write("collection NoteOwner.\(name) = \(members.map { Transcript.name($0) }.joined(separator: ", "))")
    return false
  }

  /// An owner is not woken; if it were, the transcript would say so.
  func awakeFromNib() { Transcript.write("awake NoteOwner") }
}

/// A plain object: made without being decoded.
final class NoteStore: NibConnectable, NibAwakening {
  @Outlet var view: UIView?

  init() { Transcript.write("make NoteStore by init()") }

  func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    Transcript.write("outlet NoteStore.\(name) = \(Transcript.name(value))")
    return false
  }

  func awakeFromNib() { Transcript.write("awake NoteStore: view \(view == nil ? "nil" : "set")") }
}

/// The view of the note.
final class NoteView: UIView {
  @Inspectable var heading = ""
  @Outlet var button: UIButton?
  @WeakOutlet var theme: RecordingOwner?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Transcript.write(
      "make NoteView by init(coder:): frame \(NibRect(frame)), background \(backgroundColor.map { "\($0)" } ?? "nil"), tag \(tag), "
        + "superview \(Transcript.name(superview)), \(subviews.count) subviews, "
        + "\(gestureRecognizers.count) gesture recognizers, heading \"\(heading)\"")
  }

  override func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    Transcript.write("attribute NoteView.\(key) = \(value), button \(Transcript.name(button))")
    return super.setAttribute(value, forKey: key)
  }

  override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    Transcript.write("outlet NoteView.\(name) = \(Transcript.name(value))")
    return try super.setOutlet(name, to: value)
  }

  override func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) throws -> Bool {
    let names = members.map { Transcript.name($0) }.joined(separator: ", ")
    Transcript.write("collection NoteView.\(name) = \(names)\(isAdding ? ", added" : "")")
    return try super.setOutletCollection(name, to: members, isAdding: isAdding)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Transcript.write(
      "awake NoteView: button \(Transcript.name(button)), theme \(theme == nil ? "nil" : "set"), heading \"\(heading)\", "
        + "\(gestureRecognizers.count) gesture recognizers, corner radius \(layer.cornerRadius)")
  }
}

/// A field of the note.
final class NoteField: UITextField, TranscriptNamed {
  @Inspectable var limit = 0
  var transcriptName: String { "NoteField '\(placeholder ?? "")'" }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Transcript.write("make \(transcriptName) by init(coder:): superview \(Transcript.name(superview))")
  }

  override func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    Transcript.write("attribute \(transcriptName).\(key) = \(value)")
    return super.setAttribute(value, forKey: key)
  }

  override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    Transcript.write("outlet \(transcriptName).\(name) = \(Transcript.name(value))")
    return try super.setOutlet(name, to: value)
  }

  override func addAction(_ binding: ActionBinding) {
    Transcript.write("connect \(transcriptName) to \(binding.selector) of \(Transcript.name(binding.target))")
    super.addAction(binding)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Transcript.write("awake \(transcriptName): superview \(Transcript.name(superview)), limit \(limit)")
  }
}

/// The button of the note.
final class NoteButton: UIButton {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Transcript.write("make NoteButton by init(coder:)")
  }

  override func addAction(_ binding: ActionBinding) {
    Transcript.write("connect NoteButton to \(binding.selector) of \(Transcript.name(binding.target))")
    super.addAction(binding)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Transcript.write("awake NoteButton: \(actions.count) action")
  }
}

/// The gesture recognizer of the note.
final class NoteTap: UIGestureRecognizer {
  override init?(coder: NSCoder) {
    super.init(coder: coder)
    Transcript.write("make NoteTap by init(coder:): view \(Transcript.name(view))")
  }

  override func addAction(_ binding: ActionBinding) {
    Transcript.write("connect NoteTap to \(binding.selector) of \(Transcript.name(binding.target))")
    super.addAction(binding)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Transcript.write("awake NoteTap: view \(Transcript.name(view))")
  }
}
