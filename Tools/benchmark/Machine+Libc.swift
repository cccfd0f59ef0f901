#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the measurements ask of the system.
enum Machine {
  /// Time that this thread has had on a processor, in seconds.
  static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// All regular files under a folder with their bytes, sorted by path. Links are not followed.
  static func files(under folder: String) -> [(path: String, bytes: [UInt8])] {
    var (files, pending) = ([(path: String, bytes: [UInt8])](), [folder])
    while let path = pending.popLast() {
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: pending += names(in: path).map { "\(path)/\($0)" }
      case S_IFREG: files.append((path, bytes(of: path, count: Int(status.st_size))))
      default: break
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  private static func bytes(of path: String, count: Int) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = fread(buffer.baseAddress, 1, count, file)
    }
  }
}

extension Machine {
  /// Whether a folder is there.
  static func exists(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0
  }

  /// Makes a folder; false when it cannot be made.
  static func makeFolder(_ path: String) -> Bool { mkdir(path, 0o777) == 0 }

  /// Processor seconds that some work takes on this thread: other processes of a busy machine do not count.
  static func threadSeconds(_ work: () -> Void) -> Double {
    let start = threadSeconds
    work()
    return threadSeconds - start
  }

  /// Runs `find` over a folder, its output thrown away, and gives the processor seconds of the process, its start too.
  static func listWithFind(_ folder: String) -> Double {
    var process = pid_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var arguments: [UnsafeMutablePointer<CChar>?] = ["find", folder].map { (word: String) in strdup(word) } + [nil]
    var nothing: [UnsafeMutablePointer<CChar>?] = [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&process, "find", &actions, nil, &arguments, &nothing) == 0 else { return .nan }
    var status = CInt()
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
