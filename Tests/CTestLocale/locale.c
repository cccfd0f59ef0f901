// Takes on the locale of the environment before anything else runs, as programs with a window do. A library is a guest
// in such hosts, where the C library reads and writes numbers with a comma.

#include "locale_of_tests.h"

#include <locale.h>

__attribute__((constructor)) static void take_locale(void) { setlocale(LC_ALL, ""); }

const char *nib_decimal_point(void) { return localeconv()->decimal_point; }
