// What the files of this target share.
#include "CNibVips.h"

#include <stdio.h>
#include <vips/vips.h>

static inline VipsImage *in(NibVipsImage *image) { return (VipsImage *)image; }
static inline NibVipsImage *out(int failed, VipsImage *image) { return failed ? NULL : (NibVipsImage *)image; }
