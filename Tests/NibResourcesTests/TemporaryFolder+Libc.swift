#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TemporaryFolder {
  /// Makes a symbolic link in the folder.
  func link(_ name: String, to target: String) { _ = symlink(target, path + "/" + name) }

  /// Makes a pipe in the folder that nobody writes to.
  func pipe(_ name: String) { _ = mkfifo(path + "/" + name, 0o600) }
}

extension TemporaryFolder {
  /// Makes an empty file whose name is any bytes.
  func file(_ name: [UInt8]) {
    let descriptor = (Array(path.utf8) + [UInt8(ascii: "/")] + name + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o600) } ?? -1 }
    }
    if descriptor >= 0 { close(descriptor) }
  }
}
