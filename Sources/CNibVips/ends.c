#ifdef NIB_WITH_VIPS
#include "private.h"

#include <string.h>

static void *remove_matching(VipsImage *image, const char *name, GValue *value, void *data) {
  (void)image;
  (void)value;
  GPtrArray **state = data;
  const char *const *prefixes = (const char *const *)state[1];
  for (int i = 0; prefixes[i]; i++)
    if (g_str_has_prefix(name, prefixes[i])) g_ptr_array_add(state[0], g_strdup(name));
  return NULL;
}

NibVipsImage *nib_vips_without(NibVipsImage *image, const char *const *prefixes) {
  VipsImage *result = NULL;
  if (vips_copy(in(image), &result, NULL)) return NULL;
  // Names are collected first: the table must not change while it is walked.
  GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
  void *state[2] = {names, (void *)prefixes};
  vips_image_map(result, (VipsImageMapFn)remove_matching, state);
  for (guint i = 0; i < names->len; i++) vips_image_remove(result, g_ptr_array_index(names, i));
  g_ptr_array_free(names, TRUE);
  return (NibVipsImage *)result;
}

typedef struct {
  void *context;
  NibVipsStop stop;
  NibVipsRelease release;
} Watch;

static void on_progress(VipsImage *image, VipsProgress *progress, Watch *watch) {
  (void)progress;
  if (watch->stop(watch->context)) vips_image_set_kill(image, TRUE);
}

static void on_watch_end(void *data) {
  Watch *watch = data;
  watch->release(watch->context);
  g_free(watch);
}

void nib_vips_watch(NibVipsImage *image, void *context, NibVipsStop stop, NibVipsRelease release) {
  Watch *watch = g_new0(Watch, 1);
  *watch = (Watch){context, stop, release};
  g_object_set_data_full(G_OBJECT(image), "nib-watch", watch, on_watch_end);
  vips_image_set_progress(in(image), TRUE);
  g_signal_connect(image, "eval", G_CALLBACK(on_progress), watch);
}

typedef struct {
  uint8_t *bytes;
  size_t row;
} Rows;

// Called with strips from top to bottom, each as wide as the image.
static int on_strip(VipsRegion *region, VipsRect *area, void *data) {
  Rows *rows = data;
  for (int y = 0; y < area->height; y++)
    memcpy(
        rows->bytes + (size_t)(area->top + y) * rows->row, VIPS_REGION_ADDR(region, area->left, area->top + y),
        rows->row);
  return 0;
}

int nib_vips_write(NibVipsImage *image, uint8_t *bytes, size_t count) {
  Rows rows = {bytes, VIPS_IMAGE_SIZEOF_LINE(in(image))};
  if (count < rows.row * (size_t)in(image)->Ysize) return -1;
  return vips_sink_disc(in(image), on_strip, &rows);
}

void *nib_vips_encoded(NibVipsImage *image, const char *saver, int quality, bool strips, size_t *count) {
  char name[64];
  snprintf(name, sizeof name, "%s_buffer", saver);
  VipsOperation *operation = vips_operation_new(name);
  if (!operation) return NULL;
  g_object_set(operation, "in", image, "strip", (gboolean)strips, NULL);
  if (g_object_class_find_property(G_OBJECT_GET_CLASS(operation), "Q") && strcmp(saver, "pngsave") != 0)
    g_object_set(operation, "Q", quality, NULL);
  void *bytes = NULL;
  VipsBlob *blob = NULL;
  if (!vips_cache_operation_buildp(&operation)) g_object_get(operation, "buffer", &blob, NULL);
  if (blob) {
    size_t length;
    const void *data = vips_blob_get(blob, &length);
    bytes = g_memdup2(data, length);
    *count = length;
    vips_area_unref(VIPS_AREA(blob));
  }
  vips_object_unref_outputs(VIPS_OBJECT(operation));
  g_object_unref(operation);
  return bytes;
}
#endif
