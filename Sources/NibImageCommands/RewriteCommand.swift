import NibCommands
import NibRemote
import NibResources

extension Command {
  /// `nibwright-images rewrite`
  public static var rewrite: Command {
    Command(
      name: "rewrite", summary: "Puts the resources that a page names by rsrc: URLs into the page.",
      table: OptionTable(
        operands: "PAGE", count: 1...1,
        options: PageInput.options + [rewrittenPage.option]),
      run: { arguments, terminal in
        rewrite(PageInput(arguments), output: arguments[rewrittenPage], &terminal)
      })
  }

  private static let rewrittenPage = TypedOption.text("output", "OUT", "Page to write; default: standard output.")

  private static func rewrite(_ input: PageInput, output: String?, _ terminal: inout Terminal) -> ExitCode {
    do throws(ResourceError) {
      let page = try input.page()
      try input.checkBundles()
      var code = ExitCode.success
      var inliner = ResourceInliner(resolver: input.resolver)
      let rewritten = PageRewriter.rewrite(page) { url in
        inliner.url(for: url) { error in
          terminal.report(error.diagnostic)
          code = .failure
        }
      }
      if let output {
        try AtomicFileWriter.write(rewritten, to: output)
      } else {
        terminal.write(String(decoding: rewritten, as: UTF8.self))
      }
      return code
    } catch {
      terminal.report(error.diagnostic)
      return error.code == .unwritable ? .failure : .unreadable
    }
  }
}
