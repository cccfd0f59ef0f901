/// What an option of ibtool's command line does here.
enum IBMeaning: Sendable, Hashable {
  /// It changes what is read, written or said.
  case acts
  /// It prints a group of the property list: the group's name behind `com.apple.ibtool.document.`.
  case prints(String)
  /// It is another name of an option.
  case alias(String)
  /// It is taken with its value and changes nothing.
  case inert
  /// It is known and not done; why.
  case refused(String)
}
