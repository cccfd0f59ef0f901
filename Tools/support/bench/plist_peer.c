// Reads binary property lists as libplist does, from memory, and prints the processor seconds of the quickest round.
//
// usage: plist_peer ROUNDS < PATHS, a path a line
#include <plist/plist.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { most = 100000 };
static char *contents[most];
static uint32_t sizes[most];

static int load(const char *path, int index) {
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  contents[index] = malloc(size > 0 ? size : 1);
  sizes[index] = contents[index] ? fread(contents[index], 1, size, file) : 0;
  fclose(file);
  return sizes[index] > 0;
}

int main(int count, char **words) {
  int rounds = count > 1 ? atoi(words[1]) : 1, files = 0, read = 0;
  char path[4096];
  while (files < most && fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    files += load(path, files);
  }
  double least = -1;
  for (int round = 0; round < rounds; round++) {
    clock_t start = clock();
    for (int index = 0; index < files; index++) {
      plist_t list = NULL;
      plist_from_bin(contents[index], sizes[index], &list);
      if (!list) continue;
      read++;
      plist_free(list);
    }
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    if (least < 0 || seconds < least) least = seconds;
  }
  printf("%d %.9f\n", rounds ? read / rounds : 0, least);
  return 0;
}
