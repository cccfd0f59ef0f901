#ifdef NIB_WITH_VIPS
#include "private.h"

// What libvips warns of is either an error here or borne on purpose; nothing goes to standard error.
static void ignore(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer data) {
  (void)domain;
  (void)level;
  (void)message;
  (void)data;
}

int nib_vips_start(const char *const *loaders) {
  if (VIPS_INIT("nibwright")) return -1;
  // Every image is another: remembered operations would only hold memory.
  vips_cache_set_max(0);
  // Each thread has buffers of its own. What decodes need is reckoned for four; more hardly help, as rows are decoded one
  // after another.
  if (vips_concurrency_get() > 4) vips_concurrency_set(4);
  g_log_set_handler("VIPS", G_LOG_LEVEL_WARNING, ignore, NULL);
  vips_operation_block_set("VipsForeignLoad", TRUE);
  for (int i = 0; loaders[i]; i++) {
    char name[64];
    snprintf(name, sizeof name, "VipsForeignLoad%s", loaders[i]);
    vips_operation_block_set(name, FALSE);
  }
  return 0;
}

bool nib_vips_has_loader(const char *loader) {
  char name[64];
  snprintf(name, sizeof name, "%s_source", loader);
  return vips_type_find("VipsOperation", name) != 0;
}

const char *nib_vips_version(void) { return vips_version_string(); }

char *nib_vips_take_error(void) { return vips_error_buffer_copy(); }

void nib_vips_free(void *memory) { g_free(memory); }

#else
// Without the trait there is no libvips, and this target is empty.
typedef int nib_vips_is_absent;
#endif
