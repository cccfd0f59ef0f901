import NibBytes
import NibDiagnostics
import NibDocument

/// Reads an input; of what is accepted, asks everything that can be asked of a document. A broken invariant traps,
/// which the fuzzer reports.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(DocumentError) {
    let document = try XIBReader().read(bytes, file: "fuzz")
    checkTree(document)
    checkSpans(document)
    checkPlaces(document)
    checkProperties(document)
  } catch {
    precondition(!error.detail.isEmpty && !error.detail.contains("\n") && error.place.position != .whole)
  }
  return 0
}

/// Parents come before children, siblings share a parent, and each element is reached once from the root.
private func checkTree(_ document: Document) {
  var reached = 1
  precondition(document.elements[0].parent == -1)
  for index in document.elements.indices {
    precondition(document.elements[index].parent < index)
    for child in document.children(of: ElementIndex(index)) {
      precondition(Int(document.elements[Int(child.index)].parent) == index)
      reached += 1
    }
  }
  precondition(reached == document.elements.count)
}

/// Every span lies in the table, and attributes follow one another without a gap.
private func checkSpans(_ document: Document) {
  var next = 0
  for index in document.elements.indices {
    let record = document.elements[index]
    precondition(Int(record.firstAttribute) == next && Int(record.name) < document.names.count)
    precondition(record.text.end <= document.bytes.count)
    for attribute in document.attributes(of: ElementIndex(index)) {
      precondition(Int(attribute.name) < document.names.count && attribute.value.end <= document.bytes.count)
      precondition(isUTF8(document.bytes[attribute.value.range]))
    }
    precondition(isUTF8(document.bytes[record.text.range]))
    next += Int(record.attributeCount)
  }
  precondition(next == document.attributes.count)
}

/// Every start tag stands where its element says. Only the first hundred: a place looks for its line anew.
private func checkPlaces(_ document: Document) {
  var last = -1
  for record in document.elements {
    let offset = Int(record.offset)
    precondition(offset > last && document.source[offset] == UInt8(ascii: "<"))
    let tag = document.names[Int(record.name)]
    precondition(document.source[(offset + 1)...].starts(with: tag.utf8))
    last = offset
  }
  for index in document.elements.indices.prefix(100) {
    precondition(document.place(of: ElementIndex(index)).position != .whole)
  }
}

private func checkProperties(_ document: Document) {
  let properties = document.properties
  let known = [properties.deploymentTarget, properties.defaultDeploymentTarget, properties.toolsVersion]
  precondition(known.count + properties.resources.count + properties.platform.rawValue.count > 0)
}

private func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
