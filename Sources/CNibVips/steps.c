#ifdef NIB_WITH_VIPS
#include "private.h"

NibVipsImage *nib_vips_resized(NibVipsImage *image, int width, int height) {
  VipsImage *result = NULL;
  // An export profile changes the colours even of pictures that have no profile to come from.
  bool has_profile = vips_image_get_typeof(in(image), VIPS_META_ICC_NAME) != 0;
  int failed =
      has_profile
          ? vips_thumbnail_image(
                in(image), &result, width, "height", height, "size", VIPS_SIZE_FORCE, "no_rotate", TRUE,
                "export_profile", "srgb", NULL)
          : vips_thumbnail_image(
                in(image), &result, width, "height", height, "size", VIPS_SIZE_FORCE, "no_rotate", TRUE, NULL);
  return out(failed, result);
}

NibVipsImage *nib_vips_area(NibVipsImage *image, int left, int top, int width, int height) {
  VipsImage *result = NULL;
  return out(vips_extract_area(in(image), &result, left, top, width, height, NULL), result);
}

NibVipsImage *nib_vips_held(NibVipsImage *image) { return (NibVipsImage *)vips_image_copy_memory(in(image)); }

NibVipsImage *nib_vips_turned(NibVipsImage *image, int orientation) {
  VipsImage *said = NULL, *result = NULL;
  if (vips_copy(in(image), &said, NULL)) return NULL;
  vips_image_set_int(said, VIPS_META_ORIENTATION, orientation);
  int failed = vips_autorot(said, &result, NULL);
  g_object_unref(said);
  return out(failed, result);
}

// Takes `image`; what it gives is the caller's.
static VipsImage *taken(int failed, VipsImage *image, VipsImage **result) {
  g_object_unref(image);
  return failed ? NULL : *result;
}

NibVipsImage *nib_vips_rgba(NibVipsImage *image) {
  VipsImage *color = NULL, *bytes = NULL, *whole = NULL, *result = NULL;
  if (vips_colourspace(in(image), &color, VIPS_INTERPRETATION_sRGB, NULL)) return NULL;
  bytes = taken(vips_cast_uchar(color, &bytes, NULL), color, &bytes);
  if (!bytes) return NULL;
  if (bytes->Bands >= 4) {
    whole = bytes;
  } else {
    whole = taken(vips_addalpha(bytes, &whole, NULL), bytes, &whole);
    // The alpha of a picture of 8 bits is added as a wider number.
    if (whole && whole->BandFmt != VIPS_FORMAT_UCHAR) {
      VipsImage *narrow = NULL;
      whole = taken(vips_cast_uchar(whole, &narrow, NULL), whole, &narrow);
    }
  }
  if (!whole) return NULL;
  int failed = vips_extract_band(whole, &result, 0, "n", 4, NULL);
  return (NibVipsImage *)taken(failed, whole, &result);
}

NibVipsImage *nib_vips_affine(
    NibVipsImage *image, const double matrix[4], double x, double y, int width, int height, bool is_upright) {
  VipsImage *result = NULL;
  VipsInterpolate *interpolate = vips_interpolate_new("bicubic");
  VipsArrayInt *area = vips_array_int_newv(4, 0, 0, width, height);
  int failed = vips_affine(
      in(image), &result, matrix[0], matrix[1], matrix[2], matrix[3], "idx", 0.5, "idy", 0.5, "odx", x - 0.5, "ody",
      y - 0.5, "oarea", area, "interpolate", interpolate, "extend",
      is_upright ? VIPS_EXTEND_COPY : VIPS_EXTEND_BACKGROUND, NULL);
  vips_area_unref(VIPS_AREA(area));
  g_object_unref(interpolate);
  return out(failed, result);
}

// Colour and alpha apart, the colour changed by `change`, and both together again.
static NibVipsImage *recolored(NibVipsImage *image, int (*change)(VipsImage *, VipsImage **, const void *), const void *data) {
  VipsImage *color = NULL, *alpha = NULL, *changed = NULL, *bytes = NULL, *result = NULL;
  if (vips_extract_band(in(image), &color, 0, "n", 3, NULL)) return NULL;
  changed = taken(change(color, &changed, data), color, &changed);
  if (!changed) return NULL;
  bytes = taken(vips_cast_uchar(changed, &bytes, NULL), changed, &bytes);
  if (!bytes) return NULL;
  if (vips_extract_band(in(image), &alpha, 3, NULL)) {
    g_object_unref(bytes);
    return NULL;
  }
  int failed = vips_bandjoin2(bytes, alpha, &result, NULL);
  g_object_unref(alpha);
  result = taken(failed, bytes, &result);
  return (NibVipsImage *)result;
}

static int by_matrix(VipsImage *image, VipsImage **result, const void *data) {
  const double *rows = data;
  double factors[9], constants[3], ones[3] = {1, 1, 1};
  for (int row = 0; row < 3; row++) {
    for (int column = 0; column < 3; column++) factors[row * 3 + column] = rows[row * 4 + column];
    // A cast cuts off, and this rounds.
    constants[row] = rows[row * 4 + 3] + 0.5;
  }
  VipsImage *matrix = vips_image_new_matrix_from_array(3, 3, factors, 9);
  VipsImage *mixed = NULL;
  int failed = vips_recomb(image, &mixed, matrix, NULL);
  g_object_unref(matrix);
  if (failed) return -1;
  failed = vips_linear(mixed, result, ones, constants, 3, NULL);
  g_object_unref(mixed);
  return failed;
}

NibVipsImage *nib_vips_matrix(NibVipsImage *image, const double rows[12]) { return recolored(image, by_matrix, rows); }

static int by_table(VipsImage *image, VipsImage **result, const void *data) {
  // libvips keeps a look-up table as an image of one row, with the samples of its bands side by side.
  const uint8_t *table = data;
  uint8_t pixels[768];
  for (int i = 0; i < 256; i++)
    for (int band = 0; band < 3; band++) pixels[i * 3 + band] = table[band * 256 + i];
  VipsImage *lut = vips_image_new_from_memory_copy(pixels, sizeof pixels, 256, 1, 3, VIPS_FORMAT_UCHAR);
  if (!lut) return -1;
  int failed = vips_maplut(image, result, lut, NULL);
  g_object_unref(lut);
  return failed;
}

NibVipsImage *nib_vips_table(NibVipsImage *image, const uint8_t table[768]) { return recolored(image, by_table, table); }

NibVipsImage *nib_vips_blurred(NibVipsImage *image, double sigma) {
  // Transparent pixels have no colour to give away, so the colours are weighted with alpha first.
  VipsImage *weighted = NULL, *soft = NULL, *whole = NULL, *result = NULL;
  if (vips_premultiply(in(image), &weighted, NULL)) return NULL;
  soft = taken(vips_gaussblur(weighted, &soft, sigma, "min_ampl", 0.05, NULL), weighted, &soft);
  if (!soft) return NULL;
  whole = taken(vips_unpremultiply(soft, &whole, NULL), soft, &whole);
  if (!whole) return NULL;
  VipsImage *rounded = NULL;
  whole = taken(vips_rint(whole, &rounded, NULL), whole, &rounded);
  if (!whole) return NULL;
  result = taken(vips_cast_uchar(whole, &result, NULL), whole, &result);
  return (NibVipsImage *)result;
}

NibVipsImage *nib_vips_flat(NibVipsImage *image) {
  VipsImage *result = NULL;
  VipsArrayDouble *white = vips_array_double_newv(3, 255.0, 255.0, 255.0);
  int failed = vips_flatten(in(image), &result, "background", white, NULL);
  vips_area_unref(VIPS_AREA(white));
  return out(failed, result);
}
#endif
