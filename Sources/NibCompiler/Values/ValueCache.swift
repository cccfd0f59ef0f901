import NibGraph
import NibSchema

/// Value objects that are made once and shared: equal colours, fonts and images of a document are one object.
///
/// Seen: always so in version 10, nearly always in version 9.
struct ValueCache {
  var colors = EqualTable<ArchivedColor, ObjectID>()
  var fonts = EqualTable<ArchivedFont, ObjectID>()
  /// By fingerprint of a colour or font element's attributes: what it became, and for a font its size.
  var elements = EqualTable<UInt64, (object: ObjectID, size: Double)>()
  var images = EqualTable<ImageLook, ObjectID>()
  var emptyArray: ObjectID?
  var emptySet: ObjectID?
  /// The traits of overrides that override nothing.
  var noTraits: ObjectID?
  /// Whether the colours of `<resources>` are noted in the content table.
  var knowsResourceColors = false
}
