import NibArchives
import NibDiagnostics
import NibPropertyLists

/// What a member of a nib's folder holds that is no interface: Interface Builder's notes, or an older form that is not
/// read because a newer one lies beside it.
struct FolderNotes {
  /// Its form, as reports call it.
  let container: String
  /// Its content, a line each.
  let lines: String
}

extension InterfaceFolder {
  /// What a member of a nib's folder is for, behind its name in a list; empty where nothing is known.
  func words(for member: String) -> String {
    switch role(of: member) {
    case .archive(let first):
      let since = first.major > 0 ? ", from \(first.major).\(first.minor) on" : ""
      return ": archive" + since
        + (self.member(for: nil) == member ? ", loaded where no older system is asked for" : "")
    case .superseded: return ": older form, not loaded"
    case .source: return ": document that the archives were compiled from"
    case .notes: return ": notes of Interface Builder"
    case nil: return ""
    }
  }

  /// What a member holds that is no interface; nil for one that is.
  /// - Throws: as reading the member; the codes of `PropertyListError`.
  func notes(of member: String) throws(NibError) -> FolderNotes? {
    switch role(of: member) {
    case .archive, .source, nil: return nil
    case .superseded:
      let bytes = try bytes(of: member)
      guard let header = TypedStreamHeader(bytes) else { return nil }
      return FolderNotes(container: "typedStream", lines: "typed stream, \(header.words): not read\n")
    case .notes:
      let bytes = try bytes(of: member)
      switch ArchiveFormatSniffer.sniff(bytes) {
      case .xmlPropertyList, .binaryPropertyList:
        do {
          return FolderNotes(container: "propertyList", lines: try PropertyList(bytes, file: member).lines(""))
        } catch {
          throw NibError(error, name: path + "/" + member)
        }
      default:
        let text = String(decoding: bytes, as: UTF8.self)
        return FolderNotes(container: "text", lines: text.hasSuffix("\n") ? text : text + "\n")
      }
    }
  }
}

extension PropertyList {
  /// The list as indented lines. Recursion ends where reading ends it.
  fileprivate func lines(_ indent: String) -> String {
    switch self {
    case .dictionary(let entries):
      entries.map { entry in
        entry.value.isNested
          ? "\(indent)\(entry.key):\n\(entry.value.lines(indent + "  "))"
          : "\(indent)\(entry.key): \(entry.value.word)\n"
      }.joined()
    case .array(let items):
      items.map { $0.isNested ? "\(indent)-\n\($0.lines(indent + "  "))" : "\(indent)- \($0.word)\n" }.joined()
    default: "\(indent)\(word)\n"
    }
  }

  private var isNested: Bool {
    switch self {
    case .array(let items): !items.isEmpty
    case .dictionary(let entries): !entries.isEmpty
    default: false
    }
  }

  private var word: String {
    switch self {
    case .string(let text): "'\(text)'"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .data(let bytes): "\(bytes.count) bytes"
    case .date(let seconds): "date \(seconds)"
    case .uid(let number): "UID \(number)"
    case .null: "null"
    case .array: "[]"
    case .dictionary: "{}"
    }
  }
}
