// The live page's own files, as they stand in the folder page: kept in the program, so that it needs no file
// to be found beside it.

#ifndef CLIVEPAGE_H
#define CLIVEPAGE_H

// The document, with {{nonce}}, {{style}} and {{script}} where these are to be put in.
const char *live_page_document(void);
const char *live_page_style(void);
// All scripts, in the order in which they need one another: one scope.
const char *live_page_script(void);

#endif
