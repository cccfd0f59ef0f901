#ifdef NIB_WITH_VIPS
#include "private.h"

int nib_vips_width(NibVipsImage *image) { return in(image)->Xsize; }
int nib_vips_height(NibVipsImage *image) { return in(image)->Ysize; }
int nib_vips_bands(NibVipsImage *image) { return in(image)->Bands; }
int nib_vips_sample_bytes(NibVipsImage *image) { return (int)VIPS_IMAGE_SIZEOF_ELEMENT(in(image)); }
int nib_vips_orientation(NibVipsImage *image) { return vips_image_get_orientation(in(image)); }

bool nib_vips_flag(NibVipsImage *image, const char *name) {
  int value = 0;
  return vips_image_get_typeof(in(image), name) && !vips_image_get_int(in(image), name, &value) && value != 0;
}

const void *nib_vips_blob(NibVipsImage *image, const char *name, size_t *count) {
  const void *bytes = NULL;
  if (vips_image_get_typeof(in(image), name) != VIPS_TYPE_BLOB) return NULL;
  return vips_image_get_blob(in(image), name, &bytes, count) ? NULL : bytes;
}
#endif
