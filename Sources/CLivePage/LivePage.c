#include "CLivePage.h"

// The compiler reads the files as it reads headers: an edit of one compiles this file anew, in milliseconds.
// A Swift array of the same bytes takes it many seconds.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char document[] = {
#embed "page/page.html" suffix(, 0)
};
const char *live_page_document(void) { return document; }

static const char style[] = {
#embed "page/page.css" suffix(, 0)
};
const char *live_page_style(void) { return style; }

static const char script[] = {
#embed "page/pictures.js" suffix(, )
#embed "page/embedding.js" suffix(, )
#embed "page/layout.js" suffix(, )
#embed "page/connection.js" suffix(, )
#embed "page/touch.js" suffix(, )
#embed "page/mirror.js" suffix(, )
#embed "page/mirror-use.js" suffix(, )
#embed "page/typing.js" suffix(, )
#embed "page/controls.js" suffix(, )
#embed "page/sizes.js" suffix(, )
#embed "page/previews.js" suffix(, )
#embed "page/tree.js" suffix(, )
#embed "page/notices.js" suffix(, )
#embed "page/finding.js" suffix(, )
#embed "page/status.js" suffix(, )
#embed "page/shortcuts.js" suffix(, )
#embed "page/start.js" suffix(, 0)
};
const char *live_page_script(void) { return script; }
