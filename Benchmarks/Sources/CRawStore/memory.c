#include "CRawStore.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

int64_t raw_bytes_in_use(void) {
#ifdef __GLIBC__
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}
