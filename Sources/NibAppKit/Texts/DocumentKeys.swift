import Foundation
import NibFoundation

extension NSAttributedString.DocumentType {
  /// Rich text with pictures, as a folder.
  public static let rtfd = Self(rawValue: "NSRTFD")
  /// The text of old systems.
  public static let macSimpleText = Self(rawValue: "NSMacSimpleText")
  /// That of Microsoft Word.
  public static let docFormat = Self(rawValue: "NSDocFormat")
  /// The same in XML.
  public static let wordML = Self(rawValue: "NSWordML")
  /// A page with what belongs to it.
  public static let webArchive = Self(rawValue: "NSWebArchive")
  /// Office Open XML.
  public static let officeOpenXML = Self(rawValue: "NSOfficeOpenXML")
  /// OpenDocument.
  public static let openDocument = Self(rawValue: "NSOpenDocument")
}

extension NSAttributedString.DocumentReadingOptionKey {
  /// The kind of a file by its uniform type: a text.
  public static let fileType = Self(rawValue: "UTI")
  /// The name of the encoding: a text.
  public static let textEncodingName = Self(rawValue: "TextEncodingName")
  /// What links are seen from: a `URL`.
  public static let baseURL = Self(rawValue: "BaseURL")
  /// How long a page is waited for, in seconds: a number.
  public static let timeout = Self(rawValue: "Timeout")
  /// What is told of what a page loads.
  public static let webResourceLoadDelegate = Self(rawValue: "WebResourceLoadDelegate")
  /// What sizes of a page are multiplied with: a number.
  public static let textSizeMultiplier = Self(rawValue: "TextSizeMultiplier")
  /// Which system's sizes the text gets: a number of `NSTextScalingType`.
  public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
  /// Which system's sizes the document has: a number of `NSTextScalingType`.
  public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
  /// Whether the marks of lists are in the text: a Boolean value.
  public static let textKit1ListMarkerFormat = Self(rawValue: "TextKit1ListMarkerFormat")
}

extension NSAttributedString.DocumentAttributeKey {
  /// Whether it was another kind before: a number.
  public static let converted = Self(rawValue: "Converted")
  /// Which system wrote it: a number.
  public static let cocoaVersion = Self(rawValue: "CocoaRTFVersion")
  /// The kind of the file by its uniform type: a text.
  public static let fileType = Self(rawValue: "UTI")
  /// Whose it is: a text.
  public static let company = Self(rawValue: "NSCompanyDocumentAttribute")
  /// Whose rights: a text.
  public static let copyright = Self(rawValue: "NSCopyrightDocumentAttribute")
  /// What it is about: a text.
  public static let subject = Self(rawValue: "NSSubjectDocumentAttribute")
  /// What it is found by: an array of texts.
  public static let keywords = Self(rawValue: "NSKeywordsDocumentAttribute")
  /// A comment on it: a text.
  public static let comment = Self(rawValue: "NSCommentDocumentAttribute")
  /// Who changed it: a text.
  public static let editor = Self(rawValue: "NSEditorDocumentAttribute")
  /// When it was made: a `Date`.
  public static let creationTime = Self(rawValue: "NSCreationTimeDocumentAttribute")
  /// When it was changed: a `Date`.
  public static let modificationTime = Self(rawValue: "NSModificationTimeDocumentAttribute")
  /// Whose people wrote it: a text.
  public static let manager = Self(rawValue: "NSManagerDocumentAttribute")
  /// What kind of text it is: a text.
  public static let category = Self(rawValue: "NSCategoryDocumentAttribute")
  /// The look that it was written in: an `NSAppearance`.
  public static let appearance = Self(rawValue: "NSAppearanceDocumentAttribute")
  /// Attributes where it has none of its own: a dictionary.
  public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  /// The size of its paper: an `NSValue`.
  public static let paperSize = Self(rawValue: "PaperSize")
  /// What is free at the left, in points: a number.
  public static let leftMargin = Self(rawValue: "LeftMargin")
  /// What is free at the right.
  public static let rightMargin = Self(rawValue: "RightMargin")
  /// What is free at the bottom.
  public static let bottomMargin = Self(rawValue: "BottomMargin")
  /// What is free at the top.
  public static let topMargin = Self(rawValue: "TopMargin")
  /// The size of its view: an `NSValue`.
  public static let viewSize = Self(rawValue: "ViewSize")
  /// How large it is seen, in hundredths: a number.
  public static let viewZoom = Self(rawValue: "ViewZoom")
  /// Whether it is seen by pages: a number.
  public static let viewMode = Self(rawValue: "ViewMode")
  /// Whether it cannot be changed: a number.
  public static let readOnly = Self(rawValue: "ReadOnly")
  /// How readily words are broken, 0...1: a number.
  public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
  /// How far apart tabulators are, in points: a number.
  public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
  /// Parts that are written another way: an array.
  public static let textLayoutSections = Self(rawValue: "NSTextLayoutSectionsAttribute")
  /// Elements of pages that are not written: an array of texts.
  public static let excludedElements = Self(rawValue: "ExcludedElements")
  /// The name of the encoding: a text.
  public static let textEncodingName = Self(rawValue: "TextEncodingName")
  /// How far elements of pages are moved in: a number.
  public static let prefixSpaces = Self(rawValue: "PrefixSpaces")
  /// Which system's sizes the text has: a number of `NSTextScalingType`.
  public static let textScaling = Self(rawValue: "TextScaling")
  /// Which system's sizes the document had: a number of `NSTextScalingType`.
  public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
}
