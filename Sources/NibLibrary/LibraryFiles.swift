import Nibwright

/// Where calls of C's read files.
enum LibraryFiles {
  /// The disk, and members of ZIP archives as the command names them: `App.ipa!Payload/App.app/Main.nib`.
  ///
  /// Each call has one of its own, for a source bounds what it unpacks and a process may live long.
  static var source: any FileSource { ZipFileSource() }
}
