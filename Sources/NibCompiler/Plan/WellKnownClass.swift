import NibGraph

/// Classes that the code for all platforms makes objects of; a platform's own are numbered behind these.
enum WellKnownClass: String, WellKnown {
  case object = "NSObject"
  case array = "NSArray"
  case mutableArray = "NSMutableArray"
  case dictionary = "NSDictionary"
  case mutableDictionary = "NSMutableDictionary"
  case string = "NSString"
  case mutableString = "NSMutableString"
  case number = "NSNumber"
  case value = "NSValue"
  case data = "NSData"
  case mutableData = "NSMutableData"
  case attributedString = "NSAttributedString"
  case mutableAttributedString = "NSMutableAttributedString"
  case paragraphStyle = "NSParagraphStyle"
  case constraint = "NSLayoutConstraint"
  case prototypingConstraint = "NSIBPrototypingLayoutConstraint"
  case localizableString = "NSLocalizableString"
  case mutableParagraphStyle = "NSMutableParagraphStyle"
  case orderedSet = "NSOrderedSet"
  case set = "NSSet"
  case shadow = "NSShadow"

  /// The identifier in every graph.
  @inline(__always) var id: ClassID { ClassID(ordinal) }

  /// How many there are: the last one's place and one more.
  @inline(__always) static var count: Int { WellKnownClass.shadow.ordinal + 1 }
}
