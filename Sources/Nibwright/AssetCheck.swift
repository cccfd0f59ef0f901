import NibCompiler
import NibDiagnostics
import NibDocument
import NibResources

/// Looks whether bundles have the images and colors that documents name.
///
/// A nib holds names, and a device finds out at load time what they mean. Interface Builder lists in a document's
/// `<resources>` what its elements name; what comes from the system (`catalog="system"`) is not looked for.
public struct AssetCheck: Sendable {
  private let images: ImageResolver
  private let colors: AssetResolver

  /// Makes a check; its answers are remembered, so that one serves many documents.
  /// - Parameter chain: The bundles, in the order that they are looked through.
  public init(chain: BundleChain) {
    images = ImageResolver(chain: chain)
    colors = AssetResolver(chain: chain)
  }

  /// Adds a warning, `missingImage` or `missingColor`, for each name that no bundle has, at its entry.
  public func report(_ document: Document, into diagnostics: inout Diagnostics) {
    for resource in document.properties.resources where resource.catalog != "system" {
      guard let fault = fault(resource), !diagnostics.isFull else { continue }
      let kind = fault == .missingImage ? "image" : "color"
      diagnostics.add(
        fault, "none of the given bundles has the \(kind) '\(resource.name)'", at: document.place(of: resource.element))
    }
  }

  private func fault(_ resource: DocumentResource) -> DocumentIssue? {
    switch resource.tag {
    case "image":
      if case .missing = images.resolve(ImageQuery(resource.name)) { return .missingImage }
    case "namedColor":
      if case .missing = colors.color(AssetQuery(resource.name)) { return .missingColor }
    default: break
    }
    return nil
  }
}
