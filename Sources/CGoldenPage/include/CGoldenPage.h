// The files of the page that shows which pictures differ, as they stand in the folder page. What stands in double
// braces is to be put in.

#ifndef CGOLDENPAGE_H
#define CGOLDENPAGE_H

const char *golden_page_document(void);
const char *golden_page_style(void);
const char *golden_page_script(void);
// One picture's part of the document.
const char *golden_page_section(void);
const char *golden_page_comparison(void);
const char *golden_page_figure(void);

#endif
