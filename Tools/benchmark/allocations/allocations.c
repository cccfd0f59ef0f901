// Counts the blocks that the program asks the heap for. The C library lets a program put its own functions in the place
// of malloc and its kin; these count and hand on. Blocks that grow count as new ones, as they usually move.

#include "allocations.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <errno.h>
#include <stddef.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local unsigned long long allocations;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  allocations++;
  void *block = __libc_memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

unsigned long long nib_allocations(void) { return allocations; }
#else
unsigned long long nib_allocations(void) { return 0; }
#endif
