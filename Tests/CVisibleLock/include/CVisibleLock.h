#ifndef CVISIBLELOCK_H
#define CVISIBLELOCK_H

// Nothing to call: what this target does, it does by being linked into the tests.

#endif
