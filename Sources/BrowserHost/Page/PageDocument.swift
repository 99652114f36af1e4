/// The one page: markup, style and script in one file, with nothing to fetch besides.
enum PageDocument {
  /// - Parameter nonce: what the page's policy demands of its style and its script.
  static func html(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, \
    user-scalable=no, interactive-widget=resizes-content">
    <meta name="color-scheme" content="light dark">
    <title>Halcyon</title>
    <link rel="icon" href="data:,">
    <style nonce="\(nonce)">\(style)</style>
    </head>
    <body>
    \(markup)
    <script nonce="\(nonce)">
    "use strict";
    (() => {
    \(script)
    })();
    </script>
    </body>
    </html>
    """
  }

  private static let script = [
    PageScript.frames, PageScript.layout, PageScript.connection, PageScript.touch,
    PageScript.typing, PageScript.controls, PageScript.start,
  ].joined(separator: "\n")
}

/// The page's script, a string for each of its concerns; they are joined within one function.
enum PageScript {}
