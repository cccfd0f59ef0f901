/// Folders in which Interface Builder kept a document beside the archive that it saved with it: `X.nib/designable.nib`.
public enum EditorFolder {
  /// Whether a document lies in such a folder, by its name.
  public static func holds(_ file: String) -> Bool {
    (file.split(separator: "/").last ?? "").hasPrefix("designable.nib")
  }
}
