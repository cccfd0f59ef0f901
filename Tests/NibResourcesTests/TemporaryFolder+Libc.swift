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
