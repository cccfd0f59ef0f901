// The only door to libxml2: the SAX2 parser. NibDocument/Reader is the only room behind it.
// Built with ICU, libxml2 includes the system's ICU headers, whose types Swift finds again, and different, in Foundation's
// own ICU: a program that imports both does not compile. Nothing here needs what they add, two pointers at the end of a
// record that only libxml2 makes.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// libxml2 reports some faults of an encoding to no parser, but to the thread's handler, which prints them. These two
// silence the handler for a while and put it back; the handler is a macro, which Swift cannot see.
typedef struct {
  xmlStructuredErrorFunc function;
  void *context;
} NibErrorHandler;

// Newer versions of libxml2 make the error const, hence the cast below.
static inline void nib_ignore_error(void *context, xmlErrorPtr error) {}

static inline NibErrorHandler nib_silence_errors(void) {
  NibErrorHandler saved = {xmlStructuredError, xmlStructuredErrorContext};
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)nib_ignore_error);
  return saved;
}

static inline void nib_restore_errors(NibErrorHandler saved) {
  xmlSetStructuredErrorFunc(saved.context, saved.function);
}
