extension ImageHeader {
  /// Reads the header of a file: a little of it, and more where that does not tell; nil for what is no image that is known.
  /// - Parameter limit: most first bytes in which the size of a vector is looked for.
  /// - Throws: what the source throws.
  package init?(
    _ file: String, in source: some FileSource, limit: Int = ResourceLimits().headerBytes
  ) throws(ResourceError) {
    let little = min(4096, limit)
    let head = try source.head(file, limit: little)
    let read = ImageHeader(head: head) { (try? source.bytes(file, at: $0, count: $1)) ?? [] }
    if let read, !read.format.isVector || read.vectorSize != nil || head.count < little {
      self = read
      return
    }
    guard head.count == little, little < limit, let whole = ImageHeader(try source.head(file, limit: limit)) else {
      guard let read else { return nil }
      self = read
      return
    }
    self = whole
  }
}
