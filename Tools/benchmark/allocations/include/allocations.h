#ifndef NIB_ALLOCATIONS_H
#define NIB_ALLOCATIONS_H

/// Number of blocks that this thread has asked the heap for since it started; 0 where they cannot be counted.
unsigned long long nib_allocations(void);

#endif
