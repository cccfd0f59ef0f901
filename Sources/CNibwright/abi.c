#include "nibwright.h"

/* Sizes that programs compiled against ABI version 2 rely on. */
_Static_assert(sizeof(nibwright_status) == 4, "enumerations have 32 bits");
_Static_assert(sizeof(nibwright_diagnostic) == 56, "a diagnostic has 56 bytes");
_Static_assert(sizeof(nibwright_value) == 64, "a value has 64 bytes");
_Static_assert(sizeof(nibwright_connection) == 40, "a connection has 40 bytes");
_Static_assert(sizeof(nibwright_object) == 40, "what is known of an object has 40 bytes");
_Static_assert(sizeof(nibwright_factory) == 80, "a factory has 80 bytes");
_Static_assert(sizeof(nibwright_context_options) == 24, "options of a context have 24 bytes");
_Static_assert(sizeof(nibwright_compile_options) == 40, "options of a compile have 40 bytes");
_Static_assert(sizeof(nibwright_resolve_options) == 32, "options of resolving have 32 bytes");
_Static_assert(sizeof(nibwright_object_row) == 12, "a row of objects has 12 bytes");
_Static_assert(sizeof(nibwright_value_row) == 16, "a row of values has 16 bytes");
_Static_assert(NIBWRIGHT_ABI_VERSION == 2, "sizes above are those of this version");
