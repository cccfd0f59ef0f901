import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension Bundle {
  /// Extensions of the images that the system reads.
  private static let pictures = ["png", "tiff", "tif", "jpg", "jpeg", "pdf", "gif", "icns", "heic", "svg"]
  /// Extensions of the sounds that the system reads.
  private static let sounds = ["aiff", "aif", "wav", "m4a", "mp3", "caf", "snd"]

  private func place(_ name: String, _ extensions: [String]) -> URL? {
    let (stem, own) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    if !own.isEmpty, let found = url(forResource: stem, withExtension: own) { return found }
    return extensions.lazy.compactMap { self.url(forResource: name, withExtension: $0) }.first
  }

  /// The file of an image of a name; nil for none. Catalogs are not looked through.
  public func urlForImageResource(_ name: NSImage.Name) -> URL? { place(name, Self.pictures) }

  /// The path of such a file.
  public func pathForImageResource(_ name: NSImage.Name) -> String? { urlForImageResource(name)?.path }

  /// The path of the file of a sound of a name; nil for none.
  public func path(forSoundResource name: String) -> String? { place(name, Self.sounds)?.path }

  /// The text of help of a name; nil for none: a file of RTF of the name.
  @MainActor public func contextHelp(forKey key: NSHelpManager.ContextHelpKey) -> NSAttributedString? {
    guard let url = place(key, ["rtf"]), let data = try? Data(contentsOf: url) else { return nil }
    return NSAttributedString(rtf: data, documentAttributes: nil)
  }
}
