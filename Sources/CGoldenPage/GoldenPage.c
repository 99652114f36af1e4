#include "CGoldenPage.h"

// The compiler reads the files as it reads headers: an edit of one compiles this file anew.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char document[] = {
#embed "page/page.html" suffix(, 0)
};
const char *golden_page_document(void) { return document; }

static const char style[] = {
#embed "page/page.css" suffix(, 0)
};
const char *golden_page_style(void) { return style; }

static const char script[] = {
#embed "page/page.js" suffix(, 0)
};
const char *golden_page_script(void) { return script; }

static const char section[] = {
#embed "page/section.html" suffix(, 0)
};
const char *golden_page_section(void) { return section; }

static const char comparison[] = {
#embed "page/comparison.html" suffix(, 0)
};
const char *golden_page_comparison(void) { return comparison; }

static const char figure[] = {
#embed "page/figure.html" suffix(, 0)
};
const char *golden_page_figure(void) { return figure; }
