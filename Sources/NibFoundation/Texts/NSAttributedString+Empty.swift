#if !canImport(ObjectiveC)
  import Foundation

  extension NSAttributedString {
    /// Makes an empty text: `NSAttributedString()`, which Foundation does not have here.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
