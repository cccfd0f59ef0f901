// The locale that tests run in.

#pragma once

/// What stands between the whole and the fraction of a number in the process's locale.
const char *nib_decimal_point(void);
