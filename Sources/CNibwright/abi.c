#include "nibwright.h"

/* What programs compiled against ABI version 2 rely on. Compiled by Swift's clang with the package, and by the tests in every
   language that the header is for. */
#if defined(__cplusplus)
#define HOLDS(condition, words) static_assert(condition, words)
#define ALIGNMENT(type) alignof(type)
#else
#define HOLDS(condition, words) __extension__ _Static_assert(condition, words)
#define ALIGNMENT(type) __alignof__(type)
#endif

HOLDS(NIBWRIGHT_ABI_VERSION == 2, "what is below is of this version");

/* Enumerations are 32 bits without sign, in memory and where they are passed. */
#define ENUMERATION(type) \
  HOLDS(sizeof(type) == 4 && ALIGNMENT(type) == 4, #type " has 32 bits"); \
  HOLDS((type)-1 > (type)0, #type " has no sign")
ENUMERATION(nibwright_status);
ENUMERATION(nibwright_severity);
ENUMERATION(nibwright_form);
ENUMERATION(nibwright_style);
ENUMERATION(nibwright_context_flags);
ENUMERATION(nibwright_list);
ENUMERATION(nibwright_convention);
ENUMERATION(nibwright_compile_flags);
ENUMERATION(nibwright_convert_flags);
ENUMERATION(nibwright_value_kind);
ENUMERATION(nibwright_connection_kind);
ENUMERATION(nibwright_resource);

/* The last value of each: one that was put between others moves it. */
HOLDS(NIBWRIGHT_FAILED == 7, "values of nibwright_status");
HOLDS(NIBWRIGHT_ERROR == 2, "values of nibwright_severity");
HOLDS(NIBWRIGHT_FORM_FOLDER == 4, "values of nibwright_form");
HOLDS(NIBWRIGHT_STYLE_RSWIFT == 2, "values of nibwright_style");
HOLDS(NIBWRIGHT_CONTEXT_PRETTY == 1 && NIBWRIGHT_CONTEXT_PICKLE == 2, "values of nibwright_context_flags");
HOLDS((NIBWRIGHT_CONTEXT_PRETTY | NIBWRIGHT_CONTEXT_PICKLE) == 3, "flags that are joined");
HOLDS(NIBWRIGHT_LIST_SCENES == 2, "values of nibwright_list");
HOLDS(NIBWRIGHT_ESCAPED == 3, "values of nibwright_convention");
HOLDS(NIBWRIGHT_COMPILE_STRICT == 1, "values of nibwright_compile_flags");
HOLDS(NIBWRIGHT_CONVERT_CANONICAL == 1, "values of nibwright_convert_flags");
HOLDS(NIBWRIGHT_VALUE_CONTENT == 10, "values of nibwright_value_kind");
HOLDS(NIBWRIGHT_CONNECTION_OTHER == 4, "values of nibwright_connection_kind");
HOLDS(NIBWRIGHT_RESOURCE_FILE == 3, "values of nibwright_resource");

#define STRUCTURE(type, size, alignment) \
  HOLDS(sizeof(type) == (size), #type " has " #size " bytes"); \
  HOLDS(ALIGNMENT(type) == (alignment), #type " is aligned to " #alignment)
#define MEMBER(type, member, offset) HOLDS(offsetof(type, member) == (offset), #type "." #member " is at " #offset)
STRUCTURE(nibwright_diagnostic, 56, 8);
MEMBER(nibwright_diagnostic, severity, 0);
MEMBER(nibwright_diagnostic, line, 4);
MEMBER(nibwright_diagnostic, offset, 16);
MEMBER(nibwright_diagnostic, object, 48);
STRUCTURE(nibwright_value, 64, 8);
MEMBER(nibwright_value, kind, 0);
MEMBER(nibwright_value, integer, 8);
MEMBER(nibwright_value, object, 56);
STRUCTURE(nibwright_connection, 40, 8);
MEMBER(nibwright_connection, kind, 0);
MEMBER(nibwright_connection, source, 8);
MEMBER(nibwright_connection, label, 32);
STRUCTURE(nibwright_object, 40, 8);
MEMBER(nibwright_object, number, 32);
STRUCTURE(nibwright_factory, 80, 8);
MEMBER(nibwright_factory, make, 16);
MEMBER(nibwright_factory, failure, 72);
STRUCTURE(nibwright_context_options, 24, 8);
MEMBER(nibwright_context_options, style, 8);
MEMBER(nibwright_context_options, flags, 12);
MEMBER(nibwright_context_options, module, 16);
STRUCTURE(nibwright_compile_options, 40, 8);
MEMBER(nibwright_compile_options, flags, 8);
MEMBER(nibwright_compile_options, module, 16);
STRUCTURE(nibwright_resolve_options, 32, 8);
MEMBER(nibwright_resolve_options, kind, 8);
MEMBER(nibwright_resolve_options, scale, 12);
MEMBER(nibwright_resolve_options, languages, 16);
STRUCTURE(nibwright_object_row, 12, 4);
STRUCTURE(nibwright_value_row, 16, 8);
