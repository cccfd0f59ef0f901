import NibRuntime
import NibSchema
import NibStandIns

/// A page. Stands in for WKWebView and UIWebView: what it is told to load is remembered, nothing is fetched.
open class WKWebView: UIView {
  /// What a web view was told to load.
  public enum Load: Sendable, Hashable {
    /// A page by its address.
    case address(String)
    /// Text of a page, and where its links begin.
    case html(String, base: String?)
  }

  /// What was loaded, in order.
  open private(set) var loads: [Load] = []
  /// Number of reloads.
  open private(set) var reloadCount = 0
  /// The page's title; a test sets it.
  open var title: String?
  /// Whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links can be looked at before.
  open var allowsLinkPreview = true
  /// What the view calls itself.
  open var customUserAgent: String?
  /// Whether the page is made to fit, of UIWebView.
  open var scalesPageToFit = false
  /// Bits of what becomes a link, of UIWebView.
  open var dataDetectorTypes: WKDataDetectorTypes = .phoneNumber

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.webViewTable.read(self, from: coder)
    // Nil in every archive: delegates are outlets.
    let key = Self.webViewTable.names.key("delegate")
    if coder.contains(key), try coder.value(key)?.isNull == false { coder.keepUnread(key) }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [webViewTable] }

  private static let webViewTable = PropertyTable(
    WKWebView.self, kind: UIKitElements.wkWebView, others: [UIKitElements.webView], fresh: { WKWebView() },
    [
      Property("allowsBackForwardNavigationGestures", \.allowsBackForwardNavigationGestures),
      Property("allowsLinkPreview", \.allowsLinkPreview),
      Property("customUserAgent", \.customUserAgent),
      Property("scalesPageToFit", \.scalesPageToFit),
      Property("dataDetectorTypes", \.dataDetectorTypes),
    ])

  /// Loads a page by its address.
  open func load(_ address: String) { loads.append(.address(address)) }

  /// Loads a page by a request, of which its address is remembered.
  open func load(_ request: URLRequest) { load(request.url?.absoluteString ?? "") }

  /// Loads a page from text.
  open func loadHTMLString(_ html: String, baseURL base: String? = nil) { loads.append(.html(html, base: base)) }

  /// Loads the page again.
  open func reload() { reloadCount += 1 }

  /// The address of the last page that has one.
  open var address: String? {
    loads.reversed().lazy.compactMap { if case .address(let address) = $0 { address } else { nil } }.first
  }
}
