import Foundation

extension String {
  /// Whether the text can be the name of one file: it is not empty, and leads to no other folder.
  package var isFileName: Bool { !isEmpty && ![".", ".."].contains(self) && !contains("/") && !contains("\0") }
}

extension FileManager {
  /// The place of a name in a folder where no file is; if there is one, the number 2 or a larger one stands in the name.
  /// - Parameters:
  ///   - stem: the name without its extension.
  ///   - fileExtension: the extension; empty for none.
  ///   - last: what stands behind the number.
  package func freePlace(in folder: URL, stem: String, fileExtension: String, last: String = "") -> URL {
    func place(_ number: Int) -> URL {
      let plain = folder.appendingPathComponent(stem + (number == 1 ? "" : " \(number)") + last)
      return fileExtension.isEmpty ? plain : plain.appendingPathExtension(fileExtension)
    }
    var number = 1
    while fileExists(atPath: place(number).path) { number += 1 }
    return place(number)
  }
}
