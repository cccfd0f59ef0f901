#ifndef NIBWRIGHT_CHECKS_H
#define NIBWRIGHT_CHECKS_H

/* Uses the library as a C program does; returns the number of what did not hold and writes it to standard error.
   `archives` is the folder of samples, `scratch` one to write to. */
int nibwright_checks(const char *archives, const char *scratch);

#endif
