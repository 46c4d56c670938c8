// What the Glibc module leaves out: <wchar.h> declares wcwidth only under _XOPEN_SOURCE, which the
// module was built without. On Apple systems it is the same declaration once more.
#ifndef CTERMINAL_SHIM_H
#define CTERMINAL_SHIM_H

#include <stddef.h>

int wcwidth(wchar_t character);

#endif
